import { createSay } from '@orrery/words';
import { expect, it } from 'vitest';
import { whoseTurn } from '../../src/bar/whose-turn.ts';
import type { SeatInfo } from '../../src/table/contract.ts';
import { it as italian } from '../../src/words/it.ts';

const seats = ['Livia', 'Bruno', 'Ada'].map(
  (name, seat): SeatInfo => ({ seat, name, look: seat, kind: 'friend', online: true }),
);
const say = createSay('it', [italian]);

it.each([
  [[2], 2, 'Tocca a te'],
  [[0, 2], 2, 'Tocca a te'],
  [[0], 2, 'Tocca a Livia'],
  [[0, 1], 2, 'Si aspetta: Livia e Bruno'],
  [[2], 'table', 'Tocca ad Ada'],
  [[], 2, 'La partita è finita'],
] as const)('when the match waits for %j, seat %s reads %s', (awaited, as, text) => {
  expect(whoseTurn(awaited, as, seats, say)).toBe(text);
});
