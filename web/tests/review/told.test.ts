import type { Kind, MatchReader } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { type GameKit, loadKit } from '../../src/play/kit.ts';
import { flowOf } from '../../src/review/flow.ts';
import { roundsOf, type Teller, turningLines, unitsOf } from '../../src/review/told.ts';
import { toldNow } from '../../src/review/told-now.ts';

interface Seen {
  readonly t: string;
  readonly by: number | null;
  readonly amount?: number;
}

/** A match of which the table was told these events, moment by moment. */
const reading = (told: readonly (readonly Seen[])[]) =>
  ({
    moments: told.map((_, at) => ({ seq: at, at, by: null })),
    viewAt: () => ({}),
    toldAt: (moment: number) => told[moment],
  }) as unknown as MatchReader<Kind>;

const kit = {
  words: { sentence: ({ t, by }: Seen, as: unknown) => ({ id: `${by === as ? 'you' : by} ${t}` }) },
  table: {
    heads: ({ t }: Seen) => t === 'round',
    actor: ({ by }: Seen) => by,
    cells: () => [],
    line: {
      of: () => [0, 0],
      gains: { of: ({ t, by, amount }: Seen) => (t === 'income' ? { seat: by, amount } : null) },
      taken: { of: ({ t, by }: Seen) => (t === 'takes' ? by : null) },
    },
  },
} as unknown as GameKit<Kind>;

const said = (told: readonly Seen[], seat: number, own: readonly number[] = [], of: GameKit<Kind> = kit) => {
  const teller = { kit: of, reader: reading([told]), eyes: 0, own, seats: [], options: {}, say: (id: string) => id };
  return turningLines(teller as unknown as Teller<Kind>, 0, seat).map(({ text }) => text);
};

test('a turning point is told by what who gained did in it; where that is nothing, by the move itself', () => {
  const resolved = [
    { t: 'lays', by: 0 },
    { t: 'round', by: null },
    { t: 'fires', by: 1 },
    { t: 'takes', by: 1 },
  ];
  expect(said(resolved, 1)).toEqual(['1 fires', '1 takes']);
  expect(said(resolved, 0)).toEqual(['0 lays']);
  expect(said([{ t: 'takes', by: 1 }], 1)).toEqual(['1 takes']);
});

