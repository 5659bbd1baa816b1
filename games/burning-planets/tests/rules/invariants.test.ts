import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bag, resources } from '../../src/data/index.ts';
import { cellAt, hexDistance } from '../../src/rules/board.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import { orbitOf, planetAt, planetsOwned, radiusOf } from '../../src/rules/planets.ts';
import type { View } from '../../src/rules/seen.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { view } from '../fixtures/play.ts';
import { optionsOf } from '../fixtures/sky.ts';
import { samples } from '../samples.ts';
import { scramble } from '../scramble.ts';

interface Step {
  readonly before: State;
  readonly by: number;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
  readonly seen: View;
}

/** Random matches of every kind, everybody speaking now and then, step by step. */
function match(raw: (typeof samples)[number], seed: string): Step[] {
  const n = raw.factions.length;
  const dice = new Dice(seed);
  const steps: Step[] = [];
  let before = game.setup(optionsOf(n, raw), n, dice, null);
  while (before.stage !== 'over') {
    const actors = game.actors(before);
    const speaker = actors[dice.int(actors.length)]!;
    const said = before.stage === 'play' && dice.int(5) === 0 ? game.speakUp!(before, speaker, dice) : null;
    const by = said === null ? before.toAct : speaker;
    const move = said ?? game.pick(before, by, dice);
    const after = game.copy(before);
    const events: Event[] = [];
    game.apply(after, by, move, dice, (event) => events.push(event));
    steps.push({ before, by, move, after, events, seen: view(after, 'table') });
    before = after;
  }
  return steps;
}
const matches = samples.map((raw, i) => match(raw, `match ${i}`));
const steps = matches.flat();
const all = <E extends Event['t']>(events: readonly Event[], t: E) =>
  events.filter((event): event is Extract<Event, { t: E }> => event.t === t);

/** `expect` is too slow for what is asked so often. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The goods in stocks and holds, by resource. */
function goods(s: State): number[] {
  const sum = [0, 0, 0, 0];
  for (const [i, amount] of s.stock.entries()) sum[i % 4]! += amount;
  for (let c = 0; c < s.contracts.length; c += 19)
    for (const leg of [0, 1])
      if (s.contracts[c + 15 + leg] === 2) for (let k = 0; k < 4; k++) sum[k]! += s.contracts[c + 7 + 4 * leg + k]!;
  return sum;
}

