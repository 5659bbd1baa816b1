import { type Chance, type Learned, type Lesson, type Seat, weightsIn } from '@orrery/kernel';
import { count, first, tail } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import type { ShootingStar } from '../rules/kind.ts';
import { type Sector, sectorOf } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import belief from './belief.json' with { type: 'json' };
import { clues, writeClues } from './clues.ts';

/** Cards are not always laid as bots lay them: so much of what is believed is that any is as likely. */
const OPEN_MIND = 0.08;
const GRAIN = 1 << 24;

/** What is looked at: one row of numbers for each weapon that the card of a seat may be, from what everybody sees. */
export interface Looks {
  readonly features: readonly string[];
  /** What the numbers hang on, beside the board and the cards on it. */
  also(s: State): string;
  write(s: State, sector: Sector, seat: Seat, unplayed: number, out: Float64Array): number;
}

const atPlaces: Looks = { features: clues, also: () => '', write: writeClues };

/** A conditional logit over the weapons that the seat has not played, by the place and the arrow that everybody sees. */
export const learned = learnedBy(atPlaces);

/** What was learned: `orrery train shooting-star`. */
export const oddsAtPlaces = oddsBy(atPlaces, weightsIn(belief.weights, clues));
export const believed = believing(oddsAtPlaces);

/** How likely each unplayed weapon of a seat is to be the card that it has laid. */
export type Odds = (s: State, seat: Seat, unplayed: number) => Float64Array;

export function learnedBy(looks: Looks): Learned<ShootingStar> {
  const width = looks.features.length;
  return {
    features: looks.features,
    lesson(s, by): Lesson | null {
      // Nobody has to guess the last card of a round: it is turned up at once.
      if (s.phase === 'build' || s.site[by]! < 0 || s.toAct !== (by + 1) % s.n) return null;
      const rows = new Float64Array(width * WEAPONS);
      const unplayed = unplayedBy(s, by);
      const size = looks.write(s, sectorOf(s), by, unplayed, rows);
      const before = unplayed & ((1 << s.weapon[by]!) - 1);
      return { rows: [...rows.subarray(0, width * size)], truth: count(before) };
    },
    believe: (weights) => believing(oddsBy(looks, weights)),
  };
}

export function believing(oddsOf: Odds): (s: State, me: Seat, chance: Chance) => void {
  return (s, me, chance) => {
    for (let seat = 0; seat < s.n; seat++) {
      if (seat === me || s.site[seat]! < 0) continue;
      const unplayed = unplayedBy(s, seat);
      const odds = oddsOf(s, seat, unplayed);
      let drawn = chance.int(GRAIN, 'belief') / GRAIN;
      let laid = 0;
      let k = 0;
      for (let rest = unplayed; rest !== 0 && drawn >= 0; rest = tail(rest)) {
        laid = first(rest);
        drawn -= (1 - OPEN_MIND) * odds[k++]! + OPEN_MIND / odds.length;
      }
      s.weapon[seat] = laid;
      s.hands[seat] = unplayed & ~(1 << laid);
    }
  };
}

/** The worlds of one decision ask the same again and again: what was found is kept for a while. */
export function oddsBy({ features, also, write }: Looks, weights: readonly number[]): Odds {
  const bySector = new WeakMap<Sector, Map<string, Float64Array>>();
  return (s, seat, unplayed) => {
    const sector = sectorOf(s);
    const known = bySector.get(sector) ?? new Map<string, Float64Array>();
    bySector.set(sector, known);
    const board = [seat, unplayed, s.round, s.invader, s.alive, s.low, ...s.site, ...s.arrow, ...s.planets].join();
    const seen = board + also(s);
    const before = known.get(seen);
    if (before !== undefined) return before;
    const rows = new Float64Array(features.length * WEAPONS);
    const odds = softmax(rows, weights, write(s, sector, seat, unplayed, rows));
    if (known.size >= KEPT) known.clear();
    known.set(seen, odds);
    return odds;
  };
}
const KEPT = 32;

/** The weapons that a seat has not shown: those in its hand, and the one that it has laid. */
export function unplayedBy(s: State, seat: Seat): number {
  return s.site[seat]! < 0 ? s.hands[seat]! : s.hands[seat]! | (1 << s.weapon[seat]!);
}

function softmax(rows: Float64Array, weights: readonly number[], size: number): Float64Array {
  const width = weights.length;
  const out = new Float64Array(size);
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < size; k++) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += weights[i]! * rows[width * k + i]!;
    out[k] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let k = 0; k < size; k++) {
    out[k] = Math.exp(out[k]! - most);
    total += out[k]!;
  }
  return out.map((part) => part / total);
}
