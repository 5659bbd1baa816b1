import { shelf } from '@orrery/games';
import { describe, expect, it } from 'vitest';
import { plates } from '../src/home/atlas.ts';
import { type Card, inOrder, since } from '../src/home/cards.ts';

const card = (id: string, change: Partial<Card>): Card => ({
  id,
  href: '',
  game: '',
  rules: 1,
  local: false,
  status: 'playing',
  seats: [],
  awaited: [],
  yourTurn: false,
  since: 0,
  view: null,
  ...change,
});

describe('your tables', () => {
  it('put your turn first, the longest wait before the others, and the finished last', () => {
    const cards = [
      card('over old', { status: 'over', since: 1 }),
      card('theirs', { since: 5 }),
      card('mine new', { yourTurn: true, since: 9 }),
      card('over new', { status: 'over', since: 8 }),
      card('mine old', { yourTurn: true, since: 2 }),
      card('waiting', { status: 'waiting', since: 7 }),
    ];
    expect(inOrder(cards).map(({ id }) => id)).toEqual([
      'mine old',
      'mine new',
      'waiting',
      'theirs',
      'over new',
      'over old',
    ]);
  });
  it.each([
    [59_000, 'since.now', 0],
    [60_000, 'since.minutes', 1],
    [59 * 60_000, 'since.minutes', 59],
    [60 * 60_000, 'since.hours', 1],
    [49 * 60 * 60_000, 'since.days', 2],
    [-5, 'since.now', 0],
  ])('%d ms ago is %s %d', (ms, id, n) => {
    expect(since(1_000_000_000, 1_000_000_000 + ms)).toEqual({ id, n });
  });
});

describe('the atlas', () => {
  it('has four plates in order, and rooms only from the shelf', () => {
    const all = plates();
    expect(all.map(({ number }) => number)).toEqual(['I', 'II', 'III', 'IV']);
    expect(all.filter(({ room }) => room !== null).map(({ room }) => room)).toEqual(shelf);
    expect(plates([]).every(({ room }) => room === null)).toBe(true);
  });
  it('has a plate for a game nobody has announced', () => {
    const fifth = { ...shelf[0]!, id: 'fifth', plate: 5, title: 'Fifth' };
    expect(plates([fifth]).at(-1)).toMatchObject({ id: 'fifth', number: 'V', title: 'Fifth', room: fifth });
  });
});
