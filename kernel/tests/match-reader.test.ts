import { recordGame } from '@orrery/laws';
import { describe, expect, test } from 'vitest';
import {
  BrokenLog,
  type Entry,
  type Eyes,
  fold,
  type MatchFile,
  MatchReader,
  type Observer,
  standing,
} from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';
import { begun, bid, cardOf, head, play } from './world.ts';

const everybody: readonly Observer[] = [0, 1, 2, 'table'];
const file = recordGame(bidding, 4, { rounds: 4 }, 7);

/** All that is there at every moment, made the slow way. */
function folded({ head: begin, entries }: Pick<MatchFile, 'head' | 'entries'>) {
  const all: { seq: number; state: string; views: string[]; told: string[] }[] = [];
  fold(bidding, begin, entries, ({ seq }, events, state) => {
    const told = everybody.map((who) =>
      events.map((event) => bidding.tell(event, who)).filter((seen) => seen !== null),
    );
    all.push({
      ...{ seq, state: JSON.stringify(state) },
      views: everybody.map((who) => JSON.stringify(bidding.view(state, who))),
      told: told.map((seen) => JSON.stringify(seen)),
    });
  });
  return all;
}

function read(reader: MatchReader<Bidding>, moment: number) {
  return {
    seq: reader.moments[moment]!.seq,
    state: JSON.stringify(reader.stateAt(moment)),
    views: everybody.map((who) => JSON.stringify(reader.viewAt(moment, who))),
    told: everybody.map((who) => JSON.stringify(reader.toldAt(moment, who))),
  };
}

describe('a finished match', () => {
  test('is the same at every moment, in whatever order one jumps', () => {
    const truth = folded(file);
    const reader = new MatchReader(bidding, file);
    expect(reader.moments).toHaveLength(truth.length);
    expect(truth.length).toBeGreaterThan(40);
    const forward = [...truth.keys()];
    // 37 shares no divisor with the number of moments: every moment comes, near and far by turns.
    const jumps = forward.map((at) => (at * 37) % truth.length);
    for (const moment of [...forward, ...forward.toReversed(), ...jumps])
      expect(read(reader, moment)).toEqual(truth[moment]);
    expect(reader.result).toEqual(bidding.result(fold(bidding, file.head, file.entries)));
    expect(reader.broken).toBeNull();
  });

  test('has no moment for what was taken back', async () => {
    const { host, journal } = await begun();
    await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
    await host.undo(0, 'undo');
    await bid(host, 1);
    await bid(host, 0, 1);
    const match = { head, entries: journal.kept };
    const reader = new MatchReader(bidding, match);
    expect(reader.moments.map(({ seq }) => seq)).toEqual(standing(journal.kept).map(({ seq }) => seq));
    expect(reader.moments.map(({ by }) => by)).toEqual([null, 1, 1, 0, 0]);
    expect(reader.moments.map((_, moment) => read(reader, moment))).toEqual(folded(match));
  });

  test('what it gave is as it was, wherever one goes after it', () => {
    const reader = new MatchReader(bidding, file);
    const given = reader.stateAt(5);
    const before = JSON.stringify(given);
    for (const moment of [6, 7, 40, 2, 5]) reader.stateAt(moment);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('a game that says nothing of open eyes looks as the table sees it', () => {
    const reader = new MatchReader(bidding, file);
    const at = (eyes: Eyes) => JSON.stringify([reader.viewAt(9, eyes), reader.toldAt(9, eyes)]);
    expect(at('open')).toBe(at('table'));
  });
});

describe('a match whose log is broken', () => {
  const changed = (seq: number, change: object): readonly Entry[] =>
    file.entries.map((entry) => (entry.seq === seq ? ({ ...entry, ...change } as Entry) : entry));

  test.each<[what: string, entries: readonly Entry[], holds: number, says: RegExp]>([
    ['an illegal move', changed(9, { by: 9 }), 9, /entry 9 is refused: NOT_SEATED/],
    ['a gap', file.entries.filter(({ seq }) => seq !== 12), 12, /entry 12 is numbered 13/],
    ['a second setup', changed(4, { t: 'setup' }), 4, /entry 4 is a second setup/],
  ])('%s: what holds is there, and why no more', (_what, entries, holds, says) => {
    const reader = new MatchReader(bidding, { head: file.head, entries });
    expect(reader.moments).toHaveLength(holds);
    expect(reader.broken).toMatch(says);
    expect(reader.result).toBeNull();
    expect(read(reader, holds - 1)).toEqual(folded(file)[holds - 1]);
  });

  test('without a setup there is nothing to read', () => {
    expect(() => new MatchReader(bidding, { head: file.head, entries: [] })).toThrow(BrokenLog);
    expect(() => new MatchReader(bidding, { head: { ...file.head, rules: 2 }, entries: file.entries })).toThrow(
      BrokenLog,
    );
  });
});
