import { playthrough, recordGame } from '@orrery/laws';
import { describe, expect, test } from 'vitest';
import { BrokenLog, type Entry, fold, type MatchFile, type MoveEntry, standing } from '../src/index.ts';
import { bidding } from './bidding/index.ts';

const file = recordGame(bidding, 3, { rounds: 3 }, 7);
const last = file.entries.length - 1;

/** The recorded match with one entry changed. */
function changed(seq: number, change: object): readonly Entry[] {
  return file.entries.map((entry) => (entry.seq === seq ? ({ ...entry, ...change } as Entry) : entry));
}

const drawing = file.entries.find((entry) => entry.t === 'move' && entry.draws.length > 0)!;

describe('fold', () => {
  test('plays a recorded match to its end and lets every entry be heard', () => {
    const heard: number[] = [];
    const state = fold(bidding, file.head, file.entries, (entry) => heard.push(entry.seq));
    expect(bidding.result(state)).not.toBeNull();
    expect(heard).toEqual(file.entries.map(({ seq }) => seq));
  });

  test('may stop anywhere', () => {
    expect(fold(bidding, file.head, file.entries.slice(0, 1)).round).toBe(1);
  });

  const broken: [what: string, match: Partial<MatchFile>, says: RegExp][] = [
    ['no entries', { entries: [] }, /does not begin with a setup/],
    ['no setup', { entries: file.entries.slice(1) }, /entry 0 is numbered 1/],
    ['a second setup', { entries: changed(1, { t: 'setup' }) }, /entry 1 is a second setup/],
    ['a gap', { entries: file.entries.filter(({ seq }) => seq !== 2) }, /entry 2 is numbered 3/],
    ['an illegal move', { entries: changed(1, { move: { t: 'seal' } }) }, /entry 1 is refused: NOTHING_LAID/],
    ['a move of nobody', { entries: changed(1, { by: 9 }) }, /entry 1 is refused: NOT_SEATED/],
    ['a move after the end', { entries: [...file.entries, { ...file.entries[1]!, seq: last + 1 }] }, /refused: OVER/],
    ['a draw too few', { entries: changed(drawing.seq, { draws: [] }) }, /draw 1 \(card\) is not in the log/],
    ['a draw too many', { entries: changed(1, { draws: [{ value: 0, of: 2, why: '' }] }) }, /entry 1 left 1 draws/],
    ['no draws for the setup', { entries: changed(0, { draws: [] }) }, /is not in the log/],
    ['another game', { head: { ...file.head, game: 'chess' } }, /of chess 1, the rules are of bidding 1/],
    ['other rules', { head: { ...file.head, rules: 2 } }, /of bidding 2/],
    ['too many seats', { head: { ...file.head, seats: 5 } }, /5 seats, where 2 to 4 can play/],
    ['half a seat', { head: { ...file.head, seats: 2.5 } }, /2.5 seats/],
    ['unreadable options', { head: { ...file.head, options: { rounds: 99 } } }, /options: BAD_ROUNDS at rounds/],
  ];
  test.each(broken)('names a log with %s', (_what, match, says) => {
    const { head, entries } = { ...file, ...match };
    expect(() => fold(bidding, head, entries)).toThrow(BrokenLog);
    expect(() => fold(bidding, head, entries)).toThrow(says);
  });
});

describe('standing', () => {
  const setup: Entry = { seq: 0, at: 0, t: 'setup', draws: [] };
  const move = (seq: number, by = 0): Entry => ({ seq, at: 0, t: 'move', by, id: `${seq}`, move: {}, draws: [] });
  const undo = (seq: number, from: number, by = 0): Entry => ({ seq, at: 0, t: 'undo', by, id: `${seq}`, from });
  const seqs = (entries: readonly Entry[]) => standing(entries).map(({ seq }) => seq);

  test.each<[what: string, entries: Entry[], left: number[]]>([
    ['nothing undone', [setup, move(1), move(2)], [0, 1, 2]],
    ['the last move taken back', [setup, move(1), undo(2, 1)], [0]],
    ['two at once', [setup, move(1), move(2), undo(3, 1)], [0]],
    ['one after the other', [setup, move(1), move(2), undo(3, 2), undo(4, 1)], [0]],
    ['played on after it', [setup, move(1), undo(2, 1), move(3)], [0, 3]],
    ['taken back, played, taken back', [setup, move(1), undo(2, 1), move(3), undo(4, 3)], [0]],
    ['another moved meanwhile', [setup, move(1), move(2, 1), undo(3, 1), move(4, 1), undo(5, 4, 1)], [0, 2]],
  ])('%s', (_what, entries, left) => expect(seqs(entries)).toEqual(left));

  test('a fold leaves out what was taken back', () => {
    const lay = file.entries[1] as MoveEntry;
    const back: Entry = { seq: 2, at: 0, t: 'undo', by: lay.by, id: 'back', from: 1 };
    const state = fold(bidding, file.head, [file.entries[0]!, lay, back]);
    expect(state).toEqual(fold(bidding, file.head, file.entries.slice(0, 1)));
  });
});

test('a playthrough prints the whole match for every observer, each with what they were told', () => {
  const { told, result, finalHash } = playthrough(JSON.parse(JSON.stringify(file)) as MatchFile, bidding);
  expect(told.map(({ who }) => who)).toEqual([0, 1, 2, 'table']);
  expect(result).toEqual(bidding.result(fold(bidding, file.head, file.entries)));
  expect(finalHash).toMatch(/^[0-9a-f]{64}$/);
  for (const { who, lines } of told) {
    expect(lines).toHaveLength(file.entries.length);
    const drawn = lines[0]!.match(/"by":(\d),"card":(null|\d+)/g)!;
    for (const draw of drawn) expect(draw.includes('null')).toBe(!draw.startsWith(`"by":${who},`));
  }
  expect(new Set(told.map(({ viewsHash }) => viewsHash)).size).toBe(4);
});
