import { Dice } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { whatCanBeDone } from '../../src/table/can.ts';
import { words } from '../../src/words/index.ts';

async function asked(raw: object): Promise<readonly string[]> {
  const read = game.readOptions(raw, 2);
  if (!read.ok) throw new Error(read.problem);
  const s = game.setup(read.value, 2, new Dice(1), null);
  const [seat = 0] = game.awaited(s);
  return whatCanBeDone(game.list!(s, seat), createSay('en', [await words.catalogue('en')]));
}

test('hundreds of ways to place a weapon are told in a few words', async () => {
  expect(await asked({ firstSeat: 0 })).toEqual(['place one of 9 weapons on one of 12 planets']);
  expect(await asked({ firstSeat: 0, sector: 'custom' })).toEqual(['place one of 6 planets on a cell']);
});
