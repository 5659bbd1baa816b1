import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { lawNamed } from './planted.ts';

test.each([
  ['Math.random', 'const x = Math.random();', /rules\.ts:2 names luck/],
  ['a clock', 'const x = Date.now();', /rules\.ts:2 names a clock/],
  ['the world', "import { readFileSync } from 'node:fs';", /rules\.ts:2 names the world/],
])('%s in the text of rules is caught; comments and messages may name it', (_what, line, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-laws-'));
  try {
    const sources = [pathToFileURL(`${folder}/`)];
    const law = lawNamed('no clock, no luck of its own, no I/O in the text', { trial: { sources } });
    writeFileSync(join(folder, 'rules.ts'), `// no Date here, no Math.random\nconst said = 'Date';\n`);
    expect(law.check).not.toThrow();
    writeFileSync(join(folder, 'rules.ts'), `// rules\n${line}\n`);
    expect(law.check).toThrow(says);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
