// Runs before every file of tests. Files share a process and the modules they import: an `afterAll` in a module that several of them
// import would be heard by the first file alone, and a clock that one of them has stopped would stand still for all that follow.
import { afterAll, vi } from 'vitest';
import { leftovers } from './leftovers.ts';
import { lookAround, putBack } from './surroundings.ts';

if (vi.isFakeTimers()) vi.useRealTimers();
const before = lookAround();

afterAll(async () => {
  const all = [...leftovers];
  leftovers.clear();
  // What was opened last may stand on what was opened first.
  for (const close of all.reverse()) await close();
  const found = putBack(before);
  if (found.length > 0) throw new Error(`this file leaves behind: ${found.join(', ')}`);
});
