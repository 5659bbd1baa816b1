// A process of its own that holds one Vitest and plays judge: it is given a defect and the tests that should see it, and says
// whether one of them failed. The defect is put in while the file is loaded: nothing on the disk changes. It is a process of its own
// because a defect may well make a loop that never ends.
import fs from 'node:fs';
import path from 'node:path';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';

export interface Case {
  readonly file: string;
  /** The whole text of the file with the defect in it; null judges what is there. */
  readonly text: string | null;
  /** Files of tests, the quickest first: the next are run only when all of these have passed. */
  readonly stages: readonly (readonly string[])[];
  /** After so many seconds of this process's own work without a single finished test, a loop has no end. */
  readonly patience: number;
  readonly references?: number;
}

export interface Verdict {
  readonly caught: boolean;
  /** The test that failed. */
  readonly by?: string;
  /** Seconds of work from one finished test to the next, at most. */
  readonly longest: number;
  /** This judge is lost in a loop, and judges nothing more. */
  readonly last?: true;
}

let defect: { readonly file: string; readonly text: string } | null = null;
let [failed, heardAt, longest, patience] = ['', 0, 0, Number.POSITIVE_INFINITY];

const vitest = await start();
setInterval(() => {
  if (cpuSeconds() - heardAt < patience) return;
  process.send!({ caught: true, by: 'no end', longest, last: true } satisfies Verdict, () => process.exit());
}, 500).unref();
process.on('message', (given: Case) => void judge(given).then((verdict) => process.send!(verdict)));
process.on('disconnect', () => process.exit());

async function judge({ file, text, stages, ...limits }: Case): Promise<Verdict> {
  const known = path.resolve(file);
  [patience, longest] = [limits.patience, 0];
  delete process.env.REFERENCE_GAMES;
  if (limits.references) process.env.REFERENCE_GAMES = `${limits.references}`;
  defect = text === null ? null : { file: known, text };
  vitest.invalidateFile(known);
  try {
    for (const stage of stages) {
      [failed, heardAt] = ['', cpuSeconds()];
      const given = specifications(vitest, stage);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(given);
      // It remembers what was run before, with other defects.
      const run = testModules.filter(({ moduleId }) => given.some((each) => each.moduleId === moduleId));
      if (unhandledErrors.length > 0) return { caught: true, by: String(unhandledErrors[0]), longest };
      const broken = run.find((module) => !module.ok());
      if (broken) return { caught: true, by: failed || broken.relativeModuleId, longest };
      if (run.length < given.length) throw new Error(`not all of these were run: ${stage.join(', ')}`);
    }
    return { caught: false, longest };
  } finally {
    defect = null;
    vitest.invalidateFile(known);
    patience = Number.POSITIVE_INFINITY;
  }
}

function start(): Promise<Vitest> {
  const alone = {
    ...{ config: false as const, watch: false, root: process.cwd(), include: ['**/*.ts', '**/*.tsx'] },
    ...{ pool: 'threads' as const, maxWorkers: 1, isolate: false, retry: 0, bail: 1, fsModuleCache: false },
    ...{ testTimeout: 3_600_000, hookTimeout: 3_600_000, reporters: [listener()] },
    ...(fs.existsSync('scripts/tests/tidy.ts') && { setupFiles: ['scripts/tests/tidy.ts'] }),
  };
  const plugin = {
    name: 'defect',
    enforce: 'pre' as const,
    load: (id: string) => (defect !== null && id.split('?')[0] === defect.file ? defect.text : null),
  };
  return createVitest('test', alone, { plugins: [plugin], logLevel: 'silent' });
}

function listener() {
  const heard = () => {
    const now = cpuSeconds();
    [longest, heardAt] = [Math.max(longest, now - heardAt), now];
  };
  return {
    onTestModuleStart: heard,
    onTestModuleEnd(module: TestModule) {
      heard();
      if (module.errors().length > 0) failed ||= module.relativeModuleId;
    },
    onTestCaseResult(test: TestCase) {
      heard();
      if (test.result().state === 'failed') failed ||= `${test.module.relativeModuleId} > ${test.fullName}`;
    },
  };
}

function specifications(vitest: Vitest, files: readonly string[]) {
  return files.map((file) => vitest.getRootProject().createSpecification(path.resolve(file)));
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
