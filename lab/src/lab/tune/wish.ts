import { BadArguments } from '../../problem.ts';
import { type Balance, type Figure, type Measure, measures } from '../balance.ts';
import { medianOf } from '../statistics.ts';

/** A number that may move. `add`: what is added to all that the path leads to; else all are set. */
export interface Knob {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly add: boolean;
}

const lengths = ['rounds', 'length', 'leadChanges', 'margin'] as const;
type Length = (typeof lengths)[number];

/** What is to be brought where. Without a name: all that is measured so. */
export interface Aim {
  readonly by: Measure | Length;
  readonly name: string | null;
  /** null: to what equals have, to the middle of its kind. */
  readonly to: number | null;
  /** So far off is as bad as anything else so far off by its own. */
  readonly within: number;
}

export interface Wish {
  readonly move: readonly Knob[];
  readonly aim: readonly Aim[];
}

const usually: Readonly<Record<Aim['by'], number>> = {
  ...{ seat: 0.05, given: 0.05, used: 0.1, brought: 0.25, rounds: 1, length: 10, leadChanges: 1, margin: 1 },
};

export function readWish(text: string): Wish {
  let raw: { move?: unknown; aim?: unknown };
  try {
    raw = JSON.parse(text) as typeof raw;
  } catch {
    throw new BadArguments('--wish wants JSON, or @ and a file with it');
  }
  const list = (value: unknown, what: string): Record<string, unknown>[] => {
    if (!Array.isArray(value) || value.length === 0 || value.some((one) => typeof one !== 'object' || one === null))
      throw new BadArguments(`the wish has no list '${what}'`);
    return value as Record<string, unknown>[];
  };
  return { move: list(raw.move, 'move').map(readKnob), aim: list(raw.aim, 'aim').map(readAim) };
}

function readKnob({ path, from, to, step = 1, add = false, ...rest }: Record<string, unknown>): Knob {
  known(rest, 'move');
  const good = typeof path === 'string' && isNumber(from) && isNumber(to) && isNumber(step) && typeof add === 'boolean';
  if (!good || from > to || step <= 0)
    throw new BadArguments(
      `to move takes "path", "from" and "to", and may have "step" and "add": ${JSON.stringify(path)}`,
    );
  return { path, from, to, step, add };
}

function readAim({ by, name = null, to = 'equal', within, ...rest }: Record<string, unknown>): Aim {
  known(rest, 'aim');
  const all: readonly string[] = [...measures, ...lengths];
  if (typeof by !== 'string' || !all.includes(by)) throw new BadArguments(`an aim is "by" one of ${all.join(', ')}`);
  const own = by as Aim['by'];
  const far = within ?? usually[own];
  if ((name !== null && typeof name !== 'string') || (to !== 'equal' && !isNumber(to)) || !isNumber(far) || far <= 0)
    throw new BadArguments(`an aim has a "name", "to" (a number or "equal") and "within": ${JSON.stringify(name)}`);
  if (to === 'equal' && isLength(own)) throw new BadArguments(`an aim by "${by}" wants a number "to"`);
  return { by: own, name, to: to === 'equal' ? null : (to as number), within: far };
}

function known(rest: object, where: string): void {
  const [other] = Object.keys(rest);
  if (other !== undefined) throw new BadArguments(`the wish knows no "${other}" in "${where}"`);
}
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isLength = (by: Aim['by']): by is Length => (lengths as readonly string[]).includes(by);

/** A figure that was wished for, as it is and as it should be. */
export interface Wished {
  readonly by: Aim['by'];
  readonly what: string;
  /** null: nothing of it was seen. */
  readonly is: number | null;
  /** null: a length has no interval. */
  readonly give: number | null;
  /** null: as its equals are, of which nothing was seen either. */
  readonly should: number | null;
  readonly within: number;
  /** Its part of the aim: one without a name has many figures, and weighs no more than any other. */
  readonly weight: number;
}

export function wishedIn({ aim }: Wish, balance: Balance): Wished[] {
  return aim.flatMap(({ by, name, to, within }): Wished[] => {
    const unseen = { by, what: name ?? by, is: null, give: null, should: to, within, weight: 1 };
    if (isLength(by)) {
      const spread = balance[by];
      return [spread === null ? unseen : { ...unseen, is: spread.median }];
    }
    const all = figuresBy(by, balance);
    const chosen = all.filter((one) => name === null || one.name === name);
    if (chosen.length === 0) return [unseen];
    return chosen.map((one) => {
      const should = to ?? usualOf(by, one, all, balance);
      return { by, what: one.name, is: one.mean, give: one.give, should, within, weight: 1 / chosen.length };
    });
  });
}

/** An aim that nothing answers to would be thought reached whatever is moved. */
export function mustBeSeen(wished: readonly Wished[]): void {
  const unseen = wished.find(({ is }) => is === null);
  if (unseen !== undefined)
    throw new BadArguments(`the aim ${labelOf(unseen)} finds nothing in these games: lab balance prints the names`);
}

export const labelOf = ({ by, what }: Pick<Wished, 'by' | 'what'>): string => (by === what ? by : `${by} ${what}`);

/** 0: all as wished. What is not seen is as far off as can be. */
export function distance(wished: readonly Wished[]): number {
  return wished.reduce(
    (sum, { is, should, within, weight }) =>
      sum + (is === null || should === null ? Number.POSITIVE_INFINITY : weight * ((is - should) / within) ** 2),
    0,
  );
}

function figuresBy(by: Measure, { bySeat, byGiven, byBrought, byUsed }: Balance): readonly Figure[] {
  return { seat: bySeat, given: byGiven, brought: byBrought, used: byUsed }[by];
}

function usualOf(by: Measure, one: Figure, all: readonly Figure[], { fair }: Balance): number {
  if (by === 'used') return 0;
  if (by !== 'brought') return fair;
  const kind = one.name.split(' ')[0]!;
  const others = all.filter((each) => each !== one && each.name.split(' ')[0] === kind);
  return others.length === 0 ? one.mean : medianOf(others.map(({ mean }) => mean));
}
