import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { roomAgrees } from '@orrery/words/laws';
import type { Room } from '@orrery/words/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGame } from '../src/new-game.ts';
import { run } from './run.ts';

const house = path.resolve(import.meta.dirname, '../..');
/** A house with nothing in it but the shelf; packages are those of this one. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-new-game-'));
const said: string[] = [];
const log = console.log;

beforeAll(async () => {
  fs.mkdirSync(path.join(root, 'games'));
  fs.symlinkSync(path.join(house, 'node_modules'), path.join(root, 'node_modules'));
  for (const game of fs.readdirSync(path.join(house, 'games')).filter((name) => name !== 'index.ts'))
    fs.symlinkSync(path.join(house, 'games', game), path.join(root, 'games', game));
  fs.copyFileSync(path.join(house, 'games/index.ts'), path.join(root, 'games/index.ts'));
  console.log = (line: string) => said.push(line);
  await newGame(['moon-market', '--title', 'The Moon Market'], root);
  console.log = log;
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function files(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
}

test('a new game is a room of under 700 lines in which nothing is called as in the template', () => {
  const written = files(path.join(root, 'games/moon-market'));
  const code = written.filter((file) => !file.includes('golden/'));
  expect(code.length).toBeGreaterThan(12);
  const lines = code.map((file) => fs.readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(700);
  for (const file of written) expect(fs.readFileSync(file, 'utf8'), file).not.toMatch(/sealed-?bids|\bSB-\d/i);
  expect(said.join('\n')).toContain('plate 5: The Moon Market');
});

test('it stands on the shelf after the others, by one import and its name', async () => {
  const { shelf } = (await import(pathToFileURL(path.join(root, 'games/index.ts')).href)) as { shelf: Room[] };
  expect(shelf.map(({ id }) => id).at(-1)).toBe('moon-market');
  const room = shelf.at(-1)!;
  expect([room.plate, room.title]).toEqual([5, 'The Moon Market']);
  await roomAgrees(room);
  const lines = (at: string) => fs.readFileSync(path.join(at, 'games/index.ts'), 'utf8').split('\n');
  expect(lines(root).length).toBe(lines(house).length + 1);
});

test('what cannot be a game is refused, and nothing is written', async () => {
  for (const [args, says] of [
    [[], 'give the id of one game'],
    [['Moon'], "'Moon' is no id"],
    [['../moon'], "'../moon' is no id"],
    [['moon', 'market'], 'give the id of one game'],
    [['moon', '--seats'], 'there is no --seats'],
    [['planet-x'], 'there is a games/planet-x already'],
  ] as const)
    await expect(newGame(args, root)).rejects.toThrow(says);
  const { code, err } = await run('new-game', 'planet-x');
  expect([code, err]).toEqual([1, expect.stringContaining('there is a games/planet-x already')]);
  expect(fs.existsSync(path.join(root, 'games/moon'))).toBe(false);
});
