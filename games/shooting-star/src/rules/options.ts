import type { OptionKinds, Read, Seat } from '@orrery/kernel';
import { readDataSet } from '../data/index.ts';
import type { Options } from './kind.ts';

export const DEFAULTS: Options = {
  sector: 'grid',
  isolatedTo: 'conquest',
  arrow: 'half',
  namedStart: 'random',
  nextReplacement: 'hidden',
  piles: 'open',
  firstSeat: 'random',
  data: 'ours-1',
};

/** The values an option may have, its default first; `firstSeat` and `data` also take a seat and a data set. */
export const CHOICES = {
  sector: ['grid', 'custom'],
  isolatedTo: ['conquest', 'debris'],
  arrow: ['half', 'fixed', 'quarter'],
  namedStart: ['random', 'level4'],
  nextReplacement: ['hidden', 'shown'],
  piles: ['open', 'memory'],
  firstSeat: ['random'],
  data: ['ours-1'],
} as const satisfies { readonly [Name in keyof Options]: readonly Options[Name][] };

/** A reading is what the rulebook leaves open. */
export const optionKinds: OptionKinds<Options> = {
  sector: 'common',
  piles: 'common',
  firstSeat: 'common',
  isolatedTo: 'reading',
  arrow: 'reading',
  namedStart: 'reading',
  nextReplacement: 'reading',
  data: 'common',
};

/** Keys that are no option are refused, so that a misspelt one is not silently the default. */
export function readOptions(raw: unknown, seats: number): Read<Options> {
  if (raw === undefined) return { ok: true, value: DEFAULTS };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('NOT_AN_OBJECT', 'options');
  const given = raw as Record<string, unknown>;
  for (const name of Object.keys(given)) if (!Object.hasOwn(DEFAULTS, name)) return bad('UNKNOWN_OPTION', name);
  const chosen: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) continue;
    if ((choices as readonly unknown[]).includes(value)) chosen[name] = value;
    else if (name === 'firstSeat' && isSeat(value, seats)) chosen[name] = value + 0;
    else if (name === 'data' && typeof value === 'object') {
      const data = readDataSet(value);
      if (!data.ok) return data;
      chosen[name] = data.value;
    } else return bad('BAD_VALUE', name);
  }
  return { ok: true, value: chosen as unknown as Options };
}

function isSeat(value: unknown, seats: number): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
}

function bad(problem: string, where: string): Read<never> {
  return { ok: false, problem, where };
}
