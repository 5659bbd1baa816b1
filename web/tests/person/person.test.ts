import { afterEach, expect, test, vi } from 'vitest';
import { followServer, introduce, usePerson } from '../../src/person/person.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that knows this person; null: out of reach. */
function serverKnows(me: { name: string; sigil: string } | null) {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    if (me === null) throw new TypeError('out of reach');
    if (init.body !== undefined) told.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(init.body === undefined ? me : told.at(-1)));
  });
  return told;
}

test('a name that another device has chosen is shown here; one that the server was never told stays', async () => {
  usePerson.setState({ name: 'Ada', sigil: 'comet', untold: false });
  serverKnows({ name: 'Ada L.', sigil: 'gate' });
  await followServer();
  expect(usePerson.getState()).toMatchObject({ name: 'Ada L.', sigil: 'gate' });

  serverKnows(null);
  expect(await introduce({ name: 'Ada B.' })).toBe('OFFLINE');
  const told = serverKnows({ name: 'Ada L.', sigil: 'gate' });
  await followServer();
  expect(usePerson.getState()).toMatchObject({ name: 'Ada B.', sigil: 'gate', untold: false });
  expect(told).toEqual([{ name: 'Ada B.', sigil: 'gate' }]);
});
