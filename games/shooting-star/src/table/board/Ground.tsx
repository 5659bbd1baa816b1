import { n } from '@orrery/ui';
import { memo } from 'react';
import { columnName, rowName } from '../../words/cell.ts';
import type { Plan } from './plan.ts';

/** The chart under the planets: crosses at the corners of cells, two great circles, letters and numbers of the grid. */
export const Ground = memo(function Ground({ plan }: { readonly plan: Plan }) {
  const { width, height, columns, rows, marginX, marginY, cellWidth, cellHeight } = plan;
  const x = (column: number) => n(marginX + column * cellWidth);
  const y = (row: number) => n(marginY + row * cellHeight);
  let corners = '';
  let fine = '';
  for (let row = 0; row <= rows; row++) {
    fine += `M${x(0)} ${y(row)}H${x(columns)}`;
    for (let column = 0; column <= columns; column++)
      corners += `M${x(column) - 5} ${y(row)}h10M${x(column)} ${y(row) - 5}v10`;
  }
  for (let column = 0; column <= columns; column++) fine += `M${x(column)} ${y(0)}V${y(rows)}`;
  return (
    <g>
      <Circle x={width / 2} y={height * 2.1} r={height * 1.75} faint={0.3} />
      <Circle x={width / 2} y={-height * 1.25} r={height * 1.9} faint={0.22} />
      <path className="ss-fine" d={fine} />
      <path className="ss-corners" d={corners} />
      {Array.from({ length: columns }, (_, i) => (
        <text key={columnName(plan.left + i)} className="ss-coordinate" x={x(i + 0.5)} y={marginY - 4}>
          {columnName(plan.left + i)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <text key={rowName(plan.top + i)} className="ss-coordinate" x={marginX * 0.42} y={y(i + 0.5) + 4}>
          {rowName(plan.top + i)}
        </text>
      ))}
    </g>
  );
});

function Circle({
  x,
  y,
  r,
  faint,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly faint: number;
}) {
  return (
    <g className="ss-circle" opacity={faint}>
      <circle cx={n(x)} cy={n(y)} r={n(r)} />
      <circle className="ss-degrees" cx={n(x)} cy={n(y)} r={n(r + 5)} />
    </g>
  );
}
