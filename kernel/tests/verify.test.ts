import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  Host,
  type MatchFile,
  published,
  readMatchFile,
  SealedChance,
  veiledFile,
  verifyMatch,
} from '../src/index.ts';
import { bidding } from './bidding/index.ts';
import { bid, cardOf, head, MemoryJournal, play, worldOf } from './world.ts';

const key = new Uint8Array(32).fill(9);
const file = await recorded();

/** A match on sealed luck, with a move taken back. */
async function recorded(): Promise<MatchFile> {
  const journal = new MemoryJournal();
  let clock = 0;
  const world = {
    journal,
    chance: (match: string, drawn: number) => new SealedChance(key, match, drawn),
    now: () => clock++,
  };
  const host = await Host.begin(bidding, head, world);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  await host.undo(0, 'back');
  while (host.result === null) await bid(host, host.awaited[0]!);
  const hex = Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { format: 'orrery-match/1', head, names: ['A', 'B', 'C'], entries: journal.kept, key: hex };
}

test('a published log verifies, and says of what one seat alone knows neither when it was done nor under which id', async () => {
  const journal = new MemoryJournal();
  const host = await Host.begin(bidding, head, worldOf(journal));
  for (const n of [0, 1]) await play(host, 0, { t: 'lay', card: cardOf(host, 0, n) });
  await host.undo(0, 'back');
  await bid(host, 1);
  await play(host, 2, { t: 'lay', card: cardOf(host, 2) });
  const entries = published(bidding, head, journal.kept);
  const sealed = journal.kept.at(-2)!.at;
  expect(entries.map(({ at }) => at)).toEqual([journal.kept[0]!.at, ...Array(6).fill(sealed)]);
  expect(entries.slice(1)).toEqual(journal.kept.slice(1).map((each) => ({ ...each, at: sealed, id: `${each.seq}` })));
  const shown = verifyMatch(bidding, { format: 'orrery-match/1', head, names: [], entries });
  expect(shown).toMatchObject({ ok: true, entries: journal.kept.length });
});

const changed = (seq: number, change: object): MatchFile => ({
  ...file,
  entries: file.entries.map((entry) => (entry.seq === seq ? ({ ...entry, ...change } as Entry) : entry)),
});
const setupDraws = file.entries[0]!.t === 'setup' ? file.entries[0]!.draws : [];
const sealing = file.entries.find((entry) => entry.t === 'move' && (entry.move as { t: string }).t === 'seal')!;

