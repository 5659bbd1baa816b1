import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaign, choose, type Tally } from '../mutants/campaign.ts';
import { mutantsOf, planted } from '../mutants/plant.ts';

describe('defects that are planted', () => {
  test.each([
    ['if (a < b) go();', ['if (false && (a < b)) go();', 'if (a <= b) go();', 'if (a < b) ;']],
    ['const x = !a;', ['const x = a;']],
    ['const x = all.some(red);', ['const x = all.every(red);']],
    [
      'const x = a ? 1 : f(true);',
      ['const x = a ? f(true) : 1;', 'const x = a ? 2 : f(true);', 'const x = a ? 1 : f(false);'],
    ],
    ['n += 2;', [';', 'n -= 2;', 'n += 3;']],
    ['i--;', [';', 'i++;']],
  ])('in %s', (source, expected) => {
    expect(mutantsOf('x.ts', source).map((mutant) => planted(source, mutant))).toEqual(expected);
  });

  test.each(["const x = 'a' + b + `c`;", 'type T = 1 | true;', 'const x: 1 | 2 = y as 3;', 'throw new Error(f(1));'])(
    'but none where nobody could see it: %s',
    (source) => expect(mutantsOf('x.ts', source)).toEqual([]),
  );
});

test('a defect is caught, one that changes nothing is missed, and neither is judged twice', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-mutants-'));
  const here = path.relative(process.cwd(), path.join(import.meta.dirname, 'mutants'));
  const plan = {
    rooms: ['larger', 'same'].map((name) => ({ files: `${here}/${name}.ts`, stages: [[`${here}/${name}.sample.ts`]] })),
    ...{ seed: 'proof3', count: 10, results: path.join(folder, 'results.jsonl'), enough: () => false },
  };
  const steps: Tally[] = [];
  try {
    const tally = await campaign({ ...plan, progress: (now) => steps.push(now) });
    expect(tally).toEqual({
      ...{ planted: 3, caught: 2, share: 0.667, unfinished: 0 },
      missed: [`${here}/larger.ts:3 another operator: > -> >=`],
    });
    expect(steps).toHaveLength(3);
    expect(await campaign({ ...plan, progress: (now) => steps.push(now) })).toEqual(tally);
    expect(steps).toHaveLength(3);
    const brokenOff = { ...plan, again: true, enough: () => true, progress: () => {} };
    expect(await campaign(brokenOff)).toMatchObject({ planted: 2, caught: 2 });
    expect(await campaign({ ...plan, progress: (now) => steps.push(now) })).toEqual(tally);
    expect(steps).toHaveLength(4);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('a change in one file leaves the defects of the others their order', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-mutants-'));
  const write = (name: string, source: string) => fs.writeFileSync(path.join(folder, `${name}.ts`), source);
  const orderOf = (name: string, seed: string) =>
    choose({ rooms: [{ files: `${folder}/*.ts`, stages: [] }], seed, count: 100 })
      .filter(({ mutant }) => mutant.file.endsWith(`${name}.ts`))
      .map(({ mutant }) => mutant.start);
  try {
    write('one', 'n += 2;');
    write('other', 'if (a < b) go(1, 2, 3, 4);');
    const before = orderOf('other', 'a');
    expect(before).toHaveLength(7);
    write('one', 'n += 2; n -= 3;');
    expect(orderOf('other', 'a')).toEqual(before);
    expect(orderOf('other', 'b')).not.toEqual(before);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
