import { expect, test } from 'vitest';
import { KnownIds } from '../../src/stores/sqlite/known-ids.ts';

test('more matches than are kept in mind, played in turn, are not read anew with every move', () => {
  const written = new Map<string, { seat: number; play: string }[]>();
  let reads = 0;
  const all = (_: string, match: unknown) => {
    reads++;
    return written.get(String(match)) ?? [];
  };
  const ids = new KnownIds({ all }, 60);
  const [matches, moves] = [10, 20];
  for (let move = 0; move < moves; move++)
    for (let match = 0; match < matches; match++) {
      const id = { seat: 0, play: `move ${move}` };
      const isNew = ids.isNew(`match ${match}`, id, []);
      // Not known to be new is asked of the file; what is said to be new has to be.
      expect(isNew && (written.get(`match ${match}`) ?? []).some(({ play }) => play === id.play)).toBe(false);
      expect(ids.isNew(`match ${match}`, id, [id])).toBe(false);
      written.set(`match ${match}`, [...(written.get(`match ${match}`) ?? []), id]);
    }
  expect(reads).toBeLessThan(2 * matches);
});