describe('verifyMatch', () => {
  test('plays an honest match again and makes every draw again from its key', () => {
    const verdict = verifyMatch(bidding, file);
    if (!verdict.ok) throw new Error(verdict.problem);
    expect(verdict.entries).toBe(file.entries.length);
    expect(verdict.derived).toBe(verdict.draws);
    expect(verdict.draws).toBe(setupDraws.length + 2 * 4);
    expect(verdict.result).not.toBeNull();
  });

  test('what was taken over from another match is played again, and only the draws after it are made again', () => {
    const at = sealing.seq;
    // As it goes on: the beginning has another match's luck, the rest that of the key, counted on.
    const other = file.entries.map((entry) =>
      entry.t === 'setup' ? { ...entry, draws: entry.draws.map((draw) => ({ ...draw, value: 0 })) } : entry,
    );
    const branch = (entries: readonly Entry[]): MatchFile => ({ ...file, entries, takenOver: at });
    const verdict = verifyMatch(bidding, branch(file.entries));
    if (!verdict.ok) throw new Error(verdict.problem);
    expect(verdict.draws - verdict.derived!).toBe(
      file.entries
        .filter(({ seq }) => seq <= at)
        .reduce((sum, each) => sum + ('draws' in each ? each.draws.length : 0), 0),
    );
    expect(verdict.derived).toBeGreaterThan(0);
    expect(verifyMatch(bidding, { ...file, entries: other })).toMatchObject({ ok: false });
    const later = file.entries.find((entry) => entry.seq > at && entry.t === 'move' && entry.draws.length > 0)!;
    const [draw] = later.t === 'move' ? later.draws : [];
    const swapped = { draws: [{ ...draw!, value: (draw!.value + 1) % draw!.of }] };
    expect(verifyMatch(bidding, branch(changed(later.seq, swapped).entries))).toMatchObject({ ok: false });
    expect(readMatchFile({ ...file, takenOver: -1 })).toBeNull();
  });

  test('without a key the luck is not judged', () => {
    const { key: _, ...unsealed } = file;
    expect(verifyMatch(bidding, unsealed)).toMatchObject({ ok: true, derived: null });
  });

  test('a draw that fell otherwise is found, though the rules would follow it', () => {
    const draws = setupDraws.map((draw, i) => (i === 0 ? { ...draw, value: (draw.value + 1) % draw.of } : draw));
    const entries = [{ ...file.entries[0]!, draws } as Entry];
    expect(verifyMatch(bidding, { ...file, entries })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/the sealed luck gives/),
    });
  });

  test('another key is found out', () => {
    expect(verifyMatch(bidding, { ...file, key: '00' })).toMatchObject({ ok: false });
  });

  test.each<[what: string, spoiled: MatchFile, problem: RegExp]>([
    ['no setup', { ...file, entries: file.entries.slice(1) }, /does not begin with a setup/],
    ['a gap', { ...file, entries: file.entries.filter(({ seq }) => seq !== 3) }, /entry 3 is numbered 4/],
    ['time that runs back', changed(3, { at: -5 }), /entry 3 is older/],
    ['a second setup', changed(3, { t: 'setup', draws: setupDraws }), /second setup/],
    ['an id played twice', changed(3, { id: (file.entries[1] as { id: string }).id, by: 0 }), /under the same id/],
    [
      'a take-back of what others know',
      changed(sealing.seq + 1, { t: 'undo', from: sealing.seq, by: 0 }),
      /taken back/,
    ],
    ['a take-back of another’s move', changed(2, { by: 1 }), /taken back/],
    ['an illegal move', changed(1, { move: { t: 'seal' } }), /entry 1 is refused/],
    ['seats the game does not have', { ...file, head: { ...file.head, seats: 40 } }, /40 seats/],
  ])('%s is named', (_what, spoiled, problem) => {
    const verdict = verifyMatch(bidding, spoiled);
    expect(verdict.ok ? '' : verdict.problem).toMatch(problem);
  });

  test('a defect of the rules is not taken for a broken log', () => {
    const faulty: typeof bidding = {
      ...bidding,
      apply: () => {
        throw new TypeError('a defect');
      },
    };
    expect(() => verifyMatch(faulty, file)).toThrow('a defect');
  });
});

