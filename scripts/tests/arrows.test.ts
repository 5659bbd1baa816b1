import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenArrows, importsOf } from '../arrows.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-arrows-'));
  for (const [name, exports] of Object.entries({
    kernel: { '.': './src/index.ts' },
    laws: { '.': './src/index.ts' },
    ui: { '.': './src/index.ts' },
    web: {},
    server: { '.': './src/index.ts' },
    bots: { '.': './src/index.ts' },
    games: { '.': './index.ts' },
    'games/comet': { '.': './src/index.ts', './table': './src/table/index.tsx' },
    'games/nova': { '.': './src/index.ts', './table': './src/table/index.tsx' },
  }))
    put(`${name}/package.json`, JSON.stringify({ name: `@orrery/${path.basename(name)}`, exports }));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const right: readonly [file: string, line: string][] = [
  ['kernel/src/chance.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['laws/src/index.ts', "import { test } from 'vitest';"],
  ['kernel/tests/host.test.ts', "import React from 'react';"],
  ['games/comet/src/rules/play.ts', "import { cards } from '../data/cards.ts';"],
  ['games/comet/src/rules-1/play.ts', "import { cards } from './data/cards.ts';"],
  ['games/comet/src/index.ts', "const old = () => import('./rules-1/index.ts');"],
  ['games/comet/src/sight/view.ts', "import type { State } from '../rules/state.ts';"],
  ['games/comet/src/bot/mind.ts', "import { blast } from '../rules/blast.ts';"],
  ['games/comet/src/words/it.ts', "import { type Refusal } from '../rules/refusals.ts';"],
  ['games/comet/src/table/Board.tsx', "import { Card } from '@orrery/ui';"],
  ['games/comet/src/table/Board.tsx', "import { game } from '../rules/index.ts';"],
  ['games/comet/src/index.ts', "const table = () => import('./table/index.tsx');"],
  ['games/comet/src/index.ts', "import type { TableModule } from '@orrery/ui';"],
  ['games/index.ts', "import { comet } from '@orrery/comet';"],
  ['bots/src/worker/answer.ts', "import { shelf } from '@orrery/games';"],
  ['server/src/main.ts', "import fastify from 'fastify';"],
  ['server/src/main.ts', "import fs from 'node:fs';"],
  ['web/src/app.tsx', "import { Board } from '@orrery/comet/table';"],
  ['e2e/journey.ts', "import { serve } from '@orrery/server';"],
  ['kernel/src/step.ts', "// import React from 'react';"],
];

const wrong: readonly [file: string, line: string, rule: RegExp][] = [
  ['games/comet/src/rules-1/play.ts', "import { cards } from '../data/cards.ts';", /earlier rules may not import data/],
  ['kernel/src/step.ts', "import fc from 'fast-check';", /kernel may not import fast-check/],
  ['kernel/src/step.ts', "import { laws } from '@orrery/laws';", /kernel may not import laws/],
  ['kernel/src/step.ts', "import '../../laws/src/index.ts';", /a relative path leaves its package/],
  ['games/comet/src/rules/play.ts', "import { view } from '../table/Board.tsx';", /rules may not import table/],
  ['games/comet/src/rules/play.ts', "export { mind } from '../bot/mind.ts';", /rules may not import bot/],
  ['games/comet/src/rules/play.ts', "import fs from 'node:fs';", /rules may not import node:fs/],
  ['games/comet/src/rules/play.ts', "import { x } from '@orrery/nova';", /rules may not import game \(@orrery\/nova\)/],
  ['games/comet/src/rules/play.ts', "import { x } from '../../../nova/src/rules/x.ts';", /leaves its package/],
  ['games/index.ts', "import { play } from './comet/src/rules/play.ts';", /shelf may not import rules/],
  ['games/comet/src/sight/view.ts', "import { useState } from 'react';", /sight may not import react/],
  ['games/comet/src/words/it.ts', "import { refuse } from '../rules/refusals.ts';", /game words may not import rules/],
  [
    'games/comet/src/words/it.ts',
    "import { type A, b } from '../rules/refusals.ts';",
    /game words may not import rules/,
  ],
  ['games/comet/src/bot/mind.ts', "import { ask } from '@orrery/bots';", /bot may not import bots/],
  ['games/comet/src/table/Board.tsx', "import { x } from '@orrery/web';", /table may not import @orrery\/web/],
  ['games/comet/src/index.ts', "import { table } from './table/index.tsx';", /game may not import table/],
  ['games/index.ts', "import { Board } from '@orrery/comet/table';", /shelf may not import table/],
  ['bots/src/search/bandit.ts', "import { shelf } from '@orrery/games';", /bots may not import shelf/],
  ['ui/src/card/Card.tsx', "import { shelf } from '@orrery/games';", /ui may not import shelf/],
  ['wire/src/read.ts', "import { z } from 'zod';", /wire may not import zod/],
  ['server/src/main.ts', "import { renderToString } from 'react-dom/server';", /server may not import react-dom/],
  ['server/src/main.ts', "import { Card } from '@orrery/ui';", /server may not import ui/],
  ['lab/src/plot.ts', "import { Card } from '@orrery/ui';", /lab may not import ui/],
  ['web/src/app.tsx', "import { serve } from '@orrery/server';", /web may not import server/],
  ['web/src/app.tsx', "import fs from 'node:fs';", /web may not import node:fs/],
  ['attic/src/old.ts', 'export {};', /no room of the house claims/],
];

describe('arrows', () => {
  test.each(right)('%s: %s', (file, line) => {
    put(file, line);
    expect(brokenArrows(root)).toEqual([]);
  });

  test.each(wrong)('%s: not %s', (file, line, rule) => {
    put(file, line);
    expect(brokenArrows(root)).toEqual([{ file, line: 1, rule: expect.stringMatching(rule) }]);
  });

  test('the line of a broken arrow is named', () => {
    put(
      'kernel/src/step.ts',
      "/** The one door. */\nimport type {\n  A,\n} from './a.ts';\nimport React from 'react';\n",
    );
    expect(brokenArrows(root)).toMatchObject([{ file: 'kernel/src/step.ts', line: 5 }]);
  });
});

test('two files of a package that would be one where case is not kept are named', () => {
  for (const name of ['ui/src/Frame.tsx', 'ui/src/frame.ts', 'web/src/App.tsx', 'web/src/app.ts']) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), '');
  }
  expect(brokenArrows(root).map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
    expect.stringMatching(/^ui\/src\/frame\.tsx?: once it is built/i),
  ]);
});

