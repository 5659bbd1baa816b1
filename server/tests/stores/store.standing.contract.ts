import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import { deviceMark, forever } from '../../src/standing/standing.ts';
import type { Store } from '../../src/stores/store.ts';

export function standingContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: how somebody stands is kept by a mark, and a change changes only what it names`, async () => {
    const [store, other] = [await open(), await open()];
    const mark = drawSecret();
    const found = async () => (await (await open()).standings()).find((each) => each.mark === mark);
    expect(await found()).toBeUndefined();
    const silenced = { mark, epoch: 0, banned: 0, silenced: 7, changed: 0 };
    expect(await store.changeStanding(mark, { silenced: 7 }, 4)).toEqual(silenced);
    expect(await other.changeStanding(mark, { banned: forever }, 5)).toEqual({ ...silenced, banned: forever });
    const raised = await store.changeStanding(mark, { epoch: 'raised' }, 6);
    expect(raised).toEqual({ mark, epoch: 2, banned: forever, silenced: 7, changed: 6 });
    expect(await other.changeStanding(mark, { silenced: 0 }, 7)).toEqual({ ...raised, silenced: 0 });
    expect(await found()).toEqual({ ...raised, silenced: 0 });
  });

  test(`${name}: the first epoch is left once, every other raised as often as it is asked for`, async () => {
    const [store, other] = [await open(), await open()];
    const mark = drawSecret();
    const change = (epoch: 'first-left' | 'raised', now: number) =>
      Promise.all([store, other].map((each) => each.changeStanding(mark, { epoch }, now)));
    expect(await change('first-left', 5)).toMatchObject(Array(2).fill({ epoch: 1, changed: 5 }));
    expect(await change('first-left', 6)).toMatchObject(Array(2).fill({ epoch: 1, changed: 5 }));
    const raised = await change('raised', 7);
    expect(raised.map(({ epoch }) => epoch).sort()).toEqual([2, 3]);
    expect(await store.changeStanding(mark, { epoch: 'first-left' }, 8)).toMatchObject({ epoch: 3, changed: 7 });
  });

  test(`${name}: what has no meaning any more is dropped, an epoch never`, async () => {
    const store = await open();
    const [spent, banned, ended] = [drawSecret(), drawSecret(), drawSecret()];
    await store.changeStanding(spent, { banned: 5, silenced: 3 }, 1);
    await store.changeStanding(banned, { banned: 6 }, 1);
    await store.changeStanding(ended, { banned: 5, epoch: 'raised' }, 1);
    const networks = [5, 6].map((until) => ({ network: `192.0.2.${until}/32`, until }));
    for (const network of networks) await store.keepBannedNetwork(network);
    await store.dropSpent(5, 0);
    const marks = (await store.standings()).map(({ mark }) => mark);
    expect([spent, banned, ended].map((mark) => marks.includes(mark))).toEqual([false, true, true]);
    expect(await store.bannedNetworks()).toEqual([networks[1]]);
    await store.dropSpent(6, 0);
  });

  test(`${name}: that a device was ended is kept as long as a cookie of it could live`, async () => {
    const store = await open();
    const [device, person] = [`${deviceMark}${drawSecret()}`, drawSecret()];
    for (const mark of [device, person]) await store.changeStanding(mark, { epoch: 'raised' }, 1000);
    const kept = async () => {
      const marks = (await store.standings()).map(({ mark }) => mark);
      return [device, person].map((mark) => marks.includes(mark));
    };
    await store.dropSpent(2000, 1000);
    expect(await kept()).toEqual([true, true]);
    await store.dropSpent(2000, 1001);
    expect(await kept()).toEqual([false, true]);
  });

  test(`${name}: banned networks are kept, each once, and can be dropped`, async () => {
    const store = await open();
    const network = '2001:db8:1:2::/64';
    const found = async () => (await (await open()).bannedNetworks()).filter((each) => each.network === network);
    await store.keepBannedNetwork({ network, until: 5 });
    await store.keepBannedNetwork({ network, until: forever });
    expect(await found()).toEqual([{ network, until: forever }]);
    expect(await store.dropBannedNetwork(network)).toBe(true);
    expect(await found()).toEqual([]);
    expect(await store.dropBannedNetwork(network)).toBe(false);
  });
}
