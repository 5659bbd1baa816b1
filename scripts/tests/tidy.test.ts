import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string; readonly message: string }[];
}

/** What a Vitest of its own says of the files in `tidy/`, run one after the other in one process. */
async function judged(): Promise<Report> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-test-'));
  const file = path.join(folder, 'report.json');
  const config = ['--config', 'scripts/tests/tidy/vitest.config.ts', '--outputFile', file];
  // It ends with 1, as it should.
  await new Promise((done) => execFile(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config], done));
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  fs.rmSync(folder, { recursive: true });
  return report;
}

test('a file that leaves something behind fails, says what, and spoils nothing for those after it', async () => {
  const { testResults } = await judged();
  const fates = testResults.map(({ name, status, message }) => [path.basename(name), status, message.split('\n')[0]]);
  expect(fates.sort()).toEqual([
    ['a-stops-the-clock.sample.ts', 'failed', 'this file leaves behind: fake timers'],
    [
      'b-leaves-things.sample.ts',
      'failed',
      "this file leaves behind: the global matchMedia, the environment's ORRERY_PLANTED, another random",
    ],
    ['c-tidies-up.sample.ts', 'passed', ''],
    ['d-comes-after.sample.ts', 'passed', ''],
  ]);
});
