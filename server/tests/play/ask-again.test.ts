// What is wrong only for a moment, between nodes and their database, is said so: whoever asked asks again.
import { expect, test } from 'vitest';
import { LinkBroken } from '../../src/cluster/link.ts';
import { NoHome } from '../../src/cluster/routes.ts';
import { makeApp } from '../../src/http/app.ts';
import { defaults } from '../../src/settings.ts';
import { HomeLost, StoreAway } from '../../src/stores/store.ts';

test('who asks while a table has no home is told to ask again, and no fault of the server is counted', async () => {
  const { proxies, origins } = defaults;
  const refused: string[] = [];
  const app = await makeApp({
    ...{ banned: () => null, proxies, origins, perMinute: 100, now: () => 0 },
    refused: (code) => refused.push(code),
  });
  const passing = [new HomeLost('of a session'), new StoreAway('of a pool'), new NoHome('t'), new LinkBroken('a:1')];
  for (const [i, error] of passing.entries())
    app.get(`/api/${i}`, async () => {
      throw error;
    });
  for (const i of passing.keys()) {
    const answer = await app.inject(`/api/${i}`);
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'ASK_AGAIN', after: 1 }]);
  }
  expect(refused).toEqual(passing.map(() => 'ASK_AGAIN'));
  await app.close();
});
