import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { faults, nodesCampaign } from './nodes-campaign.ts';

const sound = {
  lost: 0,
  doubled: 0,
  reordered: 0,
  viewsEqual: true,
  foreign: [],
  serverFaults: [],
  stoodStill: 0,
  nodes: 3,
};

test('nodes that are killed, frozen, cut off, come and go, and the database with them: nothing acknowledged is lost', async () => {
  const entry = new URL('../process.ts', import.meta.url);
  const next = async (_: unknown, befell: number) => {
    await sleep(500);
    return faults[befell] ?? null;
  };
  const tally = await nodesCampaign({ seed: 'short', entry, tables: 1, next });
  const once = Object.fromEntries(faults.map((fault) => [fault, 1]));
  expect(tally).toMatchObject({ ...sound, kills: 2, faults: once, atRest: true });
  expect(tally.acked).toBeGreaterThan(20);
  // Against what hangs: eight faults, with nodes started anew after each, beside other tests on two cores.
}, 400_000);

test('without the nonce, who has lost the session writes on: the same campaign finds it', async () => {
  const entry = new URL('./process-unfenced.ts', import.meta.url);
  const next = async (_: unknown, befell: number) => {
    await sleep(500);
    return befell < 2 ? ('session' as const) : null;
  };
  const tally = await nodesCampaign({ seed: 'planted', entry, tables: 1, patience: 4_000, next });
  expect(tally.foreign).not.toEqual([]);
}, 300_000);
