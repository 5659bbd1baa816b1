import type { Seat } from '@orrery/kernel';
import { count, first, tail } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import { ROUNDS } from '../rules/end.ts';
import { type Sector, shot } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { haul, promise } from './promise.ts';

/** What is seen of any weapon that may lie at that place with that arrow. */
const GENERAL = [
  'promise',
  'haul',
  'targets',
  'covered targets',
  'more by another arrow',
  'hits nothing',
  'hits its own planet',
  'low targets',
  'named targets',
  'dark targets',
  'fires early, laid late',
  'most promise of all',
  'weapons of more promise',
  'most haul of all',
  'weapons of more haul',
  'more elsewhere',
  'better places',
  'promise, late',
  'haul, late',
  'low targets, late',
  'targets, late',
  'more elsewhere, late',
] as const;
/** By weapon: how often it is laid, how late, how much for what it promises, how much after others, and how little where elsewhere promises more. */
const OWN = ['laid', 'late', 'promising', 'after others', 'more elsewhere'] as const;
const weapons = Array.from({ length: WEAPONS }, (_, weapon) => weapon);
export const clues: readonly string[] = [
  ...GENERAL,
  ...OWN.flatMap((what) => weapons.map((weapon) => `weapon ${weapon} ${what}`)),
];
const WIDTH = clues.length;

/** What each of these weapons would promise and take there; one for all, each call writes it anew. */
const promised = new Float64Array(WEAPONS);
const taken = new Float64Array(WEAPONS);

/**
 * One row for each weapon that the card of a seat may be, from what everybody sees; gives how many. The board as it lay when the card
 * was laid: what was laid after it was no reason.
 */
export function writeClues(s: State, sector: Sector, seat: Seat, unplayed: number, out: Float64Array): number {
  const { covered, low } = s;
  s.covered = 0;
  s.low = low & s.alive;
  for (let other = s.invader; other !== seat; other = (other + 1) % s.n) s.covered |= 1 << s.site[other]!;
  const size = count(unplayed);
  const [site, arrow] = [s.site[seat]!, s.arrow[seat]!];
  let k = 0;
  for (let rest = unplayed; rest !== 0; rest = tail(rest), k++) {
    promised[k] = promise(s, sector, first(rest), arrow, site);
    taken[k] = first(rest) === sector.cards.shield ? 0 : haul(s, sector, first(rest), arrow, site);
  }
  k = 0;
  for (let rest = unplayed; rest !== 0; rest = tail(rest), k++)
    writeRow(s, sector, seat, first(rest), { k, size, out });
  s.covered = covered;
  s.low = low;
  return size;
}

function writeRow(
  s: State,
  sector: Sector,
  seat: Seat,
  weapon: number,
  { k, size, out }: { readonly k: number; readonly size: number; readonly out: Float64Array },
): void {
  const [site, arrow] = [s.site[seat]!, s.arrow[seat]!];
  const [here, gain] = [promised[k]!, taken[k]!];
  const others = elsewhere(s, sector, weapon, site, here);
  const targets = sector.blast[shot(sector, weapon, arrow, site)]! & s.alive;
  const hits = count(targets & ~s.dark);
  const turned = count(targets & s.low & ~s.dark);
  const [richer, larger] = [above(promised, size, here), above(taken, size, gain)];
  const place = (seat - s.invader + s.n) % s.n;
  const late = s.round / ROUNDS;
  const at = WIDTH * k;
  out.fill(0, at, at + WIDTH);
  out[at] = here;
  out[at + 1] = gain;
  out[at + 2] = hits / 4;
  out[at + 3] = count(targets & s.covered);
  out[at + 4] = others.byArrow - here;
  out[at + 5] = hits === 0 && weapon !== sector.cards.shield ? 1 : 0;
  out[at + 6] = (targets >>> site) & 1;
  out[at + 7] = turned;
  out[at + 8] = count(targets & s.named);
  out[at + 9] = count(targets & s.dark);
  out[at + 10] = (sector.cards.priority[weapon]! * place) / 8;
  out[at + 11] = richer === 0 ? 1 : 0;
  out[at + 12] = richer / 4;
  out[at + 13] = larger === 0 ? 1 : 0;
  out[at + 14] = larger / 4;
  out[at + 15] = others.best - here;
  out[at + 16] = Math.log(1 + others.better);
  out[at + 17] = here * late;
  out[at + 18] = gain * late;
  out[at + 19] = turned * late;
  out[at + 20] = hits * late;
  out[at + 21] = (others.best - here) * late;
  // The numbers of weapons mean nothing with cards of the owner's own.
  if (s.options.data !== 'ours-1') return;
  const own = at + GENERAL.length + weapon;
  out[own] = 1;
  out[own + WEAPONS] = late;
  out[own + 2 * WEAPONS] = here;
  out[own + 3 * WEAPONS] = place > 0 ? 1 : 0;
  out[own + 4 * WEAPONS] = others.best - here;
}

/** What a weapon would have promised in other ways: the best of all, the best by another arrow, and how many are better. */
function elsewhere(s: State, sector: Sector, weapon: number, site: number, here: number) {
  let [best, byArrow, better] = [here, here, 0];
  for (const arrow of sector.arrows)
    for (let free = s.alive & ~s.covered; free !== 0; free = tail(free)) {
      const worth = promise(s, sector, weapon, arrow, first(free));
      if (worth > here + ALIKE) better++;
      if (worth > best) best = worth;
      if (first(free) === site && worth > byArrow) byArrow = worth;
    }
  return { best, byArrow, better };
}

function above(all: Float64Array, size: number, one: number): number {
  let more = 0;
  for (let k = 0; k < size; k++) if (all[k]! > one + ALIKE) more++;
  return more;
}
const ALIKE = 1e-9;
