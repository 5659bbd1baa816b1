import fs from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Names what failed, and what passed only at its second try: such a test, or what it tests, lives on luck or on speed, and is to be
 * mended. `npm test` says it again at its very end, where the journeys that come after would have pushed it out of sight.
 */
export class Trouble implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const named = (title: string, is: (test: ReturnType<typeof tests>[number]) => boolean | undefined) => {
      const found = modules.flatMap((module) =>
        tests(module)
          .filter(is)
          .map((test) => `  ${module.relativeModuleId} > ${test.fullName}`),
      );
      return found.length ? `\n${found.length} ${title}:\n${found.join('\n')}\n` : '';
    };
    const broken = modules.filter((module) => module.state() === 'failed' && !tests(module).some(failed));
    const said =
      named('passed only at the second try, to be mended', (test) => test.diagnostic()?.flaky) +
      named('failed', failed) +
      (broken.length
        ? `\ncould not be run:\n${broken.map((module) => `  ${module.relativeModuleId}`).join('\n')}\n`
        : '');
    if (said) console.error(said);
    if (process.env.ORRERY_TROUBLE) fs.writeFileSync(process.env.ORRERY_TROUBLE, said);
  }
}

const tests = (module: TestModule) => [...module.children.allTests()];
const failed = (test: ReturnType<typeof tests>[number]) => test.result().state === 'failed';
