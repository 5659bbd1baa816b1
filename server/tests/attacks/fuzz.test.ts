// Frames of all kinds from somebody who plays at tables of every game, and knows the ids of a table that is not theirs.
import { shelf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { longestMessage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { defaults } from '../../src/settings.ts';
import { twoAtATable } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { mutated } from './mutate.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const frames = 20_000;
/** So many are sent before the answers are waited for. */
const volley = 250;

const codesOf = (device: Device) =>
  device.messages.flatMap((message) =>
    message.t === 'error' ? [message.code] : message.t === 'refused' ? ['refused'] : [],
  );

test(`${frames} mutated frames: every one is answered with a typed refusal or taken, and no other table hears of it`, async () => {
  const { port } = await freshServer({
    socketLimits: { ...defaults.socketLimits, perSocket: plenty, perAddress: plenty },
  });
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map((name) => Person.arrive(port, name)));
  const theirs = await twoAtATable(ada!, bo!);
  const victims = [await ada!.follow(theirs.id), await bo!.follow(theirs.id)];
  for (const [seat, device] of victims.entries()) await device.until(() => device.steps(seat) !== undefined);
  // That Bo has come is told a moment after he was answered himself.
  await victims[0]!.until(() => victims[0]!.table()?.seats[1]?.online === true);
  for (const device of [...victims, ...victims]) await device.settle();
  const before = victims.map((device) => device.texts.length);

  const tables = await Promise.all(
    ['bidding', ...shelf.map(({ id }) => id)].map(async (game) => {
      const seats = [{ kind: 'me' }, { kind: 'here', name: 'Eva' }] as const;
      const laid = await eve!.post('/api/tables', { ...layBidding([...seats]), game });
      return eve!.post(`/api/tables/${laid.id}/start`);
    }),
  );
  const dice = new Dice('fuzz 1');
  const seen = new Map<string, number>();
  let sent = 0;
  for (let round = 0; sent < frames; round++) {
    const table = tables[round % tables.length]!;
    const device = await eve!.follow(table.id);
    await device.until(() => device.steps(0) !== undefined);
    const { match, decision, view } = device.steps(0)!;
    const known = [theirs.id, theirs.matches[0]!.id, table.id, match, decision, 1, Object.keys(view)];
    const real = [
      { t: 'hello', table: table.id, match, had: { 0: 1, table: 0 } },
      { t: 'play', seat: 0, id: `f${sent}`, decision, match, move: { t: 'lay', card: 1 } },
      { t: 'play', seat: 1, id: `g${sent}`, decision, move: moveLike(view) },
      { t: 'undo', seat: 0, id: `u${sent}`, match },
      { t: 'answering', seat: 0, how: 'ask', match },
      { t: 'say', seat: 0, id: `s${sent}`, to: [1], text: 'hello' },
      { t: 'ping' },
    ];
    for (let i = 0; i < volley; i++, sent++) {
      const frame = mutated(real[dice.int(real.length)], dice, known);
      device.raw(frame.length > 2 * longestMessage - 100 ? frame.slice(0, longestMessage) : frame);
    }
    await device.settle();
    for (const code of codesOf(device)) seen.set(code, (seen.get(code) ?? 0) + 1);
    device.close();
  }
  expect(seen.get('SERVER_FAULT')).toBeUndefined();
  // The fuzz reaches beyond the first door: into rooms, seats and rules.
  for (const code of ['MALFORMED', 'NO_SUCH_TABLE', 'NOT_YOUR_SEAT', 'refused'])
    expect(seen.get(code)).toBeGreaterThan(9);
  for (const [at, device] of victims.entries()) {
    await device.settle();
    expect(device.texts.slice(before[at]).filter((text) => text !== '{"t":"pong"}')).toEqual([]);
  }
  expect((await eve!.ask('GET', '/healthz')).status).toBe(200);
  expect(({} as { seat?: unknown }).seat).toBeUndefined();
});

/** Any move has a `t`, and numbers or ids from the view. */
function moveLike(view: object): object {
  const [first] = Object.values(view).filter((value) => typeof value === 'number' || typeof value === 'string');
  return { t: 'pass', card: first, unit: first, to: { x: 0, y: 0 } };
}

test('2,000 mutated bodies: no request faults, and nobody else’s table changes', async () => {
  const { port } = await freshServer();
  const [ada, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Eve')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }], { name: 'Friday' }));
  const own = await eve.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const dice = new Dice('bodies 1');
  const known = [laid.id, own.id, own.link, own.code, 'bidding', 'planet-x', 1];
  const real: readonly (readonly [string, object])[] = [
    ['/api/me', { name: 'Eve', sigil: 'comet' }],
    ['/api/tables', { ...layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]), options: { rounds: 3 } }],
    [`/api/tables/${own.id}/join`, { link: own.link, seat: 1 }],
    [`/api/tables/${laid.id}/join`, { link: own.link, seat: 1 }],
    [`/api/tables/${own.id}/seats`, { seats: [{ kind: 'me' }, { kind: 'open', from: 1 }], name: 'x', listed: false }],
    [`/api/tables/${laid.id}/seats`, { seats: [{ kind: 'me' }, { kind: 'open' }] }],
    [`/api/tables/${laid.id}/start`, { fill: 'easy' }],
    [`/api/tables/${laid.id}/remove`, { seat: 0, ban: true }],
    [`/api/tables/${laid.id}/lock`, { locked: true }],
    [`/api/tables/${own.id}/ready`, { ready: true }],
  ];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 2_000; sent += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const [at, body] = real[dice.int(real.length)]!;
        const answer = await eve.ask('POST', at, String(mutated(body, dice, known)));
        const text = await answer.text();
        if (!answer.ok) expect(JSON.parse(text)).toHaveProperty('code');
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const status of [400, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(3);
  expect(await ada.get(`/api/tables/${laid.id}`)).toEqual(laid);
});
