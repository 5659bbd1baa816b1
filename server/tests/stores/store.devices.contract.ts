// What every store must keep of people's devices, and of the ways by which another one becomes theirs.
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { Device } from '../../src/stores/devices.ts';
import type { Store } from '../../src/stores/store.ts';

export function devicesContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: devices are kept by person, the latest seen first; one seen again keeps its beginning`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    const phone = device(ada, 'phone', 10);
    const desk = { ...device(ada, 'desk', 20), browser: null, system: null };
    for (const each of [phone, desk, device(bo, 'phone', 30)]) await store.keepKnownDevice(each, 0);
    expect(await store.knownDevices(ada)).toEqual([desk, phone]);
    await store.keepKnownDevice({ ...phone, browser: 'Firefox', since: 40, seen: 40 }, 0);
    const again = await open();
    const seen: Device = { ...phone, browser: 'Firefox', seen: 40 };
    expect(await again.knownDevices(ada)).toEqual([seen, desk]);
    await again.keepKnownDevice(seen, 25);
    expect(await again.knownDevices(ada)).toEqual([seen]);
    expect(await again.knownDevices(bo)).toHaveLength(1);
  });

  test(`${name}: a device is dropped once, and only its own person's; all others can be dropped together`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    for (const id of ['a', 'b', 'c']) await store.keepKnownDevice(device(ada, id, 1), 0);
    await store.keepKnownDevice(device(bo, 'x', 1), 0);
    expect(await store.dropKnownDevice(bo, 'a')).toBe('taken');
    expect(await store.dropKnownDevice(ada, 'a')).toBe('kept');
    expect(await store.dropKnownDevice(ada, 'a')).toBe('taken');
    await store.dropOtherDevices(ada, 'c');
    expect((await store.knownDevices(ada)).map(({ id }) => id)).toEqual(['c']);
    expect(await store.knownDevices(bo)).toHaveLength(1);
  });

  test(`${name}: a link is of one person, lives until its end, and is taken once`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    const [first, second, his] = [drawSecret(), drawSecret(), drawSecret()];
    await store.keepDeviceLink({ hash: first, person: ada, until: 100 }, 1);
    await store.keepDeviceLink({ hash: his, person: bo, until: 50 }, 1);
    expect(await store.deviceLink(first, 99)).toEqual({ hash: first, person: ada, until: 100 });
    const take = (link: string, now: number, most = 9) => {
      const to = device(ada, drawSecret(), now);
      return store.moveDevice({ from: { person: bo, id: 'old' }, to, link, most, now });
    };
    await store.keepKnownDevice(device(bo, 'old', 1), 0);
    expect([await store.deviceLink(first, 100), await take(first, 100)]).toEqual([null, 'taken']);
    expect(await take(his, 2)).toBe('taken');
    expect([await store.knownDevices(ada), await store.knownDevices(bo)]).toMatchObject([[], [{ id: 'old' }]]);
    await store.keepDeviceLink({ hash: second, person: ada, until: 200 }, 1);
    expect(await store.deviceLink(first, 1)).toBeNull();
    // Who has too many devices has the link still.
    expect([await take(second, 2, 0), (await store.deviceLink(second, 2))?.person]).toEqual(['full', ada]);
    const taken = await Promise.all([1, 2, 3].map(() => take(second, 2)));
    expect([...taken].sort()).toEqual(['kept', 'taken', 'taken']);
    expect([await store.knownDevices(ada), await store.knownDevices(bo)]).toMatchObject([[{ since: 2 }], []]);
    expect(await store.deviceLink(second, 2)).toBeNull();
    expect((await store.deviceLink(his, 2))?.person).toBe(bo);
    await store.keepDeviceLink({ hash: drawSecret(), person: ada, until: 300 }, 50);
    expect(await store.deviceLink(his, 2)).toBeNull();
    const words = drawSecret();
    await store.keepRecovery({ person: ada, hash: words, made: 1 });
    await store.dropWaysIn(ada);
    expect(await take(second, 2)).toBe('taken');
    expect(await store.recoveryBy(words)).toBeNull();
    // By recovery words there is no link to be spent.
    const to = device(ada, 'by words', 3);
    expect(await store.moveDevice({ from: { person: bo, id: 'old' }, to, link: null, most: 9, now: 3 })).toBe('kept');
  });

  test(`${name}: recovery is found by its person and by its hash; a later one takes its place`, async () => {
    const store = await open();
    const [ada, first, second] = [drawSecret(), drawSecret(), drawSecret()];
    expect(await store.recoveryOf(ada)).toBeNull();
    await store.keepRecovery({ person: ada, hash: first, made: 1 });
    await store.keepRecovery({ person: ada, hash: second, made: 2 });
    const kept = { person: ada, hash: second, made: 2 };
    const again = await open();
    expect([await again.recoveryOf(ada), await again.recoveryBy(second)]).toEqual([kept, kept]);
    expect(await again.recoveryBy(first)).toBeNull();
  });

  test(`${name}: who is forgotten has no device, no link and no way back`, async () => {
    const store = await open();
    const [ada, link, words] = [drawSecret(), drawSecret(), drawSecret()];
    await store.keepKnownDevice(device(ada, 'a', 1), 0);
    await store.keepDeviceLink({ hash: link, person: ada, until: 100 }, 1);
    await store.keepRecovery({ person: ada, hash: words, made: 1 });
    await store.forgetPerson(ada);
    expect(await store.knownDevices(ada)).toEqual([]);
    expect([await store.deviceLink(link, 1), await store.recoveryBy(words)]).toEqual([null, null]);
  });
}

const device = (person: string, id: string, at: number): Device => ({
  ...{ person, id, browser: 'Chrome', system: 'Android' },
  since: at,
  seen: at,
});
