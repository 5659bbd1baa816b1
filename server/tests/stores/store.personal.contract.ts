// What every store must find of one person, and be able to forget.
import { expect, test } from 'vitest';
import type { Report } from '../../src/reports/report.ts';
import { drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';

export function personalContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: all that a person said and reported is found, at whatever table`, async () => {
    const store = await open();
    const [ada, bo, here, there] = [drawSecret(), drawSecret(), drawSecret(), drawSecret()];
    await say(store, there, ada, 'first');
    await say(store, here, bo, 'not hers');
    await say(store, here, ada, 'second');
    expect((await store.talkBy(ada)).map(({ table, line }) => [table, line.text])).toEqual([
      [there, 'first'],
      [here, 'second'],
    ]);
    const [early, late] = [report(ada, bo, 1), report(ada, bo, 2)];
    for (const each of [late, early, report(bo, ada, 3)]) await store.keepReport(each);
    expect(await store.reportsBy(ada)).toEqual([early, late]);
    expect(await store.talkBy(drawSecret())).toEqual([]);
  });

  test(`${name}: who is forgotten has no name, no words, no mutes; of a report they made the other's part is left`, async () => {
    const store = await open();
    const [ada, bo, table] = [drawSecret(), drawSecret(), drawSecret()];
    for (const id of [ada, bo]) await store.keepPerson({ id, name: `Name of ${id}`, sigil: 'comet', named: 1 });
    await say(store, table, ada, 'hers');
    await say(store, table, bo, 'his');
    await store.keepMuted(ada, bo, 1);
    await store.keepMuted(bo, ada, 1);
    const [by, about] = [report(ada, bo, 5), report(bo, ada, 6)];
    await store.keepReport(by);
    await store.keepReport(about);
    await store.forgetPerson(ada);
    const again = await open();
    expect([await again.person(ada), (await again.person(bo))?.id]).toEqual([null, bo]);
    expect((await again.talk(table, bo, 10)).map(({ line }) => line.text)).toEqual(['his']);
    expect([await again.mutedBy(ada), await again.mutedBy(bo)]).toEqual([[], []]);
    expect(await again.reportsBy(ada)).toEqual([]);
    const left = (await again.reports(1000)).filter(({ id }) => id === by.id || id === about.id);
    expect(left).toEqual([{ ...by, by: '', byName: null, text: null, said: [by.said[1]] }]);
    await again.forgetPerson(ada);
    expect(await again.person(bo)).not.toBeNull();
  });
}

const say = (store: Store, table: string, speaker: string, text: string) =>
  store.keepTalk(table, {
    speaker,
    readers: null,
    line: { id: text.replaceAll(' ', '-'), at: 7, from: 0, to: [], text },
  });

const report = (by: string, about: string, at: number): Report => ({
  ...{ id: drawSecret(), at, by, byName: 'One', about, aboutName: 'Other', table: drawSecret(), reason: 'spam' },
  text: 'in my words',
  said: [
    { at, name: 'One', text: 'please stop', accused: false },
    { at, name: 'Other', text: 'buy', accused: true },
  ],
});
