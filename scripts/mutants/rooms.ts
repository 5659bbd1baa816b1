import fs from 'node:fs';
import path from 'node:path';

/** Where defects are planted, and the tests that are to see them: the quickest first. */
export interface Room {
  readonly files: string;
  readonly stages: readonly (readonly string[])[];
  /** Matches that the slow reference plays here; without: as many as it would. */
  readonly references?: number;
}

/** Fewer than `npm test` plays: what they miss a whole run may still catch, never the other way round. */
const references: Readonly<Record<string, number>> = { 'shooting-star': 2000, 'planet-x': 60, 'burning-planets': 2 };

export const rooms: readonly Room[] = [
  {
    files: 'kernel/src/**/*.ts',
    stages: [
      ['kernel/tests/!(secret).test.ts', 'games/shooting-star/tests/golden.test.ts'],
      ['laws/tests/laws.test.ts', 'kernel/tests/secret.test.ts', 'clock/tests/*.test.ts'],
      ['games/shooting-star/tests/laws.test.ts'],
    ],
  },
  ...fs.globSync('games/*/src').map((source) => {
    const game = source.replace('/src', '');
    return {
      files: `${game}/src/{rules,sight}/**/*.ts`,
      ...(references[path.basename(game)] && { references: references[path.basename(game)] }),
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
