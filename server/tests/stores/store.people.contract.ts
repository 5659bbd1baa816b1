// What every store must keep of people: names, what they said, whom they do not hear, whom they reported.
import { expect, test } from 'vitest';
import type { Report } from '../../src/reports/report.ts';
import { drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Spoken } from '../../src/talk/talk.ts';

export function peopleContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: talk is kept for its readers, in the order it was said, once under one id`, async () => {
    const store = await open();
    const [table, ada, bo, eve] = [drawSecret(), drawSecret(), drawSecret(), drawSecret()];
    const say = (id: string, readers: string[] | null, speaker = ada) =>
      store.keepTalk(table, spoken(id, readers, speaker));
    expect(await say('a', null)).toBe('kept');
    expect(await say('b', [ada, bo])).toBe('kept');
    expect(await say('b', null)).toBe('taken');
    expect(await say('b', null, bo)).toBe('kept');
    const read = async (person: string, each = 10) =>
      (await store.talk(table, person, each)).map(({ line }) => line.id);
    expect([await read(ada), await read(bo), await read(eve)]).toEqual([
      ['a', 'b', 'b'],
      ['a', 'b', 'b'],
      ['a', 'b'],
    ]);
    expect(await read(bo, 1)).toEqual(['b', 'b']);
    expect((await store.talk(table, bo, 10)).map(({ speaker, readers }) => [speaker, readers])).toEqual([
      [ada, null],
      [ada, [ada, bo]],
      [bo, null],
    ]);
    expect(await store.talk(drawSecret(), ada, 10)).toEqual([]);
  });

  test(`${name}: many people are found at once, those without a name left out`, async () => {
    const store = await open();
    const ids = Array.from({ length: 70 }, () => drawSecret());
    const named = (i: number) => ({ id: ids[i]!, name: `No ${i}`, sigil: 'ring' as const, named: i });
    for (const i of ids.keys()) await store.keepPerson(named(i));
    const found = await store.people([...ids, drawSecret()]);
    expect(found.size).toBe(70);
    for (const [i, id] of ids.entries()) expect(found.get(id)).toEqual(named(i));
    expect((await store.people([])).size).toBe(0);
  });

  test(`${name}: of what is said at a table the last 200 lines of each speaker are kept, and 2,000 in all`, async () => {
    const store = await open();
    const [table, other, ada, bo] = [drawSecret(), drawSecret(), drawSecret(), drawSecret()];
    const say = (at: string, i: number, speaker = ada) => store.keepTalk(at, spoken(`${i}`, null, speaker));
    await say(other, 0);
    await say(table, 0, bo);
    await Promise.all(Array.from({ length: 1103 }, (_, i) => say(table, i)));
    const lines = await store.talk(table, drawSecret(), 5000);
    const ids = (speaker: string) => lines.filter((each) => each.speaker === speaker).map(({ line }) => line.id);
    expect(ids(bo)).toEqual(['0']);
    expect([ids(ada).length, ids(ada)[0], ids(ada).at(-1)]).toEqual([200, '903', '1102']);
    expect(await store.talk(other, ada, 10)).toHaveLength(1);
    const crowd = Array.from({ length: 10 }, () => drawSecret());
    await Promise.all(crowd.flatMap((each) => Array.from({ length: 199 }, (_, i) => say(table, i, each))));
    expect(await store.talk(table, ada, 5000)).toHaveLength(2000);
  });

  test(`${name}: people are kept, and their last name counts`, async () => {
    const store = await open();
    const id = drawSecret();
    expect(await store.person(id)).toBeNull();
    await store.keepPerson({ id, name: 'Ada', sigil: 'comet', named: 1 });
    await store.keepPerson({ id, name: 'Zoë', sigil: 'gate', named: 2 });
    expect(await store.person(id)).toEqual({ id, name: 'Zoë', sigil: 'gate', named: 2 });
  });

  test(`${name}: whom a person does not hear is kept for that person, up to the last 500`, async () => {
    const store = await open();
    const [ada, bo, eve] = [drawSecret(), drawSecret(), drawSecret()];
    expect(await store.mutedBy(ada)).toEqual([]);
    await store.keepMuted(ada, bo, 1);
    await store.keepMuted(ada, eve, 2);
    await store.keepMuted(ada, bo, 3);
    expect(await (await open()).mutedBy(ada)).toEqual([bo, eve]);
    expect(await store.mutedBy(bo)).toEqual([]);
    await store.dropMuted(ada, bo);
    expect(await store.mutedBy(ada)).toEqual([eve]);
    const crowd = Array.from({ length: 500 }, (_, i) => ({ other: drawSecret(), at: 10 + i }));
    await Promise.all(crowd.map(({ other, at }) => store.keepMuted(ada, other, at)));
    expect(await store.mutedBy(ada)).toEqual(crowd.map(({ other }) => other));
  });

  test(`${name}: reports are kept until they are dealt with, newest first, and counted by who made them`, async () => {
    const store = await open();
    const by = drawSecret();
    // Later than what other tests of the same store have reported.
    const now = Date.now();
    const report = (at: number): Report => ({
      ...{
        id: drawSecret(),
        at: now + at,
        by,
        byName: 'Ada',
        about: drawSecret(),
        aboutName: null,
        table: drawSecret(),
      },
      ...{ reason: 'insults', text: '<b>"; DROP TABLE report', said: [{ at, name: 'Bo', text: 'boo', accused: true }] },
    });
    const [first, second, third] = [report(1), report(2), report(3)];
    for (const each of [first, third, second]) await store.keepReport(each);
    expect(await store.reports(3)).toEqual([third, second, first]);
    expect(await store.reports(1)).toEqual([third]);
    expect((await store.reports(10, third.at)).slice(0, 2)).toEqual([second, first]);
    expect(await store.countReports(by, second.at)).toBe(2);
    expect(await store.countReports(drawSecret(), 0)).toBe(0);
    expect([await store.dropReport(second.id), await store.dropReport(second.id)]).toEqual([true, false]);
    expect(await (await open()).reports(2)).toEqual([third, first]);
  });
}

function spoken(id: string, readers: string[] | null, speaker: string): Spoken {
  return { speaker, readers, line: { id, at: 7, from: 0, to: readers === null ? [] : [1], text: `said ${id}` } };
}
