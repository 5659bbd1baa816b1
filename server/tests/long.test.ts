// A match as long as anybody could make one: 20,000 answers of one seat in A Sky of Stars, kept before logs had a bound.
import path from 'node:path';
import { type Entry, RecordingChance, SealedChance } from '@orrery/kernel';
import { game } from '@orrery/sky-of-stars/rules';
import type { ToldPage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/stores/sqlite/store.ts';
import { Person } from './client.ts';
import { freshFolder, freshServer } from './house.ts';

const answers = 20_000;

/** Two people at a table, and a log that only grew. */
async function longTable() {
  const data = freshFolder();
  const before = await freshServer({ data });
  const [ada, bo] = [await Person.arrive(before.port, 'Ada'), await Person.arrive(before.port, 'Bo')];
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const asked = { game: game.id, seats, listed: false, spectators: true, pace: { tempo: 'off', fixedWindows: false } };
  const laid = await ada.post('/api/tables', asked);
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const { matches, link } = await ada.post(`/api/tables/${laid.id}/start`);
  const match = matches[0]!.id;
  await before.close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const { head, key } = (await store.match(match))!;
  const luck = new RecordingChance(new SealedChance(key, match, 0));
  game.setup(head.options as never, 2, luck, null);
  const entries: Entry[] = [{ seq: 0, at: 1, t: 'setup', draws: luck.draws }];
  for (let seq = 1; seq <= answers; seq++) {
    const move = { t: 'start', star: seq % 2 === 0 ? 'S001' : 'S002' };
    entries.push({ seq, at: seq, t: 'move', by: 0, id: `a${seq}`, move, draws: [] });
  }
  await Promise.all(entries.map((entry) => store.append(match, entry)));
  await store.close();
  return { data, table: laid.id, link: link!, match, ada, bo };
}

test('20,000 answers: a hello is short, the rest is read page by page, and only by who was told', async () => {
  const { data, table, match, link, ...was } = await longTable();
  const server = await freshServer({ data });
  const again = (person: Person) => Object.assign(new Person(server.port), { cookie: person.cookie });
  const [ada, bo] = [again(was.ada), again(was.bo)];
  const device = await ada.follow(table);
  await device.until(() => device.steps(0) !== undefined);
  const steps = device.steps(0)!;
  expect([steps.had, steps.told.length, steps.from]).toEqual([answers + 1, 200, answers - 199]);
  const text = device.texts.find((each) => each.startsWith('{"t":"steps"'))!;
  expect(Buffer.byteLength(JSON.stringify(JSON.parse(text).told))).toBeLessThanOrEqual(64 * 1024);
  // Of what a seat did in secret nobody else is told, nor that there is anything to be read.
  const others = await bo.follow(table);
  await others.until(() => others.steps(1) !== undefined);
  expect(others.steps(1)).toMatchObject({ had: others.told(1).length });
  expect(others.steps(1)?.from).toBeUndefined();

  const asked = (as: number | 'table', before: number, of = match) =>
    `/api/tables/${table}/told?match=${of}&as=${as}&before=${before}&link=${link}`;
  const page = (person: Person, as: number | 'table', before: number) => person.get<ToldPage>(asked(as, before));
  const last = await page(ada, 0, steps.from!);
  expect(last.told.map(({ no }) => no)).toEqual([...Array(200).keys()].map((i) => steps.from! - 200 + i));
  const first = await page(ada, 0, 3);
  expect(first.told.map(({ no }) => no)).toEqual([0, 1, 2]);
  expect(await page(ada, 0, 0)).toEqual({ told: [] });
  for (const [person, as] of [
    [bo, 0],
    [ada, 1],
    [bo, 'table'],
  ] as const)
    expect(await person.trouble('GET', asked(as, 100))).toEqual({ code: 'NOT_YOUR_SEAT' });
  expect(await ada.trouble('GET', asked(0, 100, 'x'.repeat(22)))).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada.trouble('GET', asked(0, -1))).toMatchObject({ code: 'MALFORMED' });

  // What was played long ago is known still; one more change of mind is too many, as for everybody since logs have a bound.
  device.say({ t: 'play', seat: 0, id: 'a7', decision: steps.decision!, move: { t: 'start', star: 'S003' } });
  expect(await device.next('ack')).toMatchObject({ id: 'a7' });
  const more = await device.play(0, { t: 'start', star: 'S003' });
  expect(more).toMatchObject({ t: 'refused', refusal: 'TOO_MANY_CHANGES' });
  await server.close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  expect((await store.snapshot(match))?.seq).toBeGreaterThan(answers - 256);
  await store.close();
});