test('a moment of which the log says nothing has a sentence all the same, on the page and in the table of moments', () => {
  const mute = { ...kit, words: { sentence: () => null } } as unknown as GameKit<Kind>;
  const reader = { ...reading([[{ t: 'passes', by: 1 }]]), moments: [{ seq: 0, at: 0, by: 1 }] };
  const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, look: seat, kind: 'friend', online: true }));
  const told = (eyes: unknown) => {
    const teller = { kit: mute, reader, eyes, own: [], seats, options: {}, say: (id: string) => id };
    const say = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join()}`;
    return toldNow(teller as unknown as Teller<Kind>, 0, say).map(({ text }) => text);
  };
  for (const eyes of ['open', 'table', 1]) expect(told(eyes), String(eyes)).toEqual(['review.secret Bo']);
  expect(told(0)).toEqual(['review.untold Ada']);
});

test('what the log leaves out is said of its moment, to the eyes that were told it', () => {
  const unlogged = ({ t, by }: Seen, as: unknown) => ({ id: `${by === as ? 'you' : by} ${t}` });
  const mute = { ...kit, words: { sentence: () => null, unlogged } } as unknown as GameKit<Kind>;
  const passed = [{ t: 'passes', by: 1 }];
  const reader = {
    moments: [{ seq: 0, at: 0, by: 1 }],
    toldAt: (_: number, eyes: unknown) => (eyes === 'open' || eyes === 1 ? passed : []),
  };
  const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, look: seat, kind: 'friend', online: true }));
  const told = (eyes: unknown, own: readonly number[] = []) => {
    const teller = { kit: mute, reader, eyes, own, seats, options: {}, say: (id: string) => id };
    return toldNow(teller as unknown as Teller<Kind>, 0, (id) => id).map(({ text }) => text);
  };
  expect([told('open'), told(1), told(1, [1])]).toEqual([['1 passes'], ['1 passes'], ['you passes']]);
  expect([told('table'), told(0)]).toEqual([['review.secret'], ['review.untold']]);
});

test('in Planet X that is a pass, in its own words', async () => {
  const planetX = (await loadKit('planet-x'))!;
  const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, look: seat, kind: 'friend', online: true }));
  const passed = [{ t: 'answered', seat: 1, answer: { to: 'attackWindow' } }];
  const reader = { moments: [{ seq: 0, at: 0, by: 1 }], toldAt: () => passed };
  const say = createSay('en', [await planetX.words.catalogue('en')]);
  const teller = { kit: planetX, reader, eyes: 'open', own: [], seats, options: {}, say };
  const [line] = toldNow(teller as unknown as Teller<Kind>, 0, (id) => id);
  expect(line?.text).toBe('Bo passes.');
});

test('where a game says to whom an event brings points, it is told by those that brought them, whoever did them', () => {
  const brings = ({ t }: Seen) => (t === 'reveals' ? [0] : t === 'colours' ? [1, 2] : []);
  const table = { ...kit.table, line: { of: () => [], brings } };
  const of = { ...kit, table } as unknown as GameKit<Kind>;
  const last = [
    { t: 'reveals', by: 0 },
    { t: 'colours', by: null },
    { t: 'ends', by: null },
  ];
  expect(said(last, 2, [], of)).toEqual(['null colours']);
  expect(said(last, 0, [], of)).toEqual(['0 reveals']);
  expect(said(last, 3, [], of)).toEqual(['0 reveals']);
});

test('whose own match it is reads of themselves as “you”, though all cards are open; where several share a device, nobody does', () => {
  expect(said([{ t: 'gives up', by: 0 }], 1, [0])).toEqual(['you gives up']);
  expect(said([{ t: 'gives up', by: 0 }], 1, [0, 1])).toEqual(['0 gives up']);
});

test('what came in is a column for each seat, at a time; what changed hands is a flag', () => {
  const flow = flowOf(
    kit,
    reading([
      [],
      [{ t: 'income', by: 0, amount: 10 }],
      [
        { t: 'income', by: 0, amount: 20 },
        { t: 'takes', by: 1 },
      ],
    ]),
  )!;
  expect(flow.columns.map(({ by }) => by)).toEqual([
    [10, 0],
    [20, 0],
  ]);
  expect(flow.most).toBe(20);
  expect(flow.taken).toEqual([{ moment: 2, seat: 1 }]);
  const counts = { ...kit, table: { ...kit.table, line: undefined } } as unknown as GameKit<Kind>;
  expect(flowOf(counts, reading([[]]))).toBeNull();
});

test('the line of a match marks its rounds, also where every turn in them has a heading', () => {
  const told = [1, 1, 2, 2, 4].map((amount) => [{ t: 'round', by: null, amount }]);
  expect(roundsOf(kit, reading(told))).toEqual([0, 1, 2, 3, 4]);
  const table = { ...kit.table, roundOf: ({ amount }: Seen) => amount };
  expect(roundsOf({ ...kit, table } as unknown as GameKit<Kind>, reading(told))).toEqual([0, 2, 4]);
});

test('a step goes by moves and rounds, by turns where those have the headings, by both in a game that has both', () => {
  const turns = [1, 1, 2, 2].map((amount) => [{ t: 'round', by: 0, amount }]);
  const of = (roundOf?: (seen: Seen) => number | null) => {
    const some = { ...kit, table: { ...kit.table, roundOf } } as unknown as GameKit<Kind>;
    return { units: unitsOf(some, reading(turns)), rounds: roundsOf(some, reading(turns)) };
  };
  expect(of()).toEqual({ units: ['move', 'round'], rounds: [0, 1, 2, 3] });
  expect(of(() => null)).toEqual({ units: ['move', 'turn'], rounds: [0, 1, 2, 3] });
  expect(of(({ amount }) => amount!)).toEqual({ units: ['move', 'turn', 'round'], rounds: [0, 2] });
});
