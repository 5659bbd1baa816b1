import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { roomOf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { playerOf } from '../src/bots/player.ts';
import { readSpec, specsOf } from '../src/bots/spec.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-bots-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a list of bots: settings belong to the bot before them, a probe to the first', () => {
  expect(specsOf('hard:playouts=60,horizon=3,normal@1', 4, 'missions')).toEqual([
    'hard:playouts=60,horizon=3+missions',
    'normal@1',
    'hard:playouts=60,horizon=3+missions',
    'normal@1',
  ]);
  expect(readSpec('hard:playouts=60,horizon=3+missions')).toEqual({
    ...{ level: 'hard', first: false, probe: 'missions', manner: null },
    settings: new Map([
      ['playouts', '60'],
      ['horizon', '3'],
    ]),
  });
  expect(readSpec('hard:manner=bold,playouts=60')).toMatchObject({
    manner: 'bold',
    settings: new Map([['playouts', '60']]),
  });
  for (const none of ['hard:manner=silly', 'hard@1:manner=bold', 'random:manner=bold'])
    expect(() => readSpec(none)).toThrow('manners');
});

test('settings change how a bot thinks', async () => {
  const rules = await roomOf('shooting-star')!.rules();
  const options = rules.game.readOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const s = rules.game.setup(options.value, 2, new Dice('settings'), null);
  const me = rules.game.awaited(s)[0]!;
  const moves = async (spec: string) => {
    const player = await playerOf(rules, spec);
    return Array.from({ length: 12 }, (_, i) => player(rules.game.view(s, me), me, `${i}`, null));
  };
  expect(await moves('normal:samples=1')).toEqual(await moves('normal:samples=1,slip=0'));
  expect(await moves('normal:samples=1')).not.toEqual(await moves('normal:samples=1,slip=1'));
});

test('judge=0: as the mind judges, not as the level has learned to', async () => {
  const rules = await roomOf('planet-x')!.rules();
  const { mind } = rules;
  if ('direct' in mind) throw new Error('scripted');
  const { judge: _learned, ...plain } = mind.levels.hard;
  const before = { ...rules, mind: { ...mind, levels: { ...mind.levels, hard: plain } } };
  const options = rules.game.readOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const s = rules.game.setup(options.value, 2, new Dice('judges'), null);
  const played = async (by: typeof rules, spec: string) => {
    const player = await playerOf(by, spec);
    const state = rules.game.copy(s);
    return Array.from({ length: 24 }, (_, i) => {
      const me = rules.game.awaited(state)[0]!;
      const move = player(rules.game.view(state, me), me, `${i}`, null)!;
      rules.game.apply(state, me, move, new Dice(i), null);
      return move;
    });
  };
  const asLearned = await played(rules, 'hard:playouts=60');
  expect(await played(rules, 'hard:playouts=60,judge=0')).not.toEqual(asLearned);
  expect(await played(rules, 'hard:playouts=60,judge=0')).toEqual(await played(before, 'hard:playouts=60'));
  await expect(playerOf(rules, 'hard:judge=2')).rejects.toThrow('judge can only be 0');
  await expect(playerOf(rules, 'normal:judge=0')).rejects.toThrow("there is no 'judge'");
});

test.each([
  ["unknown bot 'clever'", ['--bots', 'clever']],
  ['the first bots are called', ['--bots', 'hard@2']],
  ["there is no 'master@1'", ['--bots', 'master@1']],
  ["there is no 'speed'; there is: samples, horizon, slip", ['--bots', 'normal:speed=2']],
  ['samples is a number', ['--bots', 'normal:samples=many']],
  ["--probe: there is no 'future'; there is: face-down, missions, everything", ['--probe', 'future']],
  ['3 bots do not fit on 2 seats', ['--bots', 'easy,normal,hard']],
  ["cannot read the file 'nowhere.json'", ['--options', '@nowhere.json']],
])('%s', async (sentence, args) => {
  const { code, err } = await run('simulate', 'shooting-star', ...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('bots and options from files, and a row for each game', async () => {
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(dir, name), text);
    return `@${path.join(dir, name)}`;
  };
  const csv = path.join(dir, 'games.csv');
  const bots = file('bots', 'normal:samples=1\neasy@1\n');
  const options = file('options.json', '{"firstSeat": 1}');
  const { code, out } = await run(
    ...['simulate', 'shooting-star', '--bots', bots, '--options', options, '--games', '4', '--cores', '1'],
    ...['--csv', csv, '--json'],
  );
  expect(code).toBe(0);
  expect(Object.keys(JSON.parse(out).byBot)).toEqual(['normal:samples=1', 'easy@1']);
  const rows = fs.readFileSync(csv, 'utf8').trim().split('\n');
  expect(rows).toHaveLength(5);
  expect(rows[2]).toMatch(/^1,0,14,8?7?,easy@1,/);
});

test('who is told what lies face down wins far more', async () => {
  const args = ['simulate', 'shooting-star', '--bots', 'normal:samples=2,normal:samples=3', '--games', '40', '--json'];
  const { out } = await run(...args, '--probe', 'everything');
  expect(JSON.parse(out).byBot['normal:samples=2+everything'].share).toBeGreaterThan(0.6);
});

test('help lists games, bots, settings, options and probes; the version its rules', async () => {
  const all = (await run('--help')).out;
  for (const word of ['shooting-star', 'burning-planets', 'random', 'hard@1', 'orrery simulate'])
    expect(all).toContain(word);
  const one = (await run('simulate', 'planet-x', '--help')).out;
  for (const word of ['playouts=1500', 'positions=6000', 'truceScope', 'probes: everything', '2 to 4 seats'])
    expect(one).toContain(word);
  expect((await run('--version')).out).toMatch(/^orrery \d+\.\d+\.\d+, Node 24.*rules: shooting-star \d/);
});
