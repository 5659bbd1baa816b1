import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Entry, Host, type MatchFile, SealedChance, verifyMatch } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { bothRoom, secondRoom } from '../../words/tests/bidding-rooms.ts';
import { readFile } from '../src/file.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

async function writeMatch(): Promise<string> {
  const key = new Uint8Array(32).fill(7);
  const entries: Entry[] = [];
  const head = { id: 'old', game: bidding.id, rules: bidding.rules, seats: 2, options: { rounds: 1 } };
  const host = await Host.begin(bidding, head, {
    journal: {
      append: async (_match, entry) => {
        entries.push(entry);
        return 'kept';
      },
      read: async (_match, from) => entries.slice(from),
    },
    chance: (match, drawn) => new SealedChance(key, match, drawn),
    now: () => 0,
  });
  for (const by of [0, 1])
    for (const move of [{ t: 'lay', card: host.view(by).mine!.hand[0]! }, { t: 'seal' }])
      expect(await host.play({ by, id: `${by}${move.t}`, decision: host.decision(by), move })).toMatchObject({
        ok: true,
      });
  const hex = Buffer.from(key).toString('hex');
  const file: MatchFile = { format: 'orrery-match/1', head, names: ['Ada', 'Bo'], entries, key: hex };
  const at = path.join(dir, 'old.json');
  fs.writeFileSync(at, JSON.stringify(file));
  return at;
}

test('a file is read by the rules it names, not by the newest', async () => {
  const { file, edition } = await readFile(await writeMatch(), [bothRoom]);
  expect(verifyMatch((await edition.rules()).game, file)).toMatchObject({
    ok: true,
    result: { places: expect.any(Array) },
  });
});

test('a file of rules that are not on the shelf is named as such', async () => {
  const at = await writeMatch();
  await expect(readFile(at, [secondRoom])).rejects.toThrow("is of 'bidding' by rules 1, which are not on the shelf");
});
