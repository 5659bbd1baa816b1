import { describe, expect, it } from 'vitest';
import type { SeatFact } from '../../src/play/feed.ts';
import { NOBODY, nextToLook, sceneOf, stillLifted } from '../../src/play/hotseat.ts';
import { looksOf, seated } from '../../src/play/names.ts';

describe('the curtain', () => {
  const lifted = { seat: 1, decision: 'a', heard: 1, freely: false };
  const acts = (...by: readonly (number | null)[]) => [
    { no: 0, at: 0, seen: [{ t: 'setup', by: null }] },
    { no: 1, at: 0, seen: by.map((seat) => ({ t: 'act', by: seat })) },
  ];
  const still = (awaited: readonly number[], decision: string, ...by: readonly (number | null)[]) =>
    stillLifted(lifted, awaited, decision, acts(...by), (seen) => (seen as unknown as { by: number | null }).by);
  it('asks for the next awaited person after the last one', () => {
    expect(nextToLook([0, 1, 3], null)).toBe(0);
    expect(nextToLook([1, 3], 0)).toBe(1);
    expect(nextToLook([0, 1], 3)).toBe(0);
    expect(nextToLook([], null)).toBeNull();
  });
  it('stays lifted for its question', () => {
    expect(still([0, 1], 'a')).toBe(lifted);
  });
  it('falls when the match no longer waits for who looks', () => {
    expect(still([0], 'a')).toBeNull();
    expect(still([], 'a')).toBeNull();
  });
  it('falls at a new question that others here are asked as well', () => {
    expect(still([0, 1], 'b', 1)).toBeNull();
  });
  it('stays lifted while one person goes on alone', () => {
    expect(still([1], 'b', 1, 1)).toEqual({ seat: 1, decision: 'b', heard: 2, freely: false });
  });
  it('falls at a new question after a reveal, even if the same person is asked again', () => {
    expect(still([1], 'b', 1, null)).toBeNull();
    expect(still([1], 'b', 0)).toBeNull();
  });
});

describe('an open question at a shared device', () => {
  const now = { awaited: [0, 1], quiet: false, openly: true, bare: false, decision: (seat: number) => `w${seat}` };
  it('shows what everybody sees until somebody asks for the curtain, whoever is awaited', () => {
    expect(sceneOf(NOBODY, now)).toEqual({ t: 'table', asksOpenly: true });
    expect(sceneOf({ ...NOBODY, last: 0 }, { ...now, awaited: [] })).toEqual({ t: 'table', asksOpenly: true });
  });
  it('covers the table for whoever asked, and only for that question', () => {
    const called = { seat: 1, decision: 'w1' };
    expect(sceneOf({ ...NOBODY, called }, now)).toEqual({ t: 'curtain', seat: 1 });
    expect(sceneOf({ ...NOBODY, called }, { ...now, decision: () => 'w2' })).toEqual({ t: 'table', asksOpenly: true });
  });
  it('asks nothing while events are on stage, and in turn where the question is not open', () => {
    expect(sceneOf(NOBODY, { ...now, quiet: true })).toEqual({ t: 'table', asksOpenly: false });
    expect(sceneOf(NOBODY, { ...now, openly: false })).toEqual({ t: 'curtain', seat: 0 });
    const called = { seat: 1, decision: 'w1' };
    expect(sceneOf({ ...NOBODY, called }, { ...now, openly: false })).toEqual({ t: 'curtain', seat: 0 });
  });
  it('draws no curtain between people who see the same', () => {
    const bare = { ...now, openly: false, bare: true };
    expect(sceneOf(NOBODY, bare)).toEqual({ t: 'seat', seat: 0 });
    expect(sceneOf({ ...NOBODY, last: 0 }, { ...bare, awaited: [1] })).toEqual({ t: 'seat', seat: 1 });
    expect(sceneOf(NOBODY, { ...bare, quiet: true })).toEqual({ t: 'table', asksOpenly: false });
  });
  it('lets who asked look on after an answer, until the question changes', () => {
    const freely = { seat: 1, decision: 'a', heard: 0, freely: true };
    expect(sceneOf({ ...NOBODY, lifted: freely }, now)).toEqual({ t: 'seat', seat: 1 });
    expect(stillLifted(freely, [0], 'a', [], () => null)).toBe(freely);
    expect(stillLifted(freely, [0], 'b', [], () => null)).toBeNull();
  });
});

describe('who sits where', () => {
  const fact = (change: Partial<SeatFact>): SeatFact => ({
    kind: 'open',
    taken: false,
    mine: false,
    name: null,
    sigil: null,
    level: null,
    online: true,
    ...change,
  });
  const say = (id: string) => id;
  it('gives a chosen sigil to the first who chose it, and nobody the same look', () => {
    const looks = looksOf([{ sigil: 'ring' }, { sigil: 'ring' }, { sigil: null }, { sigil: 'comet' }]);
    expect(new Set(looks).size).toBe(4);
    expect(looks[0]).toBe(3);
    expect(looks[3]).toBe(0);
  });
  it('wears the colours of the game where it has its own', () => {
    const seats = seated([fact({ sigil: 'ring' }), fact({})], say, [2, 5]);
    expect(seats.map(({ look }) => look)).toEqual([2, 5]);
  });
  it('names everybody', () => {
    const seats = seated(
      [
        fact({ kind: 'me', taken: true, mine: true }),
        fact({ kind: 'bot', level: 'hard' }),
        fact({ kind: 'link', taken: true, name: 'Livia' }),
        fact({ kind: 'link' }),
      ],
      say,
    );
    expect(seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'friend', 'open']);
    expect(seats.map(({ name }) => name)).toEqual(['play.you', 'play.bot.hypatia', 'Livia', 'play.open']);
    expect(seats[1]?.level).toBe('hard');
  });
  it('calls two people at one device by their seats, not both "you"', () => {
    const seats = seated(
      [fact({ kind: 'me', taken: true, mine: true }), fact({ kind: 'here', taken: true, mine: true })],
      say,
    );
    expect(seats.map(({ kind }) => kind)).toEqual(['here', 'here']);
    expect(seats.map(({ name }) => name)).toEqual(['play.here', 'play.here']);
  });
});
