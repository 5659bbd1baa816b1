// The slow hash of recovery words: one after the other, and no longer a queue than somebody would wait for.
import { expect, test } from 'vitest';
import { WordHashes } from '../../src/devices/recovery-words.ts';

test('who comes when too many wait is told so at once, and the next one is served', async () => {
  // Forty at their usual cost take seconds, and say no more about the queue.
  const hashes = new WordHashes('key', { N: 2 ** 10 });
  const asked = Array.from({ length: 42 }, (_, i) => hashes.of(`words ${i % 2}`));
  const refused = await Promise.all(asked.slice(40));
  expect(refused).toEqual([null, null]);
  const [first, second, third] = await Promise.all(asked.slice(0, 3));
  expect([first === third, first === second, typeof first]).toEqual([true, false, 'string']);
  await Promise.all(asked);
  expect(await hashes.of('words 0')).toBe(first);
});