describe('invariants', () => {
  test('invariant 1: a space cell holds at most one thing, no ship stands on a planet, all are on the board', () => {
    for (const { after: s, seen } of steps) {
      const board = boardOf(s);
      const things = [...seen.ships, ...seen.asteroids, ...seen.stations].map(({ cell }) => cellAt(board, cell));
      must(new Set(things).size === things.length, 'two things in a cell');
      for (const cell of things) must(cell >= 0 && planetAt(s, board, cell) < 0, `${cell} is no space cell`);
    }
  });

  test('invariant 2: asteroids never touch each other, a planet or the rim; at setup empty space is connected', () => {
    for (const [{ after: s, seen }] of matches.map(
      (match) => match.filter(({ after }) => after.stage !== 'asteroids') as [Step],
    )) {
      const board = boardOf(s);
      for (const { cell } of seen.asteroids)
        for (const near of board.near.slice(6 * cellAt(board, cell), 6 * cellAt(board, cell) + 6))
          must(near >= 0 && (s.at[near] === 0 || s.at[near]! >= 16), `an asteroid beside ${near}`);
      const empty = [...s.at.keys()].filter((cell) => s.at[cell] === 0);
      const met = new Set([empty[0]!]);
      for (const cell of met)
        for (const near of board.near.slice(6 * cell, 6 * cell + 6)) if (near >= 0 && s.at[near] === 0) met.add(near);
      expect(met.size).toBe(empty.length);
    }
  });

  test('invariant 3: orbits are disjoint, each planet in the middle of its own panel', () => {
    for (const [{ after: s }] of matches as [Step][]) {
      const board = boardOf(s);
      const orbits = s.panel.flatMap((_, planet) => orbitOf(s, board, planet));
      expect(new Set(orbits).size).toBe(orbits.length);
      expect(new Set(s.panel).size).toBe(s.panel.length);
    }
  });

  test('invariants 4 and 5: slots where they may be, and of what the biome allows', () => {
    for (const { after: s, seen } of steps)
      for (const { id, centre, slots, biome } of seen.planets) {
        const far = slots.map(({ cell }) => hexDistance(cell.q - centre.q, cell.r - centre.r));
        must(new Set(slots.map(({ cell }) => `${cell.q},${cell.r}`)).size === slots.length, 'two slots in a cell');
        for (const [i, { kind }] of slots.entries()) {
          must(far[i]! >= 1 && far[i]! <= radiusOf(s, id), `a slot ${far[i]} from the centre`);
          if (kind === 'cannon' || kind === 'tower') must(far[i] === radiusOf(s, id), 'a defence inside');
          must(biome !== 'harsh' || !/greenhouse|forest/.test(kind), `a ${kind} on a Harsh planet`);
          must(biome !== 'water' || !/furnace|mountain/.test(kind), `a ${kind} on a Water planet`);
        }
      }
  });

  test('invariant 6: no structures on uninhabited planets; nature never grows', () => {
    const nature = (v: View) =>
      v.planets.map(({ slots }) => slots.filter(({ kind }) => kind === 'forest' || kind === 'mountain').length);
    for (const match of matches) {
      let last = nature(match[0]!.seen);
      for (const { seen } of match) {
        for (const { owner, slots } of seen.planets)
          must(owner !== null || slots.every(({ kind }) => /forest|mountain/.test(kind)), 'nobody’s structure');
        const now = nature(seen);
        must(
          now.every((count, planet) => count <= last[planet]!),
          'nature grew',
        );
        last = now;
      }
    }
  });

  test('invariant 7: stocks are whole and never below 0; goods change only by yield, costs, loot and leaving', () => {
    for (const { before, after, events } of steps) {
      must(
        after.stock.every((amount) => Number.isInteger(amount) && amount >= 0),
        `stock ${after.stock}`,
      );
      if (all(events, 'playerOut').length > 0) continue;
      const change = [0, 0, 0, 0];
      const add = (bag: Bag | null, times: number) => {
        for (const [k, res] of resources.entries()) change[k]! += times * (bag?.[res] ?? 0);
      };
      for (const event of events) {
        if (event.t === 'produced' || event.t === 'stocked') add(event.bag, 1);
        if (event.t === 'built' || event.t === 'shipBuilt') add(event.cost, -1);
        if (event.t === 'looted') add(event.cost, 1);
        if (event.t === 'loaded') add(event.price, -1);
      }
      const was = goods(before);
      must(`${goods(after)}` === `${was.map((amount, k) => amount + change[k]!)}`, `goods ${was}, ${change}`);
    }
  });

  test('invariant 8: only cargo ships have holds; goods aboard are on the ship of their contract', () => {
    for (const { after: s } of steps) {
      for (const [row, hold] of s.uHold.entries()) must(hold === 0 || s.uKind[row] === 4, 'a hold of no cargo ship');
      for (let c = 0; c < s.contracts.length; c += 19)
        if (s.contracts[c + 15] === 2 || s.contracts[c + 16] === 2)
          must(s.uKind[s.uNo.indexOf(s.contracts[c + 4]!)] === 4, 'goods aboard no ship');
    }
  });

  test('invariant 9: builds stay in their allowance', () => {
    for (const { after: s, seen } of steps) {
      must(Math.max(...s.built) <= s.options.buildsPerPlanet, `built ${s.built}`);
      for (let planet = 0; planet < s.tally.length / 6; planet++) {
        const counted = seen.planets[planet]!.slots.length;
        must(s.tally.slice(6 * planet, 6 * planet + 6).reduce((sum, one) => sum + one) === counted, 'a wrong tally');
      }
    }
  });

  test('invariant 10: fresh units do not act, and nobody more than allowed', () => {
    for (const { after: s } of steps)
      for (const [row, used] of s.uUsed.entries()) {
        const kind = s.uKind[row]!;
        must(used <= (kind === 3 ? 4 : kind >= 8 ? 1 : 2), `${kind} acted ${used} times`);
        const held = (s.uMarks[row]! & 1) !== 0 && (kind <= 4 || s.options.freshFire === 'off');
        must(!held || used === 0, `${kind} is fresh and acted`);
      }
  });

  test('invariants 11 and 12: destroyed is who is beaten in die and shield; sieges come after defences', () => {
    let wins = 0;
    for (const { before, events } of steps) {
      for (const { kind, a, d, shield, destroyed } of all(events, 'attacked')) {
        expect(destroyed).toBe(a > d && a > shield);
        expect(kind).not.toBe('cargo');
        wins += destroyed ? 1 : 0;
      }
      for (const { planet } of all(events, 'razed'))
        expect(
          view(before, 'table').planets[planet]!.slots.some(({ kind }) => kind === 'cannon' || kind === 'tower'),
        ).toBe(false);
      for (const { planet, owner } of all(events, 'conquered'))
        if (owner !== null)
          expect(before.tally.slice(6 * planet, 6 * planet + 3).concat(before.tally[6 * planet + 5]!)).toEqual([
            0, 0, 0, 0,
          ]);
    }
    expect(wins).toBeGreaterThan(20);
  });

  test('invariant 13: out is who owns nothing, or left; one left ends the game', () => {
    for (const { after: s, seen } of steps) {
      if (s.stage === 'asteroids' || s.stage === 'cannons') continue;
      const owns = (seat: number) =>
        planetsOwned(s, seat) +
        seen.ships.filter(({ owner }) => owner === seat).length +
        seen.stations.filter(({ owner }) => owner === seat).length +
        seen.asteroids.filter(({ on }) => on?.owner === seat).length;
      for (const [seat, out] of s.outAt.entries()) must((out === 0) === owns(seat) > 0, `seat ${seat} out at ${out}`);
      if (s.outAt.filter((out) => out === 0).length === 1) expect(s.stage).toBe('over');
    }
  });

  test('invariant 14: asteroids never grow in number in play', () => {
    for (const { before, after, seen, events } of steps) {
      if (before.stage !== 'play') continue;
      const broken = all(events, 'attacked').filter(({ targetKind, destroyed }) => targetKind === null && destroyed);
      must(seen.asteroids.length === view(before, 'table').asteroids.length - broken.length, 'asteroids came or went');
      must(after.at.length === before.at.length, 'the board changed');
    }
  });

  test('invariant 15: a catastrophe touches nobody but the roller', () => {
    for (const { before, after, events } of steps) {
      const [rolled] = all(events, 'catastrophe');
      if (rolled?.kind == null || all(events, 'playerOut').length > 0 || before.stage !== 'play') continue;
      for (let seat = 0; seat < after.n; seat++)
        if (seat !== rolled.seat)
          expect(after.stock.slice(4 * seat, 4 * seat + 4)).toEqual(before.stock.slice(4 * seat, 4 * seat + 4));
    }
  });

  test('invariant 16: what is hidden from an observer does not show in their view', () => {
    const dice = new Dice('16');
    for (const { after } of steps.filter((_, i) => i % 40 === 0))
      for (const who of [0, 1, 'table'] as const)
        expect(JSON.stringify(view(scramble(game.copy(after), who, dice), who))).toBe(JSON.stringify(view(after, who)));
  });

  test('invariant 17: the same seed and moves give the same record', () => {
    const [one, other] = [0, 1].map(() => match(samples[0]!, 'again').map(({ events }) => events));
    expect(one).toEqual(other);
  });
});
