import { Dice, type Game, judge, type Kind, type Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { Standing, TableFacts } from './feed.ts';

/** An answer that waited for its time may be overtaken by another's move: it lapses, its seat is asked again, and nothing is wrong. */
export function hasLapsed<K extends Kind>(game: Game<K>, view: K['view'], move: K['move'], refusal: string): boolean {
  return refusal === 'STALE' && game.pacing?.timing(view, 'off')?.waits.includes(move.t) === true;
}

/** A bot plays there: its own seat, for who is away, or for who has given up. */
export function isBots<K extends Kind>(
  game: Game<K>,
  { seats }: Pick<TableFacts, 'seats'>,
  view: K['view'],
  seat: Seat,
): boolean {
  return seats[seat]?.level != null || game.abandoned?.(view).includes(seat) === true;
}

/** The decision of a seat with every legal move, worked out on this device from what the seat itself sees. */
export function turnOf<K extends Kind>(
  game: Game<K>,
  standing: Standing<K>,
  me: Seat,
  play: Turn<K>['play'],
): Turn<K> | null {
  if (!standing.actors.includes(me) || standing.result !== null) return null;
  const dice = new Dice(`${standing.match}|${standing.told.length}`);
  const imagined = game.imagine(standing.view, me, dice);
  return {
    moves: game.list?.(imagined, me) ?? [],
    refusal(move) {
      const judged = judge(game, imagined, me, move);
      return judged.ok ? null : judged.refusal;
    },
    play,
  };
}
