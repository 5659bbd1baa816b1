import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kind } from '@orrery/kernel';
import { type Law, lawsFor, type Trial } from '@orrery/laws';
import { afterAll, expect, test, vi } from 'vitest';
import { newGame } from '../src/new-game.ts';
import { orrery } from '../src/orrery.ts';

const house = path.resolve(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(house, 'docs/adding-a-game.md'), 'utf8');
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-tutorial-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** What the page has its reader do, in order: commands, changes of a file, and what a law then says. */
const steps = [...page.matchAll(/^```(sh|diff|law)(?: (.+))?\n([\s\S]*?)^```$/gm)].map(
  ([, kind, title = '', body = '']) => ({
    kind: kind as 'sh' | 'diff' | 'law',
    title,
    lines: body.trimEnd().split('\n'),
  }),
);

function change(file: string, lines: readonly string[]): void {
  const at = path.join(root, file);
  const side = (sign: string) => lines.filter((line) => line[0] === sign).map((line) => line.slice(1));
  const [old, now] = [side('-').join('\n'), side('+').join('\n')];
  const text = fs.readFileSync(at, 'utf8');
  expect(text.split(old), `${file} has this once: ${old}`).toHaveLength(2);
  fs.writeFileSync(
    at,
    text.replace(old, () => now),
  );
}

let round = 0;
/** The laws of the room as it now stands, by the trial that its own test brings. */
async function lawsNow(): Promise<Law[]> {
  const room = path.join(root, 'games/moon-market');
  // What was imported once is not read again: every state of the room has an address of its own.
  const copy = path.join(root, 'games', `moon-market-${round++}`);
  fs.cpSync(room, copy, { recursive: true });
  const test = path.join(copy, 'tests/laws.test.ts');
  const text = fs
    .readFileSync(test, 'utf8')
    .replace(/^import \{ laws \}.*$/m, '')
    .replace('laws({', 'export const trial = ({');
  fs.writeFileSync(path.join(copy, 'tests/trial.ts'), text);
  const { trial } = (await import(pathToFileURL(path.join(copy, 'tests/trial.ts')).href)) as { trial: Trial<Kind> };
  return lawsFor({ ...trial, sizes: { positions: 150, journeys: 45, matches: 10 } });
}

test('the page makes a game and grows it, and every word of it comes true', async () => {
  // What the page says a law finds, it finds at its full length.
  vi.stubEnv('LAWS_SCALE', '1');
  fs.mkdirSync(path.join(root, 'games'));
  fs.symlinkSync(path.join(house, 'node_modules'), path.join(root, 'node_modules'));
  fs.copyFileSync(path.join(house, 'games/index.ts'), path.join(root, 'games/index.ts'));
  const quiet = vi.spyOn(console, 'log').mockReturnValue();
  const done = { sh: 0, diff: 0, law: 0 };
  for (const [i, { kind, title, lines }] of steps.entries()) {
    done[kind]++;
    if (kind === 'diff') change(title, lines);
    if (kind === 'law') {
      const law = (await lawsNow()).find(({ name }) => name === title);
      expect(law, `there is a law "${title}"`).toBeDefined();
      expect(() => law!.check()).toThrow(lines.join('\n'));
    }
    if (kind === 'sh') for (const line of lines) await obey(line);
    // Where no law is named next, all hold as soon as a step of the page is complete.
    const next = steps[i + 1];
    if (kind === 'diff' && next === undefined) for (const law of await lawsNow()) law.check();
    if (kind === 'sh' && next?.kind === 'diff') for (const law of await lawsNow()) law.check();
  }
  quiet.mockRestore();
  vi.unstubAllEnvs();
  expect(done).toEqual({ sh: 2, diff: 7, law: 2 });
});

/** What can be done here is done; what is started elsewhere must at least exist. */
async function obey(line: string): Promise<void> {
  const [npx, tool, ...args] = line.split(' ');
  expect(npx).toBe('npx');
  if (tool === 'orrery' && args[0] === 'new-game') await newGame(args.slice(1), root);
  else if (tool === 'orrery') expect(await orrery([args[0]!, '--help'])).toBe(0);
  else expect([tool, args[0], fs.existsSync(path.join(root, args[1]!))]).toEqual(['vitest', 'run', true]);
}
