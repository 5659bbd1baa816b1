import os from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { Trouble } from './scripts/tests/trouble.ts';

/** Longest first, whatever the size of the file: what takes a minute must not be alone at the end. */
const long = [
  'server/tests/faults/',
  'tests/laws.test',
  'server/tests/cluster/',
  'tests/reference',
  'server/tests/postgres',
  'tests/bot/',
  'server/tests/crash',
  'server/tests/thinkers',
  'lab/tests/',
  'server/tests/',
];

/**
 * What the quick part leaves out: whatever starts, cuts off or kills whole servers and databases, attacks in bulk, whole matches of
 * bots, of closed windows and through every eye.
 */
const thorough = [
  'server/tests/{faults,cluster}/**',
  'server/tests/attacks/!(reviews).test.ts',
  'server/tests/{postgres*,crash,thinkers,windows}.test.ts',
  'server/tests/play/{review-eyes,lasting-polls}.test.ts',
  'server/tests/calls/killed.test.ts',
  'lab/tests/{think,admin*,copy,chances,rate-bots,train,imbalance,tune,together,fifth-game}.test.ts',
  'lab/tests/yardstick/**',
  'bots/tests/trouble.test.ts',
  'scripts/tests/packages.test.ts',
  'games/*/tests/bot/{games,honest}.test.ts',
];

/** What draws: JSX and styles, which Node does not read by itself. */
const drawn = [
  '{ui,web,card,lab/template,games/tests,games/*/tests/table}/**/*.test.ts',
  'games/*/tests/room.test.ts',
  '{games,ui,card,web,lab,scripts}/**/*.test.tsx',
  'server/tests/play/following.test.ts',
  'lab/tests/new-game.test.ts',
];
const tests =
  '{kernel,laws,words,games,clock,ratings,bots,ui,card,wire,web,server,lab,scripts,bench}/**/*.test.{ts,tsx}';
const leftOut = [...configDefaults.exclude, ...(process.env.QUICK ? thorough : [])];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((part) => moduleId.includes(part));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: [tests],
          exclude: [...leftOut, ...drawn],
          // By Node itself, as the server and the bots run: rules and searches take a fifth less of the machine than through Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'drawn', include: drawn, exclude: leftOut } },
    ],
    setupFiles: ['scripts/tests/tidy.ts', 'scripts/tests/hearing.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Hundreds of real servers, sockets and clocks on two busy cores: what passes only at the second try is named, not hidden.
    retry: 1,
    reporters: ['default', new Trouble()],
    // Files share a process: no test leaves anything behind, and starting one for each costs a third of the run.
    isolate: false,
    // One more than there are cores: those about servers often wait.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
