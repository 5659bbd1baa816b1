import { memo, useMemo, useState } from 'react';
import { Icon, Sigil } from '../art/index.ts';
import { useGrid } from '../grid/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { Phrase, useSay } from '../words/index.ts';
import type { LogLine } from './lines.ts';
import { firstShown } from './shown.ts';
import { useFollowEnd } from './useFollowEnd.ts';
import './log.css';

export interface LogProps {
  readonly lines: readonly LogLine[];
  /** Above the first line: what one plays for. */
  readonly goal?: string | null;
  readonly seats: readonly SeatInfo[];
  /** The line whose moment is on stage, by key. */
  readonly looking: string | null;
  /** Lights up the cells a line speaks of; none when it is left. */
  light(cells: readonly string[]): void;
  /** Shows the moment of a line; null: that one is out of reach. */
  look(line: LogLine): (() => void) | null;
  /** Brings the lines before the first; null: there are none. */
  readonly earlier?: (() => void) | null;
  /** Plays the last reveal again. */
  readonly again?: (() => void) | null;
}

/** The log: one tab stop, arrows from line to line, newest at the end. */
export const Log = memo(function Log(props: LogProps) {
  const { lines: all, goal = null, seats, looking, light, look, earlier = null, again = null } = props;
  const say = useSay();
  const [pages, setPages] = useState(1);
  const first = firstShown(all.length, pages);
  const lines = useMemo(() => (first === 0 ? all : all.slice(first)), [all, first]);
  const before = first > 0 ? () => setPages(pages + 1) : earlier;
  const sentences = useMemo(() => lines.filter((line) => !line.heading), [lines]);
  const cells = useMemo(() => sentences.map(({ key }, y) => ({ key, x: 0, y })), [sentences]);
  const grid = useGrid<HTMLOListElement>(cells, { start: sentences.at(-1)?.key ?? null });
  const follow = useFollowEnd(grid.container.ref, lines.length, lines[0]?.key ?? null);
  const aim = goal === null ? null : <p className="log-goal">{goal}</p>;
  if (lines.length === 0)
    return (
      <>
        {aim}
        <p className="log-empty">{say('ui.log.empty')}</p>
      </>
    );
  return (
    <div className="log">
      {aim}
      <ol {...grid.container} className="log-lines scrolls" onScroll={follow.onScroll}>
        {before !== null && (
          <li className="log-earlier">
            <button type="button" className="btn" onClick={before}>
              {say('ui.log.earlier')}
            </button>
          </li>
        )}
        {lines.map((line) =>
          line.heading ? (
            <li key={line.key} className="log-heading caps">
              <h2>
                <Phrase text={line.text} />
              </h2>
            </li>
          ) : (
            <li key={line.key}>
              <button
                type="button"
                className="log-line"
                {...grid.cell(line.key)}
                aria-current={looking === line.key ? 'step' : undefined}
                onFocus={() => {
                  grid.cell(line.key).onFocus();
                  light(line.cells);
                }}
                onBlur={() => light([])}
                onPointerEnter={() => light(line.cells)}
                onPointerLeave={() => light([])}
                onClick={look(line) ?? undefined}
                aria-disabled={look(line) === null || undefined}
              >
                <LineSigil line={line} seats={seats} />
                <span>
                  <Phrase text={line.text} />
                </span>
              </button>
            </li>
          ),
        )}
      </ol>
      {!follow.atEnd && (
        <button type="button" className="btn log-latest" onClick={follow.toEnd}>
          {say('ui.log.latest')}
        </button>
      )}
      {again !== null && (
        <button type="button" className="log-again" onClick={again}>
          <Icon name="rotate" size={18} />
          {say('ui.play.again')}
        </button>
      )}
    </div>
  );
});

export function LineSigil({ line, seats }: { readonly line: LogLine; readonly seats: readonly SeatInfo[] }) {
  const seat = seats.find((one) => one.seat === line.actor);
  if (seat === undefined) return <span className="log-nobody" />;
  const { sigil, line: colour } = seatIdentity(seat.look);
  return <Sigil name={sigil} size={20} fill={colour} />;
}
