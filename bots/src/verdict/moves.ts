import { Dice, type Kind, type Mind, type Seat } from '@orrery/kernel';
import { Comparison } from '../search/comparison.ts';
import { playOut } from '../search/playout.ts';
import { Worlds } from '../search/worlds.ts';
import type { Told } from './chances.ts';
import type { JudgedMove } from './kind.ts';
import { Sample } from './sample.ts';

/** So far under the best a move was costly; so far above any other it was found. */
const costly = 0.1;
const found = 0.05;
/** Nearer than that, at a rough look, nothing is said of a move that a close look could bear out. */
const alike = 0.04;

/** How closely moves are looked at: roughly in so many worlds at first, the likely ones four times as long each time; then anew. */
export interface Closeness {
  readonly rough: number;
  readonly fresh: number;
}

interface Decision<K extends Kind> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly move: K['move'];
}

/** A game whose moves can be compared. */
interface Searched<K extends Kind> extends Told<K> {
  readonly mind: Mind<K>;
}

type Judged = Omit<JudgedMove, 'moment'>;

/**
 * Judges a move in worlds that its mover could imagine, so that it is never blamed for what it could not see. The best of many rough
 * estimates always looks too good: it is held against the one played in fresh worlds before anything is said. null: nothing to choose.
 */
export function judgeMove<K extends Kind>(
  told: Searched<K>,
  { view, seat, move }: Decision<K>,
  { rough, fresh }: Closeness,
  seed: string,
): Judged | null {
  const { game, mind } = told;
  const dice = new Dice(seed);
  const compared = new Comparison(told, mind.levels.hard, { view, me: seat }, dice);
  if (!game.awaited(compared.first).includes(seat)) return null;
  const textOf = (one: K['move'] | null) => JSON.stringify(game.readMove(one));
  const text = textOf(move);
  const others = compared.moves.filter((one) => one !== null && textOf(one) !== text);
  if (others.length === 0) return null;
  const tried = [move, ...others].map((one) => ({ move: one!, worth: 0 }));
  const played = tried[0]!;
  let left = tried;
  let sample = 0;
  for (let stage = 0, enough = rough; stage < 3; stage++, enough += rough * 4 ** stage) {
    for (; sample < enough; sample++) {
      const luck = dice.fork();
      for (const one of left) one.worth += compared.worth(one.move, sample, new Dice(luck));
    }
    const keep = stage === 0 ? 12 : stage === 1 ? 4 : 1;
    left = [
      played,
      ...left
        .slice(1)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, keep),
    ];
  }
  const other = left[1]!;
  const judged = { seat, of: tried.length };
  if (Math.abs(played.worth - other.worth) / sample < alike)
    return { ...judged, worth: 'sound', played: null, other: null };
  const close = compare(told, { view, seat }, [played.move, other.move], fresh, `${seed}|fresh`);
  const ahead = close[0] - close[1];
  const worth = ahead <= -costly ? 'costly' : ahead >= found ? 'found' : 'sound';
  return { ...judged, worth, played: close[0], other: close[1] };
}

/** Two moves in the same fresh worlds, with the same luck. */
function compare<K extends Kind>(
  { game, mind, outlook, seats }: Searched<K>,
  { view, seat }: Pick<Decision<K>, 'view' | 'seat'>,
  moves: readonly [K['move'], K['move']],
  fresh: number,
  seed: string,
): readonly [number, number] {
  const dice = new Dice(seed);
  const how = mind.levels.hard;
  const worlds = new Worlds({ game, mind }, how, view, seat, dice);
  const out = new Float64Array(seats);
  const both = new Sample(2);
  while (both.size < fresh) {
    const luck = dice.fork();
    const pair = moves.map((move) => {
      const own = new Dice(luck);
      const s = worlds.copy(both.size);
      game.apply(s, seat, move, own, null);
      // What a move was good for shows when others have answered it.
      playOut({ game, mind }, how, s, mind.round(s) + how.horizon, own);
      outlook.look(s, own, out);
      return out[seat]!;
    });
    both.add(pair);
  }
  return [both.mean(0), both.mean(1)];
}
