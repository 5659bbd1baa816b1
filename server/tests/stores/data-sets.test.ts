import { createHash } from 'node:crypto';
import { canonicalJson, type MatchFile, verifyMatch } from '@orrery/kernel';
import type { LayTable, TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { game as shootingStar } from '../../../games/shooting-star/src/rules/index.ts';
import { oddData } from '../../../games/shooting-star/tests/samples.ts';
import { game as skyOfStars } from '../../../games/sky-of-stars/src/rules/index.ts';
import { oddDie, oddSky, ownDeck, ownWords } from '../../../games/sky-of-stars/tests/samples.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { pickToTheEnd } from '../pickers.ts';

const { port } = await freshServer();
const hashOf = (set: unknown) => createHash('sha256').update(canonicalJson(set)).digest('hex');
const own = hashOf(oddData);

function lay(person: Person, more: Partial<LayTable> = {}): Promise<TableInfo> {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const options = { data: oddData };
  return person.post('/api/tables', { game: 'shooting-star', options, seats, listed: true, spectators: true, ...more });
}
const status = async (person: Person, hash: string) => (await person.ask('GET', `/api/data/${hash}`)).status;

test('a data set that somebody brings has a name of its own and never changes', async () => {
  const ada = await Person.arrive(port);
  const { options } = await lay(ada);
  expect(options).toMatchObject({ sector: 'grid', data: { sha256: own } });
  const answer = await ada.ask('GET', `/api/data/${own}`);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const text = await answer.text();
  expect(createHash('sha256').update(text).digest('hex')).toBe(own);
  expect(JSON.parse(text)).toEqual(oddData);

  const turned = Object.fromEntries(Object.entries(oddData).reverse());
  expect((await lay(ada, { options: { data: turned, arrow: 'fixed' } })).options).toMatchObject({
    data: { sha256: own },
  });
  expect(await ada.trouble('GET', `/api/data/${'0'.repeat(64)}`)).toEqual({ code: 'NO_SUCH_DATA' });
  expect(await ada.trouble('GET', '/api/data/nonsense')).toEqual({ code: 'NO_SUCH_DATA' });
  expect(await new Person(port).trouble('GET', `/api/data/${own}`)).toEqual({ code: 'NO_SESSION' });
});

test('it travels once: not in lists, tables, views or steps; and the match file has it whole', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await lay(ada);
  await bo.post(`/api/tables/${laid.id}/join`);
  await ada.post(`/api/tables/${laid.id}/start`);
  const devices = [await ada.follow(laid.id), await bo.follow(laid.id)] as const;
  const options = { ...devices[0].table()!.options, data: oddData };
  for (const device of devices) device.full = options;
  await Promise.all(devices.map((device, seat) => pickToTheEnd(shootingStar, device, seat)));

  const said = devices.flatMap(({ texts }) => texts);
  const asked = await Promise.all(
    ['/api/tables', `/api/tables/${laid.id}`].map(async (path) => (await ada.ask('GET', path)).text()),
  );
  // How a mission is won: no event and no view has a reason to say it.
  const inside = JSON.stringify(oddData.missions[0]!.test);
  for (const text of [...said, ...asked]) expect(text).not.toContain(inside);
  for (const text of said) if (text.startsWith('{"t":"steps"')) expect(text).not.toMatch(/"options":[^n]/);

  const file = await bo.get<MatchFile>(`/api/tables/${laid.id}/file`);
  expect(file.head.options).toEqual(options);
  expect(verifyMatch(shootingStar, file)).toMatchObject({ ok: true });
});

test('several sets in one game are several names', async () => {
  const ada = await Person.arrive(port);
  const options = { sky: oddSky, die: oddDie, cards: ownWords, maxRolls: 12 };
  const laid = await lay(ada, { game: 'sky-of-stars', options });
  const names = {
    sky: { sha256: hashOf(oddSky) },
    die: { sha256: hashOf(oddDie) },
    cards: { sha256: hashOf(ownDeck()) },
  };
  expect(laid.options).toMatchObject({ maxRolls: 12, ...names });
  const begun = await ada.post(`/api/tables/${laid.id}/start`);
  const read = skyOfStars.readOptions(options, 2);
  const device = await ada.follow(begun.id);
  device.full = read.ok ? read.value : expect.unreachable();
  await pickToTheEnd(skyOfStars, device, 0);
});

test('it is kept as long as a table plays with it, and no longer', async () => {
  const { port: other } = await freshServer();
  const ada = await Person.arrive(other);
  const [first, second] = [await lay(ada), await lay(ada)];
  expect(await status(ada, own)).toBe(200);
  const plan = { seats: [{ kind: 'me' }, { kind: 'open' }] };
  const edited = await ada.post(`/api/tables/${first.id}/seats`, { ...plan, options: { arrow: 'fixed' } });
  expect(edited.options).toMatchObject({ data: 'ours-1', arrow: 'fixed' });
  expect(await status(ada, own)).toBe(200);
  // Other seats, the same options: the set is read again by the rules, and is the same.
  const wider = await ada.post(`/api/tables/${second.id}/seats`, { seats: [...plan.seats, { kind: 'open' }] });
  expect(wider.options).toMatchObject({ data: { sha256: own } });
  await ada.post(`/api/tables/${second.id}/leave`);
  expect(await status(ada, own)).toBe(404);
});

test('the name of a set is no set: who wants to play with one brings it', async () => {
  const ada = await Person.arrive(port);
  await lay(ada);
  const refused = await ada.trouble('POST', '/api/tables', {
    ...{ game: 'shooting-star', listed: false, spectators: false },
    ...{ seats: [{ kind: 'me' }, { kind: 'open' }], options: { data: { sha256: own } } },
  });
  expect(refused).toMatchObject({ code: 'BAD_OPTIONS' });
});