describe('readMatchFile', () => {
  test('reads what was written', () => {
    const kept: unknown = JSON.parse(JSON.stringify(file));
    expect(readMatchFile(kept)).toEqual(file);
  });

  test('reads who sat where, and files that do not say it; what says it wrongly is no file', () => {
    const ada = { name: 'Ada', sigil: 'comet', level: null };
    const sitters = [
      ada,
      { name: null, sigil: null, level: 'hard' },
      { name: null, sigil: 'gate', level: null, gone: true, veiled: true },
    ];
    expect(readMatchFile({ ...file, sitters })).toEqual({ ...file, sitters });
    const { sitters: _none, ...older } = file;
    expect(readMatchFile(older)).toEqual(older);
    for (const wrong of [
      ...[null, 'Ada', {}, [], sitters.slice(1), [...sitters, ada], [ada, ada, null]],
      ...[
        { ...ada, name: 3 },
        { ...ada, sigil: {} },
        { ...ada, level: 'bot' },
        { ...ada, gone: false },
        { ...ada, veiled: 1 },
        { name: 'Ada' },
      ].map((each) => [ada, each, ada]),
    ])
      expect(readMatchFile({ ...file, sitters: wrong })).toBeNull();
  });

  test('reads who came and went; what says it wrongly is no file', () => {
    const left = { t: 'left', at: 5, seat: 1, name: 'Bo' };
    const comings = [
      left,
      { ...left, name: null, gone: true, veiled: true },
      { ...left, t: 'vacation', seat: 2, until: 9 },
    ];
    expect(readMatchFile({ ...file, comings })).toEqual({ ...file, comings });
    for (const wrong of [
      ...[null, {}, 'left', [null], [left, 3]],
      ...[{ t: 'flew' }, { t: 'toString' }, { at: '5' }, { at: Number.POSITIVE_INFINITY }, { at: 9e15 }].map((bad) => [
        { ...left, ...bad },
      ]),
      ...[{ seat: 3 }, { seat: -1 }, { seat: 0.5 }, { name: 3 }, { until: 'then' }, { gone: false }, { veiled: 0 }].map(
        (bad) => [{ ...left, ...bad }],
      ),
    ])
      expect(readMatchFile({ ...file, comings: wrong })).toBeNull();
  });

  test('a match whose names are kept back has none, and is the same match', () => {
    const sitters = [
      { name: 'Ada', sigil: 'comet', level: null },
      { name: null, sigil: null, level: 'hard' as const },
      { name: 'Bo', sigil: null, level: null },
    ];
    const came = (seat: number, name: string) => ({ t: 'took' as const, at: 1, seat, name });
    const comings = [came(0, 'Ada'), came(2, 'Zed')];
    const veiled = veiledFile({ ...file, names: ['Ada', 'hard', 'Bo'], sitters, comings });
    expect(JSON.stringify(veiled)).not.toMatch(/Ada|Bo"|Zed/);
    expect(veiled.sitters).toEqual([
      { name: null, sigil: 'comet', level: null, veiled: true },
      sitters[1],
      { name: null, sigil: null, level: null, veiled: true },
    ]);
    // Who began in the seat is called as it is; who came later has no name at all.
    expect(veiled.comings).toEqual([
      { ...came(0, ''), name: null, veiled: true },
      { ...came(2, ''), name: null },
    ]);
    expect(readMatchFile(veiled)).toEqual(veiled);
    expect(verifyMatch(bidding, veiled)).toEqual(verifyMatch(bidding, file));
    expect(JSON.stringify(veiledFile({ ...file, names: ['Ada', 'Bo', 'Cy'] }))).not.toMatch(/Ada|"Bo"|Cy/);
  });

  test('never throws, and what it lets through can be judged without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        readMatchFile(raw);
      }),
      { numRuns: 500, seed: 1 },
    );
    const parts = fc.constantFrom(
      'head',
      'names',
      'entries',
      'key',
      'format',
      'seats',
      'options',
      'draws',
      'seq',
      'by',
      'move',
      't',
      'from',
      'at',
      'value',
      'of',
      'why',
      'id',
    );
    const wrongs = fc.constantFrom<unknown>(
      null,
      undefined,
      -1,
      0,
      1.5,
      1e20,
      '',
      'x',
      [],
      {},
      [null],
      [[]],
      true,
      'setup',
      'undo',
    );
    fc.assert(
      fc.property(parts, wrongs, fc.nat(40), (part, wrong, skip) => {
        let left = skip;
        const spoiled: unknown = JSON.parse(JSON.stringify(file), (name, value: unknown) =>
          name === part && left-- === 0 ? wrong : value,
        );
        const read = readMatchFile(spoiled);
        if (read !== null) verifyMatch(bidding, read);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});

test('moves that draw nothing, taken back or not, do not move the luck', async () => {
  const shown = async (wasted: number) => {
    const chance = (match: string, drawn: number) => new SealedChance(key, match, drawn);
    const host = await Host.begin(bidding, head, { journal: new MemoryJournal(), chance, now: () => 0 });
    for (let i = 0; i < wasted; i++) {
      await play(host, 0, { t: 'lay', card: cardOf(host, 0, 1) });
      await host.undo(0, `back-${i}`);
    }
    for (const seat of [0, 1, 2]) await bid(host, seat);
    return host.entries.at(-1);
  };
  const [straight, wound] = [await shown(0), await shown(3)];
  expect(straight).toMatchObject({
    t: 'move',
    draws: [{ why: 'card' }, { why: 'card' }, { why: 'card' }, { why: 'prize' }],
  });
  expect(wound).toMatchObject({ draws: (straight as { draws: object }).draws });
});
