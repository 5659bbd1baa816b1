import { type Chance, type Learned, type Lesson, type Seat, weightsIn } from '@orrery/kernel';
import { count, first, tail } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import { ROUNDS } from '../rules/end.ts';
import type { ShootingStar } from '../rules/kind.ts';
import { type Sector, sectorOf, shot } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import belief from './belief.json' with { type: 'json' };
import { haul, promise } from './promise.ts';

/** What is seen of any weapon that may lie there, then by weapon: how often it is laid, how late, and how much for what it promises. */
const GENERAL = ['promise', 'haul', 'targets', 'covered targets', 'more by another arrow', 'hits nothing'] as const;
const WIDTH = GENERAL.length + 3 * WEAPONS;
const weapons = Array.from({ length: WEAPONS }, (_, weapon) => weapon);
const features = [
  ...GENERAL,
  ...['laid', 'late', 'promising'].flatMap((what) => weapons.map((weapon) => `weapon ${weapon} ${what}`)),
];

/** Cards are not always laid as bots lay them: so much of what is believed is that any is as likely. */
const OPEN_MIND = 0.08;
const GRAIN = 1 << 24;

/** A conditional logit over the weapons that the seat has not played, by the place and the arrow that everybody sees. */
export const learned: Learned<ShootingStar> = { features, lesson, believe };

/** What was learned: `orrery train shooting-star`. */
export const believed = believe(weightsIn(belief.weights, features));

function lesson(s: State, by: Seat): Lesson | null {
  // Nobody has to guess the last card of a round: it is turned up at once.
  if (s.phase === 'build' || s.site[by]! < 0 || s.toAct !== (by + 1) % s.n) return null;
  const rows = new Float64Array(WIDTH * WEAPONS);
  const unplayed = unplayedBy(s, by);
  const size = writeRows(s, sectorOf(s), by, unplayed, rows);
  const before = unplayed & ((1 << s.weapon[by]!) - 1);
  return { rows: [...rows.subarray(0, WIDTH * size)], truth: count(before) };
}

function believe(weights: readonly number[]): (s: State, me: Seat, chance: Chance) => void {
  const rows = new Float64Array(WIDTH * WEAPONS);
  const odds = new Float64Array(WEAPONS);
  return (s, me, chance) => {
    const sector = sectorOf(s);
    for (let seat = 0; seat < s.n; seat++) {
      if (seat === me || s.site[seat]! < 0) continue;
      const unplayed = unplayedBy(s, seat);
      const size = writeRows(s, sector, seat, unplayed, rows);
      softmax(rows, weights, size, odds);
      let drawn = chance.int(GRAIN, 'belief') / GRAIN;
      let laid = 0;
      let k = 0;
      for (let rest = unplayed; rest !== 0 && drawn >= 0; rest = tail(rest)) {
        laid = first(rest);
        drawn -= (1 - OPEN_MIND) * odds[k++]! + OPEN_MIND / size;
      }
      s.weapon[seat] = laid;
      s.hands[seat] = unplayed & ~(1 << laid);
    }
  };
}

function unplayedBy(s: State, seat: Seat): number {
  return s.hands[seat]! | (1 << s.weapon[seat]!);
}

function softmax(rows: Float64Array, weights: readonly number[], size: number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < size; k++) {
    let sum = 0;
    for (let i = 0; i < WIDTH; i++) sum += weights[i]! * rows[WIDTH * k + i]!;
    out[k] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let k = 0; k < size; k++) {
    out[k] = Math.exp(out[k]! - most);
    total += out[k]!;
  }
  for (let k = 0; k < size; k++) out[k]! /= total;
}

/** The board as it lay when the seat laid its card: what was laid after it was no reason. Gives how many weapons it may be. */
function writeRows(s: State, sector: Sector, seat: Seat, unplayed: number, out: Float64Array): number {
  const { covered, low } = s;
  s.covered = 0;
  s.low = low & s.alive;
  for (let other = s.invader; other !== seat; other = (other + 1) % s.n) s.covered |= 1 << s.site[other]!;
  let size = 0;
  for (let rest = unplayed; rest !== 0; rest = tail(rest)) writeRow(s, sector, seat, first(rest), out, WIDTH * size++);
  s.covered = covered;
  s.low = low;
  return size;
}

function writeRow(s: State, sector: Sector, seat: Seat, weapon: number, out: Float64Array, at: number): void {
  const [site, arrow] = [s.site[seat]!, s.arrow[seat]!];
  const promised = promise(s, sector, weapon, arrow, site);
  let another = promised;
  for (const other of sector.arrows)
    if (other !== arrow) another = Math.max(another, promise(s, sector, weapon, other, site));
  const targets = sector.blast[shot(sector, weapon, arrow, site)]! & s.alive;
  const hits = count(targets & ~s.dark);
  out.fill(0, at, at + WIDTH);
  out[at] = promised;
  out[at + 1] = weapon === sector.cards.shield ? 0 : haul(s, sector, weapon, arrow, site);
  out[at + 2] = hits / 4;
  out[at + 3] = count(targets & s.covered);
  out[at + 4] = another - promised;
  out[at + 5] = hits === 0 && weapon !== sector.cards.shield ? 1 : 0;
  // The numbers of weapons mean nothing with cards of the owner's own.
  if (s.options.data !== 'ours-1') return;
  const own = at + GENERAL.length + weapon;
  out[own] = 1;
  out[own + WEAPONS] = s.round / ROUNDS;
  out[own + 2 * WEAPONS] = promised;
}
