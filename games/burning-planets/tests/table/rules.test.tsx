import { expect, test } from 'vitest';
import { changesOn, rulesPageHolds } from '../../../../ui/tests/rules-page.tsx';
import { game } from '../../src/rules/index.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';

const rulesAt = rulesPageHolds({
  ...{ game, seats: 3, words, Rules, atTable, prefix: 'BP-' },
  ends: ['BP-E1 · rulebook', 'BP-P54 · ours', 'BP-P36 · rulebook, details ours'],
  paragraphs: 89,
  away: {
    asteroidDie: ['none', 1],
    asteroidPlacement: ['random', 1],
    planetsPerPlayer: [3, 1],
    startSpacing: ['apart', 1],
    startSize: ['medium', 1],
    startForce: ['outpost', 2],
    incomeFactor: [2, 1],
    startTurns: [20, 1],
    buildsPerPlanet: [2, 1],
    speedBonus: [1, 1],
    roundLimit: [30, 1],
    elimination: ['planets', 1],
    events: ['off', 1],
    trade: ['off', 1],
    openStocks: ['on', 1],
    privateTalk: ['off', 1],
    sharedVictory: ['off', 1],
    freshFire: ['on', 1],
    hugeActions: ['1or4', 1],
  },
});

test('the quick game tells every paragraph that it changes, and its ships are as fast as there', async () => {
  const html = await rulesAt('en', { preset: 'quick' });
  for (const rule of ['S11', 'S13', 'S14', 'P10', 'P11', 'P21', 'E2', 'E5'])
    expect(html, rule).toMatch(new RegExp(`id="BP-${rule}"[^>]*>.*?</p><p class="rule-here">`));
  expect(changesOn(html)).toBe(8);
  const speeds = (page: string) => [...page.matchAll(/<td>(\d+)<\/td><td><b>/g)].map(([, speed]) => Number(speed));
  const usual = speeds(await rulesAt('en', {}));
  expect(usual.length).toBeGreaterThan(3);
  expect(speeds(html)).toEqual(usual.map((speed) => speed + 1));
});
