import type { Reporter, TestModule } from 'vitest/node';

/** Names what passed only at its second try: such a test, or what it tests, lives on luck or on speed, and is to be mended. */
export class SecondTry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lucky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId} > ${test.fullName}`),
    );
    if (lucky.length === 0) return;
    console.error(`\n${lucky.length} passed only at the second try, to be mended:\n${lucky.join('\n')}\n`);
  }
}
