import type { Told } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Seen } from '../../src/rules/events.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import { actor, beat, cells, heads, sound } from '../../src/table/beats.ts';
import { tableNames } from '../../src/table/names.ts';
import { Digest } from '../../src/table/turn/Digest.tsx';
import { meanwhile, sinceLastTurn } from '../../src/table/turn/since.ts';
import { view } from '../fixtures/play.ts';
import { at, duel } from '../fixtures/sky.ts';
import { samples, secrets } from '../words/samples.ts';
import { html, seatsOf, strictly, text } from './spoken.tsx';

const ended = (seat: number): Seen => ({ t: 'phaseEnded', seat, phase: 'actions' });
const began = (seat: number, round: number): Seen => ({ t: 'turnBegan', seat, round });
const moved: Seen = { t: 'moved', seat: 1, ship: 2, cls: 'small', path: [at(6, 0)] };
const hit: Seen = {
  ...{ t: 'attacked', seat: 1, unit: { ship: 2 }, kind: 'small', target: { ship: 1 }, targetKind: 'small' },
  ...{ targetSeat: 0, a: 4, d: 1, shield: 0, destroyed: true },
};
const signed: Seen = { t: 'contractSigned', no: 1, contract: null };
const tellings = (...seen: readonly (readonly Seen[])[]): Told<BurningPlanets>[] =>
  seen.map((events, no) => ({ no, at: 0, seen: events }));

test('what happened between two turns of a seat, and nothing else', () => {
  const first = tellings([began(0, 1)], [moved]);
  expect(sinceLastTurn(first, 0)).toBeNull();
  const told = tellings(
    [began(0, 1)],
    [ended(0), began(1, 1)],
    [moved],
    [hit],
    [signed, ended(1), began(0, 2)],
    [moved],
  );
  expect(sinceLastTurn(told, 0)).toEqual([began(1, 1), moved, hit, signed, ended(1)]);
});

test('what was done to me comes first, what others did is counted', () => {
  const built: Seen = samples.find(({ t }) => t === 'shipBuilt')!;
  const sorted = meanwhile([moved, moved, hit, signed, built], 0);
  expect(sorted).toEqual({
    ...{ against: [hit], deals: [signed], world: [] },
    busy: [{ seat: 1, built: 0, ships: 1, moves: 2 }],
  });
  expect(meanwhile([hit], 2).world).toEqual([hit]);
});

test('the digest reads it out', async () => {
  const { en } = await strictly();
  const names = tableNames(en, 0, seatsOf(2, 0), duel().options);
  const said = text(html(en, 'en', <Digest names={names} events={[moved, hit, signed]} close={() => {}} />));
  expect(said).toMatch(/Against you Livia destroys your Spear 1 with Byte 2 : 4 against 1, shield 0/);
  expect(said).toMatch(/Livia: 1 move/);
  expect(text(html(en, 'en', <Digest names={names} events={[]} close={() => {}} />))).toContain(
    'Nothing that affects you',
  );
});

test('every event has its beat, none longer than a breath; secrets make no show', () => {
  const seen = view(duel(), 0);
  for (const one of [...samples, ...secrets]) {
    expect(beat(one, seen), one.t).toBeGreaterThanOrEqual(0);
    expect(beat(one, seen), one.t).toBeLessThanOrEqual(1200);
  }
  expect(beat({ t: 'catastrophe', seat: 0, roll: 7, kind: null }, seen)).toBe(0);
  expect(beat(hit, seen)).toBeGreaterThan(beat(moved, seen));
});

test('the log lights the cells it speaks of, and turns head it', () => {
  expect(cells(moved)).toEqual(['6,0']);
  expect(
    cells({ t: 'built', seat: 0, planet: 0, kind: 'furnace', cell: at(1, -1), cost: { B: 0, C: 10, F: 0, M: 0 } }),
  ).toEqual(['1,-1']);
  expect(heads(began(0, 2))).toBe(true);
  expect(heads(moved)).toBe(false);
  expect(actor(moved)).toBe(1);
  expect(actor(signed)).toBeNull();
});

test('who wins hears it', () => {
  const over = samples.find((one) => one.t === 'gameEnded' && one.result.how === 'limit')!;
  const seen = view(duel(), 0);
  expect([0, 1, 'table' as const].map((as) => sound(over, seen, as))).toEqual(['bell', 'win', 'win']);
});

test('who proposed a contract that is declined hears it torn; who declines it knows', () => {
  const seen = view(duel(), 0);
  const declined = { t: 'contractDeclined', id: 1, by: 1, parties: [0, 1] } as const;
  expect(beat(declined, seen)).toBeGreaterThan(0);
  expect([0, 1, 'table' as const].map((as) => sound(declined, seen, as))).toEqual(['paperTear', null, null]);
});
