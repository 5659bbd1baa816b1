import fs from 'node:fs';

/** Where defects are planted, and the tests that are to see them: the quickest first. */
export interface Room {
  readonly files: string;
  readonly stages: readonly (readonly string[])[];
}

export const rooms: readonly Room[] = [
  {
    files: 'kernel/src/**/*.ts',
    stages: [
      ['kernel/tests/!(laws).test.ts', 'games/shooting-star/tests/golden.test.ts'],
      ['kernel/tests/laws.test.ts', 'clock/tests/*.test.ts'],
      ['games/shooting-star/tests/laws.test.ts'],
    ],
  },
  ...fs.globSync('games/*/src').map((source) => {
    const game = source.replace('/src', '');
    return {
      files: `${game}/src/{rules,sight}/**/*.ts`,
      stages: [
        [`${game}/tests/{golden,follow}.test.ts`],
        [`${game}/tests/!(laws|reference|invariants|golden|follow).test.ts`, `${game}/tests/examples/*.test.ts`],
        [`${game}/tests/rules/!(invariants|odds).test.ts`],
        [`${game}/tests/{rules/,}{invariants,odds}.test.ts`, `${game}/tests/{reference/*,reference}.test.ts`],
        [`${game}/tests/laws.test.ts`],
      ],
    };
  }),
];

/** The files of tests of each stage; those of which there are none are left out. */
export function stagesOf({ stages }: Room): string[][] {
  return stages.map((patterns) => fs.globSync([...patterns]).sort()).filter((files) => files.length > 0);
}
