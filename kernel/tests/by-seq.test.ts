import { expect, test } from 'vitest';
import { BySeq } from '../src/by-seq.ts';
import { Dice } from '../src/index.ts';

test('it holds what a map would hold, always in the order of the entries', () => {
  const dice = new Dice('by seq');
  const [ours, model] = [new BySeq<number>(), new Map<number, number>()];
  for (let i = 0; i < 5000; i++) {
    const seq = dice.int(40);
    if (dice.int(3) === 0) {
      ours.delete(seq);
      model.delete(seq);
    } else {
      ours.set(seq, i);
      model.set(seq, i);
    }
    if (dice.int(500) === 0) {
      ours.clear();
      model.clear();
    }
    const expected = [...model].sort(([a], [b]) => a - b).map(([at, value]) => ({ seq: at, value }));
    expect([...ours]).toEqual(expected);
    expect([ours.size, ours.last]).toEqual([model.size, expected.at(-1)]);
    const other = dice.int(40);
    expect([ours.has(other), ours.get(other)]).toEqual([model.has(other), model.get(other)]);
  }
});
