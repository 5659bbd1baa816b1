import { inStages, namesInStages, type Seat, type Side, type Standing, weightsIn, writeChances } from '@orrery/kernel';
import { mayDeploy } from '../rules/actions.ts';
import { type Cards, cardsOf, ELIMINATE, MODIFIER, RECOVER, TRUCE, UNIT } from '../rules/cards.ts';
import { handOf, pileSize } from '../rules/hands.ts';
import type { PlanetX } from '../rules/kind.ts';
import { opposed, teamOf } from '../rules/seats.ts';
import { NONE, PILE, SLOTS, type State } from '../rules/state.ts';
import { Board, worthOf } from './board.ts';
import learned from './chances.json' with { type: 'json' };
import { bestFind, bestPrey } from './hand.ts';
import { expectedForce, judgeEnd } from './standing.ts';

/** Cards that each seat is still to draw. */
const STAGES = [0, 2, 7, 17];
const NAMES = [
  ...['expected', 'on the table', 'units', 'strongest stack', 'clash', 'in danger', 'cards', 'turn next'],
  ...[
    'own in hand',
    'foreign in hand',
    'eliminate',
    'eliminate cards',
    'recover',
    'recover cards',
    'modifiers',
    'truces',
  ],
  ...['in the pile', 'units in the pile'],
] as const;
type Name = (typeof NAMES)[number];

export const standing: Standing<PlanetX> = {
  features: namesInStages(
    NAMES,
    STAGES.map((cards) => `${cards} cards`),
  ),
  tables: [
    { seats: 3 },
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 3 },
    { seats: 4, options: { mode: 'ffa' } },
  ],
  sides,
};
const weights = weightsIn(learned.weights, standing.features);

/** How likely each seat is to win from here, 0 to 1; exact at the end. */
export function chances(s: State, out: Float64Array): void {
  if (s.phase === 'over') judgeEnd(s, out);
  else writeChances(sides(s), weights, out);
}

const board = new Board();

function sides(s: State): Side[] {
  const cards = cardsOf(s.options);
  const expected = expectedForce(s);
  board.look(s, cards);
  const teams = Array.from({ length: s.options.mode === 'teams' ? 2 : s.n }, () => ({
    seats: [] as Seat[],
    counts: new Counts(),
  }));
  for (let seat = 0; seat < s.n; seat++) {
    const { seats, counts } = teams[teamOf(s.options, seat)]!;
    seats.push(seat);
    counts.add('expected', expected[seat]! / 5);
    counts.add('cards', s.sizes[seat]! / 5);
    if (s.n > 2 && seat === (s.active + 1) % s.n) counts.add('turn next', 1);
    for (const card of handOf(s, seat)) countCard(s, cards, seat, card, counts);
    countUnits(s, cards, seat, counts);
    counts.add('clash', lossInClash(s, seat) / 5);
    countDanger(s, cards, seat, counts);
  }
  const stage = pileSize(s) / s.n;
  return teams.map(({ seats, counts }) => ({ seats, row: inStages(counts.all, STAGES, stage) }));
}

/** Numbers by their names. */
class Counts {
  readonly all: number[] = NAMES.map(() => 0);
  add(name: Name, more: number): void {
    this.all[NAMES.indexOf(name)]! += more;
  }
}

function countCard(s: State, cards: Cards, seat: Seat, card: number, counts: Counts): void {
  const [kind, rank] = [cards.kind[card]!, cards.rank[card]!];
  if (kind === UNIT)
    counts.add(mayDeploy(s, cards, seat, card) ? 'own in hand' : 'foreign in hand', cards.force[card]! / 10);
  else if (kind === ELIMINATE) {
    counts.add('eliminate', bestPrey(s, cards, seat, rank) / 5);
    counts.add('eliminate cards', 0.5);
  } else if (kind === RECOVER) {
    counts.add('recover', bestFind(s, cards, seat, rank) / 5);
    counts.add('recover cards', 0.5);
  } else if (kind === MODIFIER) counts.add('modifiers', 0.5);
  else if (kind === TRUCE) counts.add('truces', 0.5);
}

/** Units on the table, and those of the seat's faction that are still to come. */
function countUnits(s: State, cards: Cards, seat: Seat, counts: Counts): void {
  for (let unit = 0; unit < cards.units; unit++) {
    const stack = s.stackOf[unit]!;
    if (stack >= 0 && s.owners[stack] === seat) counts.add('on the table', worthOf(s, cards, unit) / 10);
    if (cards.home[unit] === seat && s.place[unit] === PILE) {
      counts.add('in the pile', cards.force[unit]! / 10);
      counts.add('units in the pile', 0.1);
    }
  }
  let strongest = 0;
  for (let i = 0; i < board.size; i++) {
    if (board.owner[i] !== seat) continue;
    counts.add('units', board.units[i]! / 4);
    strongest = Math.max(strongest, board.force[i]!);
  }
  counts.add('strongest stack', strongest / 10);
}

/** PX-P16, PX-P17: what a seat is to lose in the attack that is going on, as the stacks are: who wins pays with a unit, too. */
function lossInClash(s: State, seat: Seat): number {
  if (s.attacker === NONE || s.target === NONE) return 0;
  const [attacker, target] = [board.find(s.attacker), board.find(s.target)];
  if (attacker === NONE || target === NONE) return 0;
  const margin = board.force[attacker]! - board.force[target]!;
  const beaten = margin > 0 ? target : margin < 0 ? attacker : NONE;
  if (beaten === NONE) return 0;
  if (board.owner[beaten] === seat) return board.top[beaten]!;
  return beaten === target && board.owner[attacker] === seat ? board.low[attacker]! : 0;
}

/** The units that others could eliminate. */
function countDanger(s: State, cards: Cards, seat: Seat, counts: Counts): void {
  for (let other = 0; other < s.n; other++) {
    if (!opposed(s, seat, other)) continue;
    for (const card of handOf(s, other)) {
      if (cards.kind[card] !== ELIMINATE) continue;
      let best = 0;
      for (const stack of s.live) {
        const unit = s.slots[SLOTS * stack + cards.rank[card]! - 1]!;
        if (unit !== NONE && s.owners[stack] === seat) best = Math.max(best, worthOf(s, cards, unit));
      }
      counts.add('in danger', best / 5);
    }
  }
}
