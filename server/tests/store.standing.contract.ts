import { expect, test } from 'vitest';
import { drawSecret } from '../src/secrets.ts';
import { forever } from '../src/standing/standing.ts';
import type { Store } from '../src/stores/store.ts';

export function standingContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: how somebody stands is kept by a mark, the last word counts, and it can be dropped`, async () => {
    const store = await open();
    const mark = drawSecret();
    const found = async () => (await (await open()).standings()).find((each) => each.mark === mark);
    expect(await found()).toBeUndefined();
    await store.keepStanding({ mark, epoch: 1, banned: 0, silenced: 7, changed: 5 });
    const last = { mark, epoch: 2, banned: forever, silenced: 0, changed: 6 };
    await store.keepStanding(last);
    expect(await found()).toEqual(last);
    await store.dropStanding(drawSecret());
    expect(await found()).toEqual(last);
    await store.dropStanding(mark);
    expect(await found()).toBeUndefined();
  });

  test(`${name}: banned networks are kept, each once, and can be dropped`, async () => {
    const store = await open();
    const network = '2001:db8:1:2::/64';
    const found = async () => (await (await open()).bannedNetworks()).filter((each) => each.network === network);
    await store.keepBannedNetwork({ network, until: 5 });
    await store.keepBannedNetwork({ network, until: forever });
    expect(await found()).toEqual([{ network, until: forever }]);
    await store.dropBannedNetwork(network);
    expect(await found()).toEqual([]);
  });
}
