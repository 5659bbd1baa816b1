import { useGrid } from '@orrery/ui';
import { type PointerEvent, useMemo } from 'react';
import type { XY } from '../../rules/kind.ts';
import { columnName, rowName } from '../../words/cell.ts';
import { cellKey } from '../beats.ts';
import { cellsOf, type Plan } from './plan.ts';

export interface CellsProps {
  readonly plan: Plan;
  readonly title: string;
  readonly start: XY | null;
  label(at: XY): string;
  /** legal: may be chosen now; chosen: holds the aim; shut: nothing can be done here. */
  state(at: XY): 'legal' | 'chosen' | 'shut' | 'idle';
  choose(at: XY, byKey: boolean): void;
  /** The mouse or the keys are over this cell; null: over none. */
  over(at: XY | null): void;
  grab?(at: XY, event: PointerEvent<HTMLElement>): void;
}

/** The sector for hands, keys and ears: a grid of real buttons over the drawing, with headers, one tab stop, arrow keys. */
export function Cells({ plan, title, start, label, state, choose, over, grab }: CellsProps) {
  const { left, top, columns, rows } = plan;
  const cells = useMemo(
    () => cellsOf({ left, top, columns, rows }).map((at) => ({ key: cellKey(at), ...at })),
    [left, top, columns, rows],
  );
  const { container, cell } = useGrid<HTMLTableElement>(cells, { start: start && cellKey(start), board: true });
  const size = { width: plan.cellWidth, height: plan.cellHeight };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells hold buttons and arrow keys go among them
    <table {...container} role="grid" aria-label={title} className="ss-cells">
      <thead>
        <tr style={{ height: plan.marginY }}>
          <td style={{ width: plan.marginX }} />
          {Array.from({ length: columns }, (_, i) => (
            <th key={columnName(left + i)} scope="col">
              <span className="unseen">{columnName(left + i)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={rowName(top + row)}>
            <th scope="row">
              <span className="unseen">{rowName(top + row)}</span>
            </th>
            {cells.slice(row * columns, (row + 1) * columns).map(({ key, x, y }) => {
              const now = state({ x, y });
              const tabbed = cell(key);
              return (
                <td key={key}>
                  <button
                    type="button"
                    className="ss-cell"
                    style={size}
                    data-state={now}
                    aria-pressed={now === 'chosen'}
                    aria-label={label({ x, y })}
                    aria-disabled={now === 'shut' || undefined}
                    onClick={(event) => choose({ x, y }, event.detail === 0)}
                    onPointerDown={now === 'chosen' && grab ? (event) => grab({ x, y }, event) : undefined}
                    // A finger covers what it is over, and a tap chooses it.
                    onPointerEnter={({ pointerType }) => pointerType === 'mouse' && over({ x, y })}
                    onPointerLeave={() => over(null)}
                    onBlur={() => over(null)}
                    {...tabbed}
                    onFocus={(event) => {
                      tabbed.onFocus();
                      if (event.target.matches(':focus-visible')) over({ x, y });
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
