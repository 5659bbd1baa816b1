import type { Observer, Result, Seat } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import type { UiWord } from '../words/index.ts';

/** How a match ended, in words for one reader. */
export interface Verdict {
  /** Whose constellation rises. */
  readonly star: SeatInfo | null;
  readonly rises: string;
  readonly title: string;
  /** By how much; empty where the game counts no points. */
  readonly margin: string;
}

/** `reason`: why it ended, where it was not by points. */
export function verdict(
  result: Result,
  seats: readonly SeatInfo[],
  as: Observer,
  say: Say<UiWord>,
  reason: string | null = null,
): Verdict {
  const winners = seats.filter(({ seat }) => result.places[seat] === 1);
  const me = winners.find(({ seat }) => seat === as);
  const star = me ?? winners[0] ?? null;
  return {
    star,
    rises: star === null ? '' : say('ui.end.rises', { sigil: seatIdentity(star.look).sigil }),
    title: titleOf(winners, me, seats.length, say),
    margin:
      reason ?? (star === null ? '' : marginOf({ result, seats, star: star.seat, as, winners: winners.length, say })),
  };
}

function titleOf(winners: readonly SeatInfo[], me: SeatInfo | undefined, seats: number, say: Say<UiWord>): string {
  if (winners.length === seats && seats > 1) return say('ui.end.draw');
  const others = winners.filter((winner) => winner !== me).map(({ name }) => name);
  if (me !== undefined && me.kind === 'me') {
    return others.length === 0 ? say('ui.end.you') : say('ui.end.youToo', { names: listed(say, others) });
  }
  const names = listed(
    say,
    winners.map(({ name }) => name),
  );
  return say('ui.end.wins', { count: winners.length, names });
}

interface Ending {
  readonly result: Result;
  readonly seats: readonly SeatInfo[];
  readonly star: Seat;
  readonly as: Observer;
  readonly winners: number;
  readonly say: Say<UiWord>;
}

function marginOf({ result: { scores, places }, seats, star, as, winners, say }: Ending): string {
  const points = scores?.[star];
  if (scores === null || points === undefined) return '';
  const rivals = seats.filter(({ seat }) => places[seat] !== 1);
  const best = rivals.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0))[0];
  const rival = rivals.find(({ seat }) => seat === as) ?? best;
  if (rival === undefined || winners > 1) return say('ui.end.points', { points });
  const margin = points - (scores[rival.seat] ?? 0);
  // Who is behind on points has won by something else.
  if (margin < 0) return '';
  if (margin === 0) return say('ui.end.level');
  const ahead = rival.seat === as && rival.kind === 'me' ? 'ui.end.aheadOfYou' : 'ui.end.ahead';
  return say(ahead, { points, margin, name: rival.name });
}
