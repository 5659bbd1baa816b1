import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Seen, View } from '../../src/rules/kind.ts';
import { actor, beat, cells, details, FLIGHT, heads, sound, TURN } from '../../src/table/beats.ts';
import { table } from '../../src/table/index.tsx';
import { samples } from '../words/samples.ts';

function start(): View {
  const options = game.readOptions(undefined, 3);
  if (!options.ok) throw new Error(options.problem);
  return game.view(game.setup(options.value, 3, new Dice('beats'), null), 0);
}
const view = start();
const captured = (kind: string): Seen => {
  const site = view.sites.find((one) => one.kind === kind)!;
  return { t: 'planetCaptured', by: 0, at: site.at, planet: site.planet, level: 1, cause: 'shot' };
};
const lost = (weapon: string): Seen => ({
  t: 'weaponDestroyed',
  by: 0,
  owner: 1,
  weapon,
  at: { x: 0, y: 0 },
  cause: 'shot',
});

test('the moments worth it stay longer', () => {
  expect(beat(captured('named'), view)).toBeGreaterThan(beat(captured('small'), view));
  expect(beat(lost('W1'), view)).toBeGreaterThan(beat(lost('W8'), view));
  expect(beat({ t: 'roundStarted', round: 7, invader: 0 }, view)).toBeGreaterThan(
    beat({ t: 'roundStarted', round: 6, invader: 0 }, view),
  );
  const cut: Seen = { ...(captured('small') as Extract<Seen, { t: 'planetCaptured' }>), cause: 'isolated' };
  expect(beat(cut, view)).toBeGreaterThan(beat(captured('small'), view));
});

test('planets that one weapon turns turn together: eight of them take hardly longer than one', () => {
  const turned: Seen = { t: 'planetTurned', at: { x: 0, y: 0 }, planet: 'S01', from: 4, to: 3 };
  expect(8 * beat(turned, view)).toBeLessThan(1.25 * TURN);
});

test('planets that one weapon captures leave together, those cut off after them', () => {
  expect(4 * beat(captured('small'), view)).toBeLessThanOrEqual(FLIGHT);
  expect(8 * beat(captured('small'), view)).toBeLessThan(2.2 * FLIGHT);
  expect(details(captured('small'))).toBe(true);
  expect(details({ ...(captured('small') as Extract<Seen, { t: 'planetCaptured' }>), cause: 'isolated' })).toBe(false);
  for (const seen of samples)
    if (seen.t === 'weaponFires' || seen.t === 'roundStarted') expect(details(seen)).toBe(false);
});

test('what has a place names its cells, who acts is named, a round heads its part of the log', () => {
  for (const seen of samples) {
    if ('at' in seen) expect(cells(seen)).toContain(`${seen.at.x},${seen.at.y}`);
    expect(heads(seen)).toBe(seen.t === 'roundStarted');
    expect(beat(seen, view)).toBeGreaterThanOrEqual(0);
  }
  expect(actor(captured('small'))).toBe(0);
  expect(actor({ t: 'shieldCaught', catcher: 2, shieldAt: { x: 0, y: 0 }, attacker: 1, weapon: 'W3' })).toBe(2);
});

test('a shot sounds as large as what it strikes', () => {
  const fires = (count: number): Seen => ({
    t: 'weaponFires',
    seat: 0,
    weapon: 'W1',
    at: { x: 0, y: 0 },
    targets: Array.from({ length: count }, (_, x) => ({ x, y: 1 })),
  });
  expect([1, 3, 8].map((count) => sound(fires(count), view, 0))).toEqual(['shot-small', 'shot-middle', 'shot-large']);
});

test('a table that plays from memory does so until everything lies open', () => {
  const memory: View = { ...view, options: { ...view.options, piles: 'memory' } };
  expect(table.fromMemory?.(view)).toBe(false);
  expect(table.fromMemory?.(memory)).toBe(true);
  expect(table.fromMemory?.({ ...memory, phase: 'over' })).toBe(false);
});
