import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { decide } from '@orrery/bots';
import { shelf } from '@orrery/games';
import { Dice, type Level } from '@orrery/kernel';
import { roomAgrees } from '@orrery/words/laws';
import type { Room } from '@orrery/words/room';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newGame } from '../src/new-game.ts';
import { sealedBids } from '../template/src/index.ts';
import { run } from './run.ts';

const house = path.resolve(import.meta.dirname, '../..');
/** A house with nothing in it but the shelf; packages are those of this one. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-new-game-'));
const said: string[] = [];
const plates = Math.max(...shelf.map(({ plate }) => plate));

beforeAll(async () => {
  fs.mkdirSync(path.join(root, 'games'));
  fs.symlinkSync(path.join(house, 'node_modules'), path.join(root, 'node_modules'));
  for (const game of fs.readdirSync(path.join(house, 'games')).filter((name) => name !== 'index.ts'))
    fs.symlinkSync(path.join(house, 'games', game), path.join(root, 'games', game));
  fs.copyFileSync(path.join(house, 'games/index.ts'), path.join(root, 'games/index.ts'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  await newGame(['drifting-moons', '--title', 'The Drifting Moons'], root);
  vi.restoreAllMocks();
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function files(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
}

test('a new game is a room of under 700 lines in which nothing is called as in the template', () => {
  const written = files(path.join(root, 'games/drifting-moons'));
  expect(written.length).toBeGreaterThan(18);
  const lines = written.map((file) => fs.readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(700);
  for (const file of written) expect(fs.readFileSync(file, 'utf8'), file).not.toMatch(/sealed-?bids|\bSB-\d/i);
  expect(said.join('\n')).toContain(`plate ${plates + 1}: The Drifting Moons`);
});

test('it stands on the shelf after the others, by one import and its name', async () => {
  const now = (await import(pathToFileURL(path.join(root, 'games/index.ts')).href)) as { shelf: Room[] };
  expect(now.shelf.map(({ id }) => id)).toEqual([...shelf.map(({ id }) => id), 'drifting-moons']);
  const room = now.shelf.at(-1)!;
  expect([room.plate, room.title]).toEqual([plates + 1, 'The Drifting Moons']);
  await roomAgrees(room);
});

test('what cannot be a game is refused, and nothing is written', async () => {
  for (const [args, says] of [
    [[], 'give the id of one game'],
    [['Moon'], "'Moon' is no id"],
    [['../moon'], "'../moon' is no id"],
    [['moon', 'market'], 'give the id of one game'],
    [['moon', '--seats'], 'there is no --seats'],
    [['state'], "'state' is what something in every game is called"],
    [['new'], "'new' is what something in every game is called"],
    [['planet-x'], 'there is a games/planet-x already'],
  ] as const)
    await expect(newGame(args, root)).rejects.toThrow(says);
  const { code, err } = await run('new-game', 'planet-x');
  expect([code, err]).toEqual([1, expect.stringContaining('there is a games/planet-x already')]);
  expect(fs.existsSync(path.join(root, 'games/moon'))).toBe(false);
});

test('however many come after it and whatever they are called, shelf and rooms are written as the house writes', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  for (const id of ['a', 'zodiac', 'the-longest-name-that-anybody', 'x-1', 'one-more']) await newGame([id], root);
  vi.restoreAllMocks();
  const text = fs.readFileSync(path.join(root, 'games/index.ts'), 'utf8');
  expect(text).toMatch(/driftingMoons,\s+a,\s+zodiac,\s+theLongestNameThatAnybody,\s+x1,\s+oneMore,?\s+\]/);
  const biome = path.join(house, 'node_modules/@biomejs/biome/bin/biome');
  const how = ['check', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${house}`];
  const rooms = ['drifting-moons', 'a', 'zodiac', 'the-longest-name-that-anybody', 'x-1', 'one-more', 'index.ts'];
  const judged = spawnSync(process.execPath, [biome, ...how, ...rooms.map((room) => path.join(root, 'games', room))], {
    encoding: 'utf8',
  });
  expect(judged.stderr + judged.stdout).toContain('No fixes applied');
  expect(judged.status).toBe(0);
});

test('of its bots the better ones win', async () => {
  const { game, mind } = await sealedBids.rules();
  /** Of sixty matches of two, in each seat as often: how many the first of them wins more than the other. */
  const ahead = (levels: readonly [Level, Level]) => {
    let wins = 0;
    for (let match = 0; match < 60; match++) {
      const dice = new Dice(`levels ${match >> 1}`);
      const s = game.setup({ moons: 5 }, 2, dice, null);
      for (let by = game.awaited(s)[0]; by !== undefined; by = game.awaited(s)[0]) {
        const asked = { view: game.view(s, by), me: by, bot: levels[(by + match) % 2]!, seed: `${match} ${s.round}` };
        game.apply(s, by, decide({ game, mind }, asked)!, dice, null);
      }
      const places = game.result(s)!.places;
      wins += Math.sign(places[(1 + match) % 2]! - places[match % 2]!);
    }
    return wins;
  };
  expect(ahead(['normal', 'easy'])).toBeGreaterThan(15);
  expect(ahead(['hard', 'normal'])).toBeGreaterThan(0);
});