test('every way of importing is read', () => {
  const text = `
import one from 'one';
import type { Two } from "two";
import { type Three, type More } from 'three';
import { type Four, four } from 'four';
import 'five';
export * from './six.ts';
const seven = () => import('seven');
new Worker(new URL('./eight.ts', import.meta.url));
import {
  nine,
} from 'nine';
const address = 'https://ten';
`;
  expect(importsOf(text).map(({ from, kind, line }) => `${line} ${from} ${kind}`)).toEqual([
    '2 one static',
    '3 two type',
    '4 three type',
    '5 four static',
    '6 five static',
    '7 ./six.ts static',
    '8 seven later',
    '9 ./eight.ts later',
    '10 nine static',
  ]);
});

test('a file is called in one fashion', () => {
  for (const name of ['why-not.ts', 'useTurn.ts', 'Board.tsx', 'Board.test.tsx', 'a.test.ts', 'rules-1.ts'])
    put(`web/src/${name}`, '');
  expect(brokenArrows(root)).toEqual([]);
  for (const name of ['whyNot.ts', 'why_not.ts', 'whyNot.test.ts']) put(`web/src/${name}`, '');
  expect(brokenArrows(root).map(({ file }) => file)).toEqual([
    'web/src/whyNot.test.ts',
    'web/src/whyNot.ts',
    'web/src/why_not.ts',
  ]);
});
