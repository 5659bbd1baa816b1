// Runs before every file of tests. Files share a process and the modules they import: an `afterAll` in a module that several of them
// import would be heard by the first file alone.
import { afterAll } from 'vitest';
import { leftovers } from './leftovers.ts';

afterAll(async () => {
  const all = [...leftovers];
  leftovers.clear();
  // What was opened last may stand on what was opened first.
  for (const close of all.reverse()) await close();
});
