import { describe, expect, test } from 'vitest';
import type { SiteSeen, View } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { dealt, dealtWithEvents } from '../fixtures/deal.ts';
import { view } from '../fixtures/play.ts';
import { oddData } from '../samples.ts';

const SEATS = [2, 3, 4, 5];
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const seenBy = (s: State, who: number | 'table' = 'table'): View => view(s, who);
const touching = (a: SiteSeen, b: SiteSeen) => Math.abs(a.at.x - b.at.x) + Math.abs(a.at.y - b.at.y) === 1;

describe('setup', () => {
  test('SS-S1 every seat holds its nine weapons', () => {
    for (const n of SEATS) {
      const s = dealt(n);
      for (let seat = 0; seat < n; seat++)
        expect(seenBy(s, seat).hand).toEqual(['W8', 'W7', 'W6', 'W5', 'W4', 'W3', 'W2', 'W1', 'SH']);
    }
  });

  test('SS-S2 the stack holds 6n planets, each of the six names and a Dark one among them, any copy', () => {
    const copies = new Set<string>();
    for (const n of SEATS)
      for (const seed of seeds) {
        const { sites } = seenBy(dealt(n, {}, seed));
        expect(sites).toHaveLength(6 * n);
        for (const name of ['Zero', 'Amaranth', 'Boreas', 'Cinder', 'Drift', 'Echo'])
          expect(sites.some((site) => site.name === name)).toBe(true);
        expect(sites.some((site) => site.kind === 'dark')).toBe(true);
        for (const { planet, kind } of sites) if (kind !== 'small') copies.add(planet);
      }
    expect(copies.size).toBe(19);
  });

  test('SS-S2 with more than six names Zero is always among the six', () => {
    const withoutFable = seeds.filter((seed) => {
      const { sites } = seenBy(dealt(2, { data: oddData }, seed));
      expect(sites.some((site) => site.name === 'Zero')).toBe(true);
      expect(new Set(sites.flatMap(({ name }) => name ?? [])).size).toBeGreaterThanOrEqual(6);
      return !sites.some((site) => site.name === 'Fable');
    });
    expect(withoutFable.length).toBeGreaterThan(0);
    expect(withoutFable.length).toBeLessThan(seeds.length);
  });

  test('SS-S3 the planets left over are the deck, in an order of their own', () => {
    const tops = new Set<number>();
    for (const [i, size] of [37, 31, 25, 19].entries())
      for (const seed of seeds) {
        const s = dealt(i + 2, {}, seed);
        expect(seenBy(s).deckSize).toBe(size);
        expect(new Set([...s.deck, ...s.planets]).size).toBe(49);
        tops.add(s.deck[0]!);
      }
    expect(tops.size).toBeGreaterThan(30);
  });

  test('SS-S4 the grid is 4x3 / 6x3 / 6x4 / 6x5, and each side comes up half the time', () => {
    for (const [i, [columns, rows]] of [
      [4, 3],
      [6, 3],
      [6, 4],
      [6, 5],
    ].entries()) {
      const { sites } = seenBy(dealt(i + 2));
      expect(Math.max(...sites.map(({ at }) => at.x)) + 1).toBe(columns);
      expect(Math.max(...sites.map(({ at }) => at.y)) + 1).toBe(rows);
      expect(sites.map(({ at }) => at.y * columns! + at.x)).toEqual(sites.map((_, index) => index));
    }
    const numbered = seeds.flatMap((seed) => seenBy(dealt(5, {}, seed)).sites.filter(({ kind }) => kind !== 'dark'));
    const high = numbered.filter((site) => site.high).length / numbered.length;
    expect(high).toBeGreaterThan(0.45);
    expect(high).toBeLessThan(0.55);
  });

  test('SS-S4 namedStart: level4 lays the six set-aside planets with side 4 up', () => {
    for (const seed of seeds) {
      const { sites } = seenBy(dealt(2, { namedStart: 'level4' }, seed));
      for (const name of ['Zero', 'Amaranth', 'Boreas', 'Cinder', 'Drift', 'Echo'])
        expect(sites.some((site) => site.name === name && site.level === 4)).toBe(true);
    }
  });

  test('SS-S5 two Dark planets never touch', () => {
    for (const n of SEATS)
      for (const seed of seeds) {
        const dark = seenBy(dealt(n, {}, seed)).sites.filter(({ kind }) => kind === 'dark');
        for (const one of dark) for (const other of dark) expect(touching(one, other)).toBe(false);
      }
  });

  test('SS-S6 a mission of each value for every seat, all different, seen by itself only', () => {
    for (const n of SEATS) {
      const s = dealt(n, {}, n);
      const all: string[] = [];
      for (let seat = 0; seat < n; seat++) {
        const { players } = seenBy(s, seat);
        const own = players[seat]!.missions!;
        expect(own.map((id) => id[1])).toEqual(['1', '2', '3']);
        all.push(...own);
        expect(players.filter(({ missions }) => missions !== null)).toHaveLength(1);
      }
      expect(new Set(all).size).toBe(3 * n);
      expect(seenBy(s).players.every(({ missions }) => missions === null)).toBe(true);
    }
  });

  test('SS-S7 the Dark Invader goes to the seat the table chose, or to any', () => {
    expect(new Set(seeds.map((seed) => dealt(5, {}, seed).invader))).toEqual(new Set([0, 1, 2, 3, 4]));
    const [s, events] = dealtWithEvents(4, { firstSeat: 3 }, 1);
    expect([s.invader, s.toAct, s.round, s.phase]).toEqual([3, 3, 1, 'place']);
    expect(events.map(({ t }) => t)).toEqual([
      ...['gameStarted', 'sectorLaid', 'missionsDealt', 'missionsDealt', 'missionsDealt', 'missionsDealt'],
      'roundStarted',
    ]);
  });
});
