// A designer who has made something too strong is told so, by name and with its interval.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Balance } from '../src/lab/balance.ts';
import { strongNeedle, strongXarn } from './planted.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-planted-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

async function balance(game: string, games: number, data: object | null): Promise<Balance> {
  const file = path.join(dir, `${game}.json`);
  if (data !== null) fs.writeFileSync(file, JSON.stringify(data));
  const given = data === null ? [] : ['--data', `@${file}`];
  const args = ['lab', 'balance', game, '--bots', 'easy', '--games', `${games}`, '--json', ...given];
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  return JSON.parse(out) as Balance;
}
const namesIn = ({ named }: Balance) => named.filter(({ by }) => by !== 'used').map(({ name }) => name);

test('a weapon made better is named by what a use of it brings, although everybody uses it', async () => {
  const [planted, ours] = [
    await balance('shooting-star', 100, strongNeedle()),
    await balance('shooting-star', 100, null),
  ];
  expect(namesIn(planted)).toContain('weapon W8');
  const needle = planted.named.find(({ name }) => name === 'weapon W8')!;
  expect(needle).toMatchObject({ by: 'brought', called: 'Needle' });
  expect(needle.mean - needle.give).toBeGreaterThan(2 * needle.usual);
  expect(namesIn(ours)).not.toContain('weapon W8');
});

test('a faction made stronger is named by how often whoever has it wins, whatever seat that is', async () => {
  const [planted, ours] = [await balance('planet-x', 120, strongXarn(2)), await balance('planet-x', 120, null)];
  const xarn = planted.named[0]!;
  expect(xarn).toMatchObject({ by: 'given', name: 'factions xarn', called: 'Xarn Dominion', usual: 0.5 });
  expect(xarn.mean - xarn.give).toBeGreaterThan(0.5);
  expect(namesIn(planted)).not.toContain('seat 0');
  expect(namesIn(ours)).not.toContain('factions xarn');
});
