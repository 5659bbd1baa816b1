import os from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,words,games,clock,bots,ui,wire,web,server,lab,scripts,bench}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/tests/tidy.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Files share a process: no test leaves anything behind, and starting one for each costs a third of the run.
    isolate: false,
    // By default one core is left idle.
    maxWorkers: os.availableParallelism(),
  },
});
