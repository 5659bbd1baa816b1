import { rem, useGrid, useSteady } from '@orrery/ui';
import { memo, type PointerEvent, useMemo } from 'react';
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
  const { container, cell, current } = useGrid<HTMLTableElement>(cells, {
    start: start && cellKey(start),
    board: true,
  });
  const size = useMemo(
    () => ({ width: rem(plan.cellWidth), height: rem(plan.cellHeight) }),
    [plan.cellWidth, plan.cellHeight],
  );
  const acts = {
    choose: useSteady(choose),
    over: useSteady(over),
    grab: useSteady((at: XY, event: PointerEvent<HTMLElement>) => grab?.(at, event)),
    come: useSteady((key: string) => cell(key).onFocus()),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells hold buttons and arrow keys go among them
    <table {...container} role="grid" aria-label={title} className="ss-cells">
      <Columns left={left} columns={columns} width={rem(plan.marginX)} height={rem(plan.marginY)} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => {
          const here = cells.slice(row * columns, (row + 1) * columns);
          return (
            <Row
              key={rowName(top + row)}
              left={left}
              y={top + row}
              size={size}
              states={here.map((at) => state(at)).join(' ')}
              labels={here.map((at) => label(at)).join('\n')}
              stop={here.findIndex(({ key }) => key === current)}
              {...acts}
            />
          );
        })}
      </tbody>
    </table>
  );
}

const Columns = memo(function Columns({
  left,
  columns,
  width,
  height,
}: Pick<Plan, 'left' | 'columns'> & { readonly width: string; readonly height: string }) {
  return (
    <thead>
      <tr style={{ height }}>
        <td style={{ width }} />
        {Array.from({ length: columns }, (_, i) => (
          <th key={columnName(left + i)} scope="col">
            <span className="unseen">{columnName(left + i)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});

type State = ReturnType<CellsProps['state']>;

interface RowProps extends Acts {
  readonly left: number;
  readonly y: number;
  readonly size: CellButtonProps['size'];
  /** Of its cells, in one text: a row whose cells have not changed is not drawn again. */
  readonly states: string;
  readonly labels: string;
  /** The cell that Tab comes to; -1: it is in another row. */
  readonly stop: number;
}

const Row = memo(function Row({ left, y, size, states, labels, stop, ...acts }: RowProps) {
  const said = labels.split('\n');
  return (
    <tr>
      <th scope="row">
        <span className="unseen">{rowName(y)}</span>
      </th>
      {states.split(' ').map((state, i) => (
        <td key={cellKey({ x: left + i, y })}>
          <CellButton
            x={left + i}
            y={y}
            size={size}
            state={state as State}
            label={said[i] ?? ''}
            tabIndex={i === stop ? 0 : -1}
            {...acts}
          />
        </td>
      ))}
    </tr>
  );
});

interface Acts {
  choose(at: XY, byKey: boolean): void;
  over(at: XY | null): void;
  grab(at: XY, event: PointerEvent<HTMLElement>): void;
  come(key: string): void;
}

interface CellButtonProps extends XY, Acts {
  readonly size: { readonly width: string; readonly height: string };
  readonly state: State;
  readonly label: string;
  readonly tabIndex: 0 | -1;
}

/** Drawn again only where something of it has changed: a weapon that is carried over the sector changes two cells at a time. */
const CellButton = memo(function CellButton({ x, y, size, state, label, tabIndex, ...acts }: CellButtonProps) {
  const { choose, over, grab, come } = acts;
  const at = { x, y };
  return (
    <button
      type="button"
      className="ss-cell"
      style={size}
      data-state={state}
      data-cell={cellKey(at)}
      tabIndex={tabIndex}
      aria-pressed={state === 'chosen'}
      aria-label={label}
      aria-disabled={state === 'shut' || undefined}
      onClick={(event) => choose(at, event.detail === 0)}
      onPointerDown={state === 'chosen' ? (event) => grab(at, event) : undefined}
      // A finger covers what it is over, and a tap chooses it.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && over(at)}
      onPointerLeave={() => over(null)}
      onBlur={() => over(null)}
      onFocus={(event) => {
        come(cellKey(at));
        if (event.target.matches(':focus-visible')) over(at);
      }}
    />
  );
});
