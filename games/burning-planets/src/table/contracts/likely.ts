import type { Seat } from '@orrery/kernel';
import { type Bag, type Res, resources, shipClasses, structures } from '../../data/index.ts';
import { bagAt } from '../../rules/tables.ts';
import { yieldOf } from '../../rules/turn.ts';
import { factionOf, setOf } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';

/** From "hardly" to "gladly". */
export const MOODS = ['hardly', 'doubtful', 'perhaps', 'likely', 'gladly'] as const;
export type Mood = (typeof MOODS)[number];

/** Would a seat sign? By public things alone: what its faction pays for what it builds, and what it yields each turn. */
export function moodOf(sense: Sense, names: TableNames, seat: Seat, gets: Bag, gives: Bag): Mood {
  const worth = worthsTo(sense, names, seat);
  const [gain, loss] = [worthIn(worth, gets), worthIn(worth, gives)];
  const ratio = loss === 0 ? Number.POSITIVE_INFINITY : gain / loss;
  return MOODS[STEPS.filter((step) => ratio >= step).length]!;
}
const STEPS = [0.6, 0.95, 1.2, 1.6];

/** How much of a good a seat would find even for what it gives, by the same measure. */
export function evenFor(sense: Sense, names: TableNames, seat: Seat, gives: Bag, good: Res): number {
  const worth = worthsTo(sense, names, seat);
  return Math.max(1, Math.round(worthIn(worth, gives) / worth[good]));
}

function worthIn(worth: Bag, goods: Bag): number {
  return resources.reduce((sum, res) => sum + worth[res] * goods[res], 0);
}

/** What is needed much and yielded little is dear. */
function worthsTo({ s }: Sense, names: TableNames, seat: Seat): Bag {
  const { costs } = setOf(names.options).factions[factionOf(names, seat)];
  const priced = [...structures, ...shipClasses];
  const income = bagAt(yieldOf(s, seat, 0), 0);
  const all = resources.reduce((sum, res) => sum + income[res], 0);
  const worth = { B: 0, C: 0, F: 0, M: 0 };
  for (const res of resources) {
    const share = priced.filter((kind) => costs[kind][res] > 0).length / priced.length;
    worth[res] = (0.3 + share) / (0.5 + (all === 0 ? 0 : income[res] / all));
  }
  return worth;
}
