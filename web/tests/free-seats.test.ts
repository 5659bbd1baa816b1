import type { SeatInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { freeSeats } from '../src/wait/SeatChoice.tsx';

const seat = (kind: SeatInfo['kind'], taken = false, link: string | null = null): SeatInfo => ({
  ...{
    kind,
    taken,
    link,
    mine: false,
    name: null,
    sigil: null,
    level: null,
    began: null,
    online: false,
    ready: false,
    muted: false,
    mutedForYou: false,
  },
});
const seats = [seat('me', true), seat('link'), seat('bot'), seat('open'), seat('open', true)];

test('with the link of the table every free seat may be chosen, without any the open ones', () => {
  expect(freeSeats({ seats }, 'table')).toEqual([1, 3]);
  expect(freeSeats({ seats }, null)).toEqual([3]);
});

test('the link of a seat is for that seat', () => {
  expect(freeSeats({ seats: seats.with(1, seat('link', false, 'mine')) }, 'mine')).toEqual([1]);
});
