// Runs before every file of tests: writes down which messages they reach, where somebody wants to know (`npm test`).
import { afterAll } from 'vitest';
import { listening } from '../words/heard.ts';

/**
 * A message counts where the house says it: a screen, a log, a speech. What a test says by itself, to compare, is on no screen. The
 * lines of a log are said by `words/laws/line.ts`.
 */
function saidByTheHouse(): boolean {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 12;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = before;
  return stack
    .split('\n')
    .some(
      (frame) =>
        /\/src\/|\/words\/laws\/line\.ts/.test(frame) &&
        !/\/words\/src\/index\.ts/.test(frame) &&
        !/node_modules/.test(frame),
    );
}

const folder = process.env.ORRERY_HEARD;
if (folder !== undefined && globalThis.orreryHearing === undefined) {
  const { hear, keep } = listening(folder, saidByTheHouse);
  globalThis.orreryHearing = Object.assign(hear, { keep });
}
afterAll(() => (globalThis.orreryHearing as { keep?(): void } | undefined)?.keep?.());
