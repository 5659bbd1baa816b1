import type { Kind, Seat, Told } from '@orrery/kernel';
import { type LogLine, lastDayOf } from '@orrery/ui';
import type { Lang, Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import type { ComingHere } from './feed.ts';
import { personName } from './names.ts';

interface Comings {
  /** What was told, as far as the stage has come; `ahead`: what comes on it next. */
  readonly told: readonly Pick<Told<Kind>, 'no' | 'at'>[];
  readonly ahead: Pick<Told<Kind>, 'at'> | undefined;
  readonly comings: readonly ComingHere[] | undefined;
  /** The game itself says whose time ran out. */
  readonly tellsRunOut?: boolean;
  sentence(coming: ComingHere): string;
}

/** The log with who came and went: each after all that was told until then, at its own time on the stage. */
export function withComings(lines: readonly LogLine[], by: Comings): readonly LogLine[] {
  const { told, ahead, comings = [], tellsRunOut = false } = by;
  const all = [...lines];
  for (const coming of comings) {
    if (ahead !== undefined && ahead.at <= coming.at) continue;
    if (tellsRunOut && coming.t === 'late') continue;
    const after = told.findLast(({ at }) => at <= coming.at);
    // Of a long match what was before it may not be here yet.
    if (after === undefined && told[0]?.no !== 0) continue;
    const last = after?.no ?? -1;
    // Whose time ran out is told under the heading of the turn that it ended, not under the next one's.
    const ended = ({ at, heading }: LogLine): boolean => coming.t === 'late' && heading && at?.no === last;
    const before = all.findIndex((line) => ended(line) || (line.at !== null && line.at.no > last));
    all.splice(before < 0 ? all.length : before, 0, lineOf(coming, by.sentence(coming)));
  }
  return all;
}

function lineOf({ no, seat }: ComingHere, text: string): LogLine {
  return { key: `coming.${no}`, at: null, actor: seat, text, cells: [], heading: false };
}

/** Who came or went, in the reader's language; `seatName`: what the seat is called. */
export function comingSentence(
  coming: ComingHere,
  seatName: (seat: Seat) => string,
  say: Say<WebWord>,
  lang: Lang,
): string {
  const { t, seat, mine, until = 0 } = coming;
  const about = { seat: seatName(seat), date: lastDayOf(until, lang) };
  if (mine) return say(`coming.${t}.you`, about);
  const name = coming.here || coming.veiled ? about.seat : personName({ ...coming, taken: true }, seat, true, say);
  return say(`coming.${t}`, { name, ...about });
}
