import type { Game, Kind, Seat } from '@orrery/kernel';
import type { Said } from './preferences.ts';
import type { BySeat } from './reserves.ts';

/** What a clock has to remember when the match is put away: plain JSON. */
export interface Memo {
  /** Of its time, this question has had so many milliseconds. */
  readonly question: string;
  readonly spent: number;
  readonly preferences: Said;
  /** What each seat has spent of its reserve, and how often in a row its time has run out. */
  readonly reserves?: BySeat;
  readonly runOuts?: BySeat;
  /** None of it passes now, though the match is put away: somebody is awaited who is on vacation. */
  readonly stands?: true;
  /** When it was written down, by the time of whoever keeps it. */
  readonly noted?: number;
}

/** What is remembered of the last match when the next one begins at the same table, for seats that the same person plays still. */
export function nextMemo<K extends Kind>(game: Game<K>, last: Memo, same: (seat: Seat) => boolean): Memo {
  const lasting = (how: string | null) => (how === null ? null : (game.pacing?.answering?.lasting(how) ?? null));
  const said = Object.entries(last.preferences).filter(([seat]) => same(Number(seat)));
  return { question: '', spent: 0, preferences: Object.fromEntries(said.map(([seat, how]) => [seat, lasting(how)])) };
}
