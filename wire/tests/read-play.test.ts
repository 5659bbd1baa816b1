import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PlayMessage, readClientMessage } from '../src/index.ts';

/** The schema is what a play is; it is read by hand because it is so frequent. */
const bySchema = (raw: unknown): PlayMessage | null => {
  const read = v.safeParse(PlayMessage, raw);
  return read.success ? read.output : null;
};

const key = fc.constantFrom(
  't',
  'seat',
  'id',
  'decision',
  'move',
  'match',
  'unattended',
  '__proto__',
  'constructor',
  'toString',
  'loud',
);
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const good = {
  t: fc.constant('play'),
  seat: fc.integer({ min: 0, max: 15 }),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  decision: fc.string({ maxLength: 256 }),
  move: fc.jsonValue(),
  match: secret,
  unattended: fc.constant(true),
};
const odd = fc.oneof(
  fc.jsonValue(),
  secret,
  fc.constantFrom(
    -1,
    15,
    16,
    0.5,
    -0,
    '',
    'a b',
    'x'.repeat(23),
    'x'.repeat(65),
    'x'.repeat(257),
    'é'.repeat(256),
    null,
  ),
);
/** A play in which up to two things are other than they should be. */
const almost = fc
  .record({ ...good, wrong: fc.array(fc.tuple(key, odd), { maxLength: 2 }), without: fc.array(key, { maxLength: 1 }) })
  .chain(({ wrong, without, ...play }) =>
    fc.shuffledSubarray(Object.entries(play), { minLength: 5 }).map((entries) => {
      const kept = [...entries, ...wrong].filter(([name]) => !without.includes(name as (typeof without)[number]));
      return `{${kept.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
    }),
  );

test('a play that is read by hand is read as its schema reads it', () => {
  let taken = 0;
  const judge = (text: string) => {
    const read = bySchema(JSON.parse(text));
    if (read !== null) taken++;
    if (JSON.parse(text)?.t === 'play') expect(readClientMessage(text)).toEqual(read);
    else if (read === null) expect(readClientMessage(text)?.t).not.toBe('play');
  };
  fc.assert(fc.property(almost, judge), { numRuns: 5000 });
  fc.assert(fc.property(fc.json(), judge), { numRuns: 500 });
  expect(taken).toBeGreaterThan(200);
});
