// A match as long as anybody could make one: 20,000 answers of one seat in A Sky of Stars, kept before logs had a bound.
import path from 'node:path';
import type { ToldPage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { longTable } from '../long-table.ts';

const answers = 20_000;

test('20,000 answers: a hello is short, the rest is read page by page, and only by who was told', async () => {
  const { data, table, match, link, ...was } = await longTable(answers);
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
