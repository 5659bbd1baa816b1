// Issue 3: whether and how long a window opens, every byte and every delay that others get, depend on nothing that a seat hides.

import fs from 'node:fs';
import path from 'node:path';
import { type MatchFile, verifyMatch } from '@orrery/kernel';
import { game } from '@orrery/planet-x/rules';
import { expect, test, vi } from 'vitest';
import { replay } from '../../lab/src/replay.ts';
import { freshFolder } from './house.ts';
import { pass, recordOf, stackedLuck, type War, war } from './war.ts';

const adas = ['concord-air-5a', 'concord-mech-4a', 'xarn-inf-2b', 'xarn-inf-2c', 'concord-inf-1a'];
/** Bo's unit that stands in both stories, and what he holds beside it: specials, or nothing but units. */
const unit = 'xarn-mech-4a';
const armed = [unit, 's1-plus-mech', 's1-minus-air', 's1-truce', 's1-eliminate-air'];
const bare = [unit, 'xarn-ship-10a', 'xarn-ship-9a', 'concord-ship-10a', 'concord-ship-8a'];
const pile = ['concord-mech-3a', 'xarn-inf-1a', 'concord-inf-2a', 'xarn-mech-2a', 'concord-inf-2b', 'xarn-inf-2a'];
const luckWith = (hand: readonly string[]) => stackedLuck([adas, hand], pile);

/** How Bo answers the windows of the story; Ada passes 400 ms after each has opened. */
interface Manner {
  readonly how?: string;
  /** Bo passes so many milliseconds after a window has opened; absent: he does nothing. */
  readonly after?: number;
}

/** Ada deploys, Bo deploys, Ada attacks, and all windows are let go by. Somebody comes back in each of them. */
async function tell(at: War, { how, after }: Manner): Promise<string[][]> {
  const back: string[][] = [];
  await at.prefer(0, 'ask');
  await at.prefer(1, how ?? null);
  const act = async (seat: 0 | 1, move: unknown) => {
    await at.pass(1000);
    await at.play(seat, move);
    const opened = at.view().window!.n;
    for (let ms = 0; at.view().window?.n === opened; ms += 100) {
      if (ms > 30_000) throw new Error('the window stays open');
      if (ms === 400) at.send(0, pass, `ada${at.time.now()}`);
      if (ms === after) at.send(1, pass);
      if (ms === 700) {
        const had = { 0: at[0].device.steps(0)!.had - 1 };
        back.push(recordOf(await at.comeBack(at.ada, had)));
      }
      await at.pass(100);
    }
  };
  await act(0, { t: 'deploy', card: 'concord-air-5a' });
  await act(1, { t: 'deploy', card: unit });
  const stack = (owner: number) => at.view().stacks.find((each) => each.owner === owner)!.id;
  await act(0, { t: 'attack', attacker: stack(0), target: stack(1) });
  return [recordOf(at[0]), recordOf(at.watcher), ...back];
}

const ofOthers = async (hand: readonly string[], manner: Manner, more: object = {}) => {
  const at = await war({ luck: luckWith(hand), ...more });
  return { at, got: await tell(at, manner), own: recordOf(at[1]) };
};
/** The moments in which something was told. */
const momentsOf = (what: string, texts: readonly string[]) =>
  texts.flatMap((text) => (text.includes(`"t":"${what}"`) ? [Number.parseInt(text, 10)] : []));

test.each(['secret', 'other', 'third'])(
  'EX-36, invariant 8: another hand, not one byte nor one delay differs (%s)',
  async (secret) => {
    for (const manner of [{ how: 'hold' }, { how: 'attacks', after: 900 }, { after: 1700 }]) {
      const [first, second] = [await ofOthers(armed, manner, { secret }), await ofOthers(bare, manner, { secret })];
      expect(second.got).toEqual(first.got);
      expect(second.own).not.toEqual(first.own);
      expect(first.got).toHaveLength(5);
      expect(first.got[1]!.some((text) => text.includes('"attackDeclared"'))).toBe(true);
    }
  },
);

test('PX-O15: in fixed windows nobody can tell who passed, when, by whose hand, or not at all', async () => {
  const pace = { tempo: 'live', fixedWindows: true } as const;
  const first = await ofOthers(armed, { how: 'hold' }, { pace });
  for (const manner of [{ after: 0 }, { after: 3100 }, {}, { how: 'mine', after: 7900 }])
    expect((await ofOthers(bare, manner, { pace })).got).toEqual(first.got);
  expect(momentsOf('windowOpened', first.got[1]!)).toEqual([1000, 10_000, 19_000, 34_000]);
  expect(momentsOf('windowClosed', first.got[1]!)).toEqual([9000, 18_000, 34_000]);
});

/** Ada gives up, and the file of the match is fetched. */
async function fileOf(at: War): Promise<MatchFile> {
  await at.play(0, { t: 'resign' });
  await at.watcher.device.until(() => at.watcher.device.table()?.status === 'over');
  return at.ada.get<MatchFile>(`/api/tables/${at.table.id}/file`);
}

/** What the file says of the match; its luck was stacked, so that neither key nor seals say anything of its draws. */
async function entriesOf(at: War): Promise<MatchFile['entries']> {
  const { key: _, luck: __, ...log } = await fileOf(at);
  expect(verifyMatch(game, log)).toMatchObject({ ok: true });
  return log.entries;
}

test('a preference that passes before a window is old enough is like a person who does, in the file of the match as well', async () => {
  const first = await ofOthers(armed, { after: 0 });
  const later = await ofOthers(armed, { after: 1400 });
  expect(later.got).toEqual(first.got);
  // With this secret every delay of Bo's is shorter than a window.
  let quick: War | null = null;
  for (let i = 0; quick === null; i++) {
    const told = await ofOthers(armed, { how: 'hold' }, { secret: `quick ${i}` });
    if (JSON.stringify(told.got) === JSON.stringify(first.got)) quick = told.at;
    expect(i).toBeLessThan(30);
  }
  const byHand = await entriesOf(first.at);
  expect(await entriesOf(later.at)).toEqual(byHand);
  expect(await entriesOf(quick)).toEqual(byHand);
});

test('the log of the finished match tells a seat and the table the same, whatever another held and how it passed', async () => {
  const told = async (hand: readonly string[], manner: Manner) => {
    const { at } = await ofOthers(hand, manner);
    const file = await fileOf(at);
    const kept = path.join(freshFolder(), 'match.json');
    fs.writeFileSync(kept, JSON.stringify(file));
    const lines: string[] = [];
    const spy = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    await replay([kept]);
    await replay([kept, '--as', '0']);
    spy.mockRestore();
    return lines;
  };
  const first = await told(armed, { how: 'hold' });
  expect(await told(bare, { after: 1800 })).toEqual(first);
  expect(first.length).toBeGreaterThan(10);
});
