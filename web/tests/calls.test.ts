import { describe, expect, it } from 'vitest';
import { minutesOf, timeOf } from '../src/calls/minutes.ts';
import { type Browser, whyNoPush } from '../src/calls/push.ts';
import { calledFrom } from '../src/offline/notify.ts';

const able: Browser = {
  ...{ secure: true, hasWorker: true, hasPush: true, apple: false, standalone: false, permission: 'default' },
};

describe('whether this browser can be called', () => {
  it.each([
    [{}, null],
    [{ permission: 'granted' }, null],
    [{ permission: 'denied' }, 'denied'],
    [{ secure: false, apple: true }, 'insecure'],
    [{ apple: true, hasPush: false, permission: null }, 'home'],
    [{ apple: true, standalone: true }, null],
    [{ hasPush: false }, 'browser'],
    [{ hasWorker: false }, 'browser'],
    [{ permission: null }, 'browser'],
  ] as const)('with %j: %s', (more, why) => {
    expect(whyNoPush({ ...able, ...more })).toBe(why);
  });
});

describe('a push becomes a notification', () => {
  const table = (id: string, name: string | null) => ({ id, game: 'planet-x', title: 'Planet X', name });
  const call = (tables: object[], count = tables.length) => JSON.stringify({ kind: 'turn', tables, count });
  it('in the language of the page, and leads to its table', () => {
    expect(calledFrom(call([table('aaaaaaaa', 'Sunday')]), 'it')).toEqual({
      ...{ title: 'Tocca a te', body: 'Al tavolo: Planet X, Sunday.', tag: 'aaaaaaaa', path: '/t/aaaaaaaa' },
    });
    expect(calledFrom(call([table('aaaaaaaa', null)]), 'en')).toMatchObject({
      ...{ title: 'Your turn', body: 'At the table: Planet X.' },
    });
  });
  it('of several tables leads home', () => {
    const several = call([table('aaaaaaaa', 'Sunday'), table('bbbbbbbb', null)], 7);
    expect(calledFrom(several, 'en')).toEqual({
      ...{ title: '7 tables wait for you', body: 'Planet X, Sunday, Planet X', tag: 'orrery', path: '/' },
    });
  });
  it.each(['', 'nonsense', '{}', '{"tables":[{"id":"../../evil"}]}', '{"tables":[]}'])(
    'whatever comes, something is shown: %j',
    (text) => {
      expect(calledFrom(text, 'en')).toEqual({
        ...{ title: 'Orrery', body: 'A table waits for you.', tag: 'orrery', path: '/' },
      });
    },
  );
});

describe('a time of day', () => {
  it('is read as it is written', () => {
    for (const text of ['00:00', '07:05', '23:59']) expect(timeOf(minutesOf(text)!)).toBe(text);
    for (const text of ['', '24:00', '7:05', '12:60']) expect(minutesOf(text)).toBeNull();
  });
});
