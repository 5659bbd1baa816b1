import { SEATS } from '@orrery/ui';
import type { MeetingInfo, TournamentInfo } from '@orrery/wire';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';

/** How somebody is called and which identity they wear. */
export interface Face {
  readonly name: string;
  /** A seat's look: its colour, hatch and sigil. */
  readonly look: number;
}

export type FaceOf = (entrant: number) => Face;

/** Guests are counted as they came. Whoever chose a sigil wears it. */
export function facesOf({ entrants }: TournamentInfo, say: Say<WebWord>): FaceOf {
  const faces = entrants.map(({ entrant, name, sigil }): Face => {
    const chosen = sigil === null ? -1 : SEATS.findIndex((seat) => seat.sigil === sigil);
    return {
      name: name ?? say('tournament.guest', { n: entrant + 1 }),
      look: chosen >= 0 ? chosen : entrant % SEATS.length,
    };
  });
  return (entrant) => faces[entrant]!;
}

/** The two of one table never look alike. */
export function looksAt({ first, second }: MeetingInfo, faceOf: FaceOf): readonly [number, number] {
  const [a, b] = [faceOf(first).look, second === null ? 0 : faceOf(second).look];
  return [a, a === b ? (b + 1) % SEATS.length : b];
}

/** Of the reader: the match of the last round; null: they have none. */
export function ownMeeting({
  rounds,
  you,
}: TournamentInfo): { readonly at: number; readonly meeting: MeetingInfo } | null {
  const meetings = rounds.at(-1)?.meetings ?? [];
  const at = you === null ? -1 : meetings.findIndex(({ first, second }) => first === you || second === you);
  return at < 0 ? null : { at, meeting: meetings[at]! };
}

/** Tables are numbered from 1, those that have nobody to meet at the end have none. */
export const tableNumber = (at: number): number => at + 1;

/** Those in play first, then by their number; the reader's own before all. */
export function inOrder(info: TournamentInfo, ownFirst: boolean): readonly number[] {
  const meetings = info.rounds.at(-1)?.meetings ?? [];
  const own = ownFirst ? (ownMeeting(info)?.at ?? -1) : -1;
  const rank = (at: number) => (at === own ? 0 : meetings[at]!.end === null ? 1 : 2);
  return meetings
    .map((_, at) => at)
    .filter((at) => meetings[at]!.second !== null)
    .sort((a, b) => rank(a) - rank(b) || a - b);
}
