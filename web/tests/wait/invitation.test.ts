import type { SeatInfo, TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { loadKit } from '../../src/play/kit.ts';
import { firstIn, firstOffered, invitationOf } from '../../src/wait/invitation.ts';
import { sameTable } from '../../src/wait/lay-again.ts';

const seat = (kind: SeatInfo['kind'], taken = false): SeatInfo => ({
  ...{ kind, taken, link: null, mine: false, name: null, sigil: null, level: null, began: null },
  ...{ online: false, awaySince: null, offer: null, ready: false, muted: false, mutedForYou: false },
});
const seats = [seat('me', true), seat('link'), seat('bot'), seat('open'), seat('open', true)];
const full = seats.map(({ kind }) => seat(kind, kind !== 'bot'));
const table = (more: Partial<TableInfo> = {}) => ({
  ...{ seats, status: 'waiting', locked: false, closed: false, takeover: 'ask' },
  ...more,
});
const door = (more: Partial<TableInfo>, link: string | null = 'link') =>
  invitationOf(table(more) as Parameters<typeof invitationOf>[0], link);

test('with the link of the table every free seat is offered, without any the open ones', () => {
  expect(door({})).toEqual({ t: 'free', seats: [1, 3] });
  expect(door({}, null)).toEqual({ t: 'free', seats: [3] });
});

test('a seat is kept only for who has its link, and no other is offered to them', () => {
  expect(door({ invitedTo: 1 })).toEqual({ t: 'kept', seats: [1] });
  expect(door({ seats: seats.with(1, seat('link', true)), invitedTo: 1 })).toEqual({ t: 'gone' });
});

test('a full table is full, and a running one without a seat is running', () => {
  expect(door({ seats: full })).toEqual({ t: 'full' });
  const people = full.filter(({ kind }) => kind !== 'bot');
  expect(door({ seats: people, status: 'playing' })).toEqual({ t: 'running' });
  expect(door({ seats: people, status: 'playing', invitedTo: 1 })).toEqual({ t: 'running' });
});

test('in a running match a bot’s seat is offered as the table lets people take over', () => {
  const status = 'playing';
  expect(door({ status })).toEqual({ t: 'bot', seats: [1, 2, 3], asks: true });
  expect(door({ status, takeover: 'anyone' })).toEqual({ t: 'bot', seats: [1, 2, 3], asks: false });
  expect(door({ status, takeover: 'anyone' }, null)).toEqual({ t: 'bot', seats: [3], asks: true });
  expect(door({ status, takeover: 'nobody' })).toEqual({ t: 'running' });
});

test('a finished table offers no seat, whoever has left it, nor does a locked one', () => {
  expect(door({ status: 'over' })).toEqual({ t: 'finished' });
  expect(door({ status: 'over', locked: true, invitedTo: 1 })).toEqual({ t: 'finished' });
  expect(door({ status: 'over', closed: true })).toEqual({ t: 'closed' });
  expect(door({ locked: true })).toEqual({ t: 'locked' });
});

test('who came first is read from the last match; two sides share it, allies do not; one that was left has no winner', async () => {
  const match = (places: number[] | null) => ({ id: 'm', game: 1, places, seal: 's' });
  const { game } = (await loadKit('planet-x'))!;
  const first = (mode: 'teams' | 'ffa', matches: ReturnType<typeof match>[]) => {
    const read = game.readOptions({ mode }, 4);
    if (!read.ok) throw new Error(read.problem);
    return firstIn({ matches, options: read.value as TableInfo['options'] }, game);
  };
  expect(first('ffa', [match([1, 2, 2, 2]), match([2, 1, 3, 4])])).toEqual({ seats: [1], shared: false });
  expect(first('ffa', [match([1, 3, 1, 4])])).toEqual({ seats: [0, 2], shared: true });
  expect(first('teams', [match([1, 3, 1, 3])])).toEqual({ seats: [0, 2], shared: false });
  expect(first('teams', [match([1, 1, 1, 1])])).toEqual({ seats: [0, 1, 2, 3], shared: true });
  expect(first('ffa', [match([1, 2, 2, 2]), match(null)])).toBeNull();
  expect(first('ffa', [])).toBeNull();
});

test('of the seats that are offered who names none gets an open one, as the server does it', () => {
  expect(firstOffered({ seats }, [1, 3])).toBe(3);
  expect(firstOffered({ seats }, [1, 2])).toBe(1);
  expect(firstOffered({ seats }, [])).toBeNull();
});

test('the same table again has as many seats, bots where bots began, and the reader where a person did', () => {
  const began = (level: 'hard' | null) => ({ name: null, sigil: null, level, mine: false, still: true });
  const over = table({
    ...{ status: 'over', game: 'shooting-star', options: { rounds: 3 }, spectators: true, talk: false, series: null },
    ...{ takeover: 'nobody', pace: { tempo: 'days', fixedWindows: false, days: 3 } },
    // A bot began in the first seat, and somebody took over; in the last somebody left.
    seats: [
      { ...seat('link', true), began: began('hard') },
      { ...seat('me', true), began: began(null) },
      { ...seat('open'), level: 'normal', began: began(null) },
    ],
  }) as TableInfo;
  expect(sameTable(over)).toEqual({
    ...{ game: 'shooting-star', options: { rounds: 3 }, spectators: true, talk: false, listed: false },
    ...{ takeover: 'nobody', pace: { tempo: 'days', fixedWindows: false, days: 3 } },
    seats: [{ kind: 'bot', level: 'hard' }, { kind: 'me' }, { kind: 'link' }],
  });
});
