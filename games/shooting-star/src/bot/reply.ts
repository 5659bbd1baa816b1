import { type Chance, Dice, type Seat } from '@orrery/kernel';
import { count, first, tail } from '../rules/bits.ts';
import type { Move, PlaceWeapon } from '../rules/kind.ts';
import { placeWeapon } from '../rules/place.ts';
import { type Sector, sectorOf } from '../rules/sector.ts';
import { copy, type State } from '../rules/state.ts';
import { oddsAtPlaces, unplayedBy } from './belief.ts';
import { waryGuess } from './guess.ts';
import { promise } from './promise.ts';
import { dealAnew } from './retrace.ts';
import { shortlist } from './shortlist.ts';
import { judge } from './standing.ts';

/** How much of what others believe of a card is that it does what is best there; the rest is what bots have learned of each other. */
const PLAIN = 0.5;
/** How far a weapon is trusted to be the one that fits: small, and the best is nearly sure to lie there. */
const DOUBT = 0.6;
/** What is less likely is not thought of. */
const UNLIKELY = 0.03;
/** Deals of missions in which an answer is weighed. */
const DEALS = 2;
/** Two answers so far apart, in parts of a victory, and one is given e times as often as the other. */
const CARE = 0.02;
const GRAIN = 1 << 24;

interface Answers {
  readonly moves: readonly Move[];
  readonly odds: readonly number[];
}

/** The answers to each place and arrow, as long as the match stands as it stood. */
let stood: State | null = null;
const known = new Map<number, Answers>();

/**
 * How a seat that thinks answers the only card that lies: by what it may believe of it, all that it could lay weighed against each
 * weapon that the card may be. Hangs on what everybody sees alone. Other goes, and those of closed piles, are guessed.
 */
export function reply(s: State, by: Seat, chance: Chance): Move {
  if (s.phase === 'build' || count(s.covered) !== 1 || s.options.piles === 'memory') return waryGuess(s, by, chance);
  if (stood === null || !standsAlike(s, stood)) {
    known.clear();
    stood = copy(s);
  }
  const card = 4 * s.site[s.invader]! + s.arrow[s.invader]!;
  const { moves, odds } = known.get(card) ?? answersTo(s, by, card);
  let drawn = chance.int(GRAIN, 'reply') / GRAIN;
  let k = 0;
  for (; k < moves.length - 1; k++) {
    drawn -= odds[k]!;
    if (drawn < 0) break;
  }
  return moves[k]!;
}

function answersTo(s: State, by: Seat, card: number): Answers {
  const sector = sectorOf(s);
  const unplayed = unplayedBy(s, s.invader);
  const believed = beliefIn(s, sector, unplayed);
  const dice = new Dice([card, s.round, s.alive, s.low & s.alive, unplayed].join());
  const moves = shortlist(s, by, dice);
  const worths = moves.map(() => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    const world = copy(s);
    dealAnew(world, sector, by, dice);
    const luck = dice.fork();
    let k = 0;
    for (let rest = unplayed; rest !== 0; rest = tail(rest), k++) {
      if (believed[k]! < UNLIKELY) continue;
      world.weapon[s.invader] = first(rest);
      world.hands[s.invader] = unplayed & ~(1 << first(rest));
      for (const [i, move] of moves.entries()) worths[i]! += believed[k]! * worthOf(world, by, move, new Dice(luck));
    }
  }
  const most = Math.max(...worths);
  const parts = worths.map((worth) => Math.exp((worth - most) / DEALS / CARE));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const answers = { moves, odds: parts.map((part) => part / total) };
  known.set(card, answers);
  return answers;
}

/** What an other may take the first card of a round to be. */
function beliefIn(s: State, sector: Sector, unplayed: number): number[] {
  const [site, arrow] = [s.site[s.invader]!, s.arrow[s.invader]!];
  const learned = oddsAtPlaces(s, s.invader, unplayed);
  const plain: number[] = [];
  for (let rest = unplayed; rest !== 0; rest = tail(rest))
    plain.push(Math.exp(promise(s, sector, first(rest), arrow, site) / DOUBT));
  const total = plain.reduce((sum, part) => sum + part, 0);
  return plain.map((part, k) => (PLAIN * part) / total + (1 - PLAIN) * learned[k]!);
}

const won = new Float64Array(5);

/** How the round leaves `by`, whoever else has a go in it. */
function worthOf(world: State, by: Seat, move: Move, luck: Dice): number {
  const s = copy(world);
  placeWeapon(s, by, move as PlaceWeapon, null);
  while (s.phase === 'place' && s.round === world.round)
    placeWeapon(s, s.toAct, waryGuess(s, s.toAct, luck) as PlaceWeapon, null);
  judge(s, won);
  return won[by]!;
}

/** Do two matches stand alike for all who look on, but for the card that lies? */
function standsAlike(a: State, b: State): boolean {
  if (a.cells !== b.cells || a.options !== b.options) return false;
  if (a.round !== b.round || a.invader !== b.invader || a.alive !== b.alive || a.low !== b.low) return false;
  for (let seat = 0; seat < a.n; seat++) {
    if (a.caught[seat] !== b.caught[seat] || unplayedBy(a, seat) !== unplayedBy(b, seat)) return false;
  }
  return alike(a.keeper, b.keeper) && alike(a.planets, b.planets) && alike(a.debris, b.debris);
}

function alike(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
