/** What the tests of one file have opened and not closed: seen to when the file is done (`tidy.ts`). */
export const leftovers = new Set<() => void | Promise<void>>();
