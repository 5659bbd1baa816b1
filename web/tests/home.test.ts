import { shelf } from '@orrery/games';
import { langs } from '@orrery/words';
import { describe, expect, it } from 'vitest';
import { plates } from '../src/home/atlas.ts';
import { type Card, firstCards, inOrder, since } from '../src/home/cards.ts';
import { columnsFor, spareCells } from '../src/home/columns.ts';
import { steadyRows } from '../src/home/steady.ts';
import { drawGame } from '../src/home/wishes.ts';

const card = (id: string, change: Partial<Card>): Card => ({
  id,
  href: '',
  game: '',
  rules: 1,
  local: false,
  status: 'playing',
  pace: null,
  seats: [],
  awaited: [],
  yourTurn: false,
  again: false,
  name: null,
  invited: null,
  endSeen: false,
  since: 0,
  view: null,
  ...change,
});

describe('your tables', () => {
  it('put a rematch that waits for an answer among them, though its end was seen', () => {
    const cards = [
      card('theirs', { since: 5 }),
      card('again', { status: 'over', since: 8, endSeen: true, again: true }),
      card('mine', { yourTurn: true, since: 2 }),
      card('over', { status: 'over', since: 9, endSeen: true }),
    ];
    expect(inOrder(cards).map(({ id }) => id)).toEqual(['mine', 'again', 'theirs', 'over']);
    expect(firstCards(inOrder(cards), 4).map(({ id }) => id)).toEqual(['mine', 'again', 'theirs']);
  });

  it('put your turn first, the longest wait before the others, and the finished last', () => {
    const cards = [
      card('over old', { status: 'over', since: 1 }),
      card('theirs', { since: 5 }),
      card('mine new', { yourTurn: true, since: 9 }),
      card('over new', { status: 'over', since: 8 }),
      card('over seen', { status: 'over', since: 10, endSeen: true }),
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
      'over seen',
    ]);
  });
  it('leave what one has seen the end of out of the first row, unless there is nothing else', () => {
    const [alive, seen] = [card('alive', {}), card('seen', { status: 'over', endSeen: true })];
    expect(firstCards([alive, seen], 3)).toEqual([alive]);
    expect(firstCards([seen, seen], 1)).toEqual([seen]);
  });
  it.each([
    [60_000, 'since.minutes', 1],
    [59 * 60_000, 'since.minutes', 59],
    [60 * 60_000, 'since.hours', 1],
    [49 * 60 * 60_000, 'since.days', 2],
  ])('%d ms ago is %s %d', (ms, id, n) => {
    expect(since(1_000_000_000, 1_000_000_000 + ms)).toEqual({ id, n });
  });
  it.each([59_000, -5])('%d ms ago is just now', (ms) => {
    expect(since(1_000_000_000, 1_000_000_000 + ms)).toBeNull();
  });
});

describe('the atlas', () => {
  it('has a plate for every game of the shelf, in order', () => {
    const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
    expect(plates().map(({ number }) => number)).toEqual(numbers.slice(0, shelf.length));
    expect(plates([...shelf].reverse()).map(({ room }) => room)).toEqual(shelf);
  });
  it('says in both languages what each of them is about', () => {
    for (const { idea } of shelf) for (const lang of langs) expect(idea?.[lang]).toMatch(/\w/);
  });
});

describe('the columns of plates', () => {
  const desktop = (games: number) => columnsFor(games, { width: 872, wide: false });
  const television = (games: number) => columnsFor(games, { width: 1294, wide: true });
  it('are as many as there are games up to four, then three, then four', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 12].map(desktop)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 4]);
  });
  it('are four up to eight games on a television, then six', () => {
    expect([4, 5, 8, 9, 12].map(television)).toEqual([4, 4, 4, 6, 6]);
  });
  it('are fewer where a plate would be cramped, and four games never leave a hole', () => {
    const tablet = (games: number) => columnsFor(games, { width: 764, wide: false });
    expect([3, 4, 5, 8, 12].map(tablet)).toEqual([3, 2, 3, 3, 3]);
    expect(columnsFor(12, { width: 1000, wide: true })).toBe(4);
    expect(columnsFor(4, { width: 300, wide: false })).toBe(1);
    expect(columnsFor(0, { width: 872, wide: false })).toBe(1);
  });
  it('leave cells free only in the last row', () => {
    expect([5, 6, 7, 8].map((games) => spareCells(games, 4))).toEqual([3, 2, 1, 0]);
  });
});

describe('drawing lots', () => {
  const [two, six] = [
    { min: 2, max: 2 },
    { min: 3, max: 6 },
  ].map((seats, i) => ({ ...shelf[0]!, id: `${i}`, seats }));
  const rooms = [two!, six!];
  it('gives a game with a seat for everybody, bots filling the rest', () => {
    expect(drawGame(rooms, 1, null, 0)).toBe(two);
    for (const luck of [0, 0.5, 0.99]) expect(drawGame(rooms, 5, null, luck)).toBe(six);
    expect(drawGame(rooms, 9, null, 0)).toBeNull();
  });
  it('gives another one the next time, where there is another', () => {
    expect(drawGame(rooms, null, two!, 0)).toBe(six);
    expect(drawGame(rooms, 5, six!, 0)).toBe(six);
  });
});

describe('rows under a pointer', () => {
  const row = (id: string, n: number) => ({ id, n });
  it('stay where they are: numbers change in place, what is new comes last, what is gone stays', () => {
    const shown = [row('a', 1), row('b', 1), row('c', 1)];
    const fresh = [row('d', 2), row('c', 2), row('a', 2)];
    expect(steadyRows(shown, fresh)).toEqual([row('a', 2), row('b', 1), row('c', 2), row('d', 2)]);
  });
});
