// For tidy.test.ts alone: files that leave things behind, and one after them in the same process.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: '.',
  test: {
    include: ['scripts/tests/tidy/*.sample.ts'],
    setupFiles: ['scripts/tests/tidy.ts'],
    reporters: ['json'],
    sequence: { sequencer: ByName },
    isolate: false,
    maxWorkers: 1,
  },
});
