// The schemas that bot authors get are those of this house, and whatever a match shows is as they say.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shelf } from '@orrery/games';
import { Dice, type Kind, observersOf, takeOutData } from '@orrery/kernel';
import { leaveOutOptions } from '@orrery/wire';
import type { Room } from '@orrery/words/room';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fingerprint, messages } from '../protocol/documents.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The options that a game's own laws try, where it keeps them beside; else its usual ones. */
async function samplesOf(id: string): Promise<readonly unknown[]> {
  const file = path.join(root, 'games', id, 'tests/samples.ts');
  if (!fs.existsSync(file)) return [undefined];
  const { samples } = (await import(pathToFileURL(file).href)) as { samples: readonly unknown[] };
  expect(samples.length).toBeGreaterThan(3);
  return samples;
}

const kept = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(root, 'docs/protocol', `${name}.json`), 'utf8')) as Record<string, unknown>;

/** Says what is wrong with a value, or nothing. */
function checker(name: string): (type: string, value: unknown) => string {
  const ajv = new Ajv2020({ strictTypes: false, strictTuples: false, keywords: ['rules', 'types'] });
  ajv.addSchema(kept(name));
  return (type, value) => {
    const valid = ajv.validate(`${name}.json#/$defs/${type}`, JSON.parse(JSON.stringify(value)));
    return valid ? '' : `${type}: ${ajv.errorsText()}`;
  };
}

test('docs/protocol/messages.json is what the wire says today: else `npm run schemas`', () => {
  expect(kept('messages')).toEqual(JSON.parse(JSON.stringify(messages())));
});

test('messages are as their schemas say, and others are not', () => {
  const check = checker('messages');
  const hello = { t: 'hello', table: 'A'.repeat(22), had: { table: 3 } };
  expect(check('ClientMessage', hello)).toBe('');
  expect(check('ClientMessage', { ...hello, person: 'eve' })).not.toBe('');
  expect(check('ClientMessage', { ...hello, table: '..' })).not.toBe('');
  expect(check('ServerMessage', { t: 'ack', id: 'x', no: 1 })).toBe('');
  expect(check('ServerMessage', { t: 'ack', id: 'x' })).not.toBe('');
});

describe.each(shelf.map((room) => [room.id, room] as const))('%s', (id, room) => {
  test('its schemas are of its types and rules today: else `npm run schemas`', async () => {
    const { game } = await room.rules();
    expect(kept(id)).toMatchObject({ rules: game.rules, types: fingerprint(root, id) });
  });

  test('every view, telling, move and option of matches with all kinds of options is as its schema says', async () => {
    const check = checker(id);
    for (const [n, sample] of (await samplesOf(id)).entries()) await playThrough(room, sample, n, check);
  });

  test('a field too many, one too few and one of another kind are found', async () => {
    const check = checker(id);
    const { game } = await room.rules();
    const read = game.readOptions(undefined, room.seats.min);
    if (!read.ok) throw new Error('the usual options are refused');
    const state = game.setup(read.value, room.seats.min, new Dice('planted'), null);
    const view = game.view(state, 0) as Record<string, unknown>;
    expect(check('View', view)).toBe('');
    const [field = ''] = Object.keys(view).filter((name) => typeof view[name] === 'object');
    const { [field]: _gone, ...without } = view;
    for (const planted of [{ ...view, secret: 1 }, without, { ...view, [field]: 7 }])
      expect(check('View', planted)).not.toBe('');
    expect(check('Move', { t: 'cheat' })).not.toBe('');
    expect(check('Seen', { t: 'cheat' })).not.toBe('');
  });
});

/** Plays by picking, and checks all that anybody would be sent; of long matches every view of every tenth step. */
async function playThrough(room: Room, sample: unknown, n: number, check: (type: string, value: unknown) => string) {
  const { game } = await room.rules();
  const counts = [...Array(room.seats.max - room.seats.min + 1).keys()].map((more) => room.seats.min + more);
  const fitting = counts.filter((seats) => game.readOptions(sample, seats).ok);
  const seats = fitting[n % fitting.length];
  if (seats === undefined) return;
  const read = game.readOptions(sample, seats);
  if (!read.ok) throw new Error(`${read.problem} ${read.where}`);
  const dice = new Dice(`${room.id} ${n}`);
  const faults = new Set<string>();
  const look = (type: string, value: unknown) => {
    const fault = check(type, value);
    if (fault !== '') faults.add(fault);
  };
  const hear = (event: Kind['event']) => {
    for (const who of observersOf(seats)) {
      const seen = game.tell(event, who);
      if (seen !== null) look('Seen', leaveOutOptions(seen));
    }
  };
  look('Options', takeOutData(game, read.value).options);
  look('Options', read.value);
  const state = game.setup(read.value, seats, dice, hear);
  for (let step = 0; step < 400 && game.result(state) === null; step++) {
    if (step % 10 === 0) for (const who of observersOf(seats)) look('View', leaveOutOptions(game.view(state, who)));
    const [by] = game.awaited(state);
    const move = game.pick(state, by!, dice);
    look('Move', move);
    game.apply(state, by!, move, dice, hear);
  }
  for (const who of observersOf(seats)) look('View', game.view(state, who));
  expect([...faults], `sample ${n}, ${seats} seats`).toEqual([]);
}
