import type { Dice } from '@orrery/kernel';
import fc from 'fast-check';
import { throughJson } from './same.ts';

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 't', 'hasOwnProperty', ''];

/** Values that break careless code, all of which can arrive as JSON, and some that cannot. */
const atoms: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => '',
  () => '0',
  () => '__proto__',
  () => 'constructor',
  () => '\u0000\ud800',
  () => 'x'.repeat(2000),
  () => -1,
  () => -0,
  () => 0.5,
  () => 7,
  () => 31,
  () => 32,
  () => 1e9,
  () => 2 ** 53,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => [],
  () => {},
  () => ({}),
  () => [[[[]]]],
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"t":"admin"},"constructor":{"prototype":{}}}') as unknown,
  () => new Array(500).fill(0) as unknown,
  () => deep(200),
];

/** Random JSON with hostile keys, hostile atoms, and anything fast-check can think of. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.nat(atoms.length - 1).map((i) => atoms[i]!()) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, key: fc.constantFrom(...names) }) },
);

/** Like the move of the game, but for one or two wounds. */
export function wounded(move: unknown, luck: Dice): unknown {
  let hurt = wound(throughJson(move), luck);
  if (luck.int(3) === 0) hurt = wound(hurt, luck);
  return hurt;
}

function wound(value: unknown, luck: Dice): unknown {
  if (Array.isArray(value)) {
    const at = luck.int(value.length + 1);
    const how = luck.int(4);
    if (how === 0) value.splice(at, 1);
    else if (how === 1) value.splice(at, 0, at < value.length ? value[at] : atom(luck));
    else value[at] = wound(value[at], luck);
    return value;
  }
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record);
    const key = keys[luck.int(keys.length)];
    const how = luck.int(8);
    if (key === undefined || how === 0)
      Object.defineProperty(record, names[luck.int(names.length)]!, { value: atom(luck), ...shown });
    else if (how === 1) delete record[key];
    else record[key] = wound(record[key], luck);
    return record;
  }
  if (typeof value === 'number' && luck.int(3) > 0) return value + [-1, 1, 2, 0.5, -100, 100][luck.int(6)]!;
  return atom(luck);
}

const shown = { enumerable: true, configurable: true, writable: true };

function atom(luck: Dice): unknown {
  return atoms[luck.int(atoms.length)]!();
}

function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
}
