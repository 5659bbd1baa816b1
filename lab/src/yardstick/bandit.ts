import { choices, playOut, type Searchable, Worlds } from '@orrery/bots';
import { Dice, type Kind, type Seat } from '@orrery/kernel';
import type { FirstSearch } from './mind.ts';

/** How far a rarely tried move may be trusted beyond its mean; tuned on Shooting Star. */
const curiosity = 0.5;

/** Flat UCB1 over the shortlist, every playout from an imagined world. */
export function bandit<K extends Kind>(
  rules: Searchable<K>,
  view: K['view'],
  me: Seat,
  seed: string,
  how: FirstSearch<K>,
): K['move'] | null {
  const { game, mind } = rules;
  const dice = new Dice(seed);
  const worlds = new Worlds(rules, how, view, me, dice);
  const first = worlds.copy(0);
  const moves = choices(rules, how, first, me, dice);
  if (moves.length === 1) return moves[0]!;
  const until = mind.round(first) + how.horizon;
  const visits = new Float64Array(moves.length);
  const worth = new Float64Array(moves.length);
  const seats: Float64Array = new Float64Array(game.seats.max);
  for (let n = 0; n < how.playouts; n++) {
    const arm = n < moves.length ? n : mostPromising(visits, worth, n);
    const s = worlds.copy(visits[arm]!);
    const move = moves[arm];
    if (move) game.apply(s, me, move, dice, null);
    playOut(rules, how, s, until, dice);
    mind.judge(s, seats);
    visits[arm]! += 1;
    worth[arm]! += seats[me]!;
  }
  return moves[byVisits(visits, dice)]!;
}

function mostPromising(visits: Float64Array, worth: Float64Array, n: number): number {
  const log = Math.log(n);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < visits.length; i++) {
    const tried = visits[i]!;
    const bound = worth[i]! / tried + curiosity * Math.sqrt(log / tried);
    if (bound > highest) {
      highest = bound;
      best = i;
    }
  }
  return best;
}

/** Draws among the moves tried nearly as often as the favourite: who can be guessed can be beaten. */
function byVisits(visits: Float64Array, dice: Dice): number {
  const enough = Math.max(...visits) * 0.7;
  let total = 0;
  for (const tried of visits) if (tried >= enough) total += tried;
  let left = dice.unit() * total;
  let last = 0;
  for (let i = 0; i < visits.length; i++) {
    if (visits[i]! < enough) continue;
    last = i;
    left -= visits[i]!;
    if (left < 0) break;
  }
  return last;
}
