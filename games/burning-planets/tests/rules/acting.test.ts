import { describe, expect, test } from 'vitest';
import { type Fighter, fighters, ours1 } from '../../src/data/index.ts';
import { targetsOf } from '../../src/rules/combat.ts';
import { reach } from '../../src/rules/movement.ts';
import type { Move, UnitRef } from '../../src/rules/moves.ts';
import { oddsBetween } from '../../src/rules/odds.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { actionsOf, load, play, plays, refusal, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stockOf, structure } from '../fixtures/sky.ts';

const go = (no: number, q: number, r: number): Move => ({ t: 'move', ship: no, to: at(q, r) });
const attack = (unit: UnitRef, target: UnitRef | { asteroid: { q: number; r: number } }): Move => ({
  ...{ t: 'attack', unit, target },
});

describe('actions', () => {
  test('BP-P18 two actions each; huge 1 and 4; drills and habitats one attack', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    const twice = plays(s, 'A', go(spear, 6, 0), go(spear, 7, 0));
    expect(refusal(twice, 'A', go(spear, 8, 0))).toBe('E_NO_ACTION');
    const cargo = duel();
    const no = ship(cargo, 'A', 'cargo', [3, 0]);
    const loaded = plays(cargo, 'A', load(no, { planet: 0 }), go(no, 4, 0));
    expect(refusal(loaded, 'A', go(no, 5, 0))).toBe('E_NO_ACTION');
  });

  test('BP-P18 hugeActions 1or4: who moved does not attack, who attacked does not move', () => {
    const s = duel({ hugeActions: '1or4' });
    const big = ship(s, 'A', 'huge', [6, 0]);
    const byte = ship(s, 'B', 'small', [7, 0]);
    const shot = attack({ ship: big }, { ship: byte });
    expect(refusal(play(s, 'A', go(big, 6, 1)).s, 'A', shot)).toBe('E_NO_ACTION');
    expect(refusal(play(s, 'A', shot, 1, 1).s, 'A', go(big, 6, 1))).toBe('E_NO_ACTION');
  });

  test('BP-P19 consecutive for every unit; speaking does not count', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    const byte = ship(s, 'B', 'small', [3, 0]);
    const moved = play(s, 'A', go(spear, 6, 0)).s;
    const spoken = play(moved, 'A', { t: 'shareVictory', on: true }).s;
    expect(refusal(spoken, 'A', go(spear, 7, 0))).toBe(null);
    const fired = play(spoken, 'A', attack({ defence: at(2, 0) }, { ship: byte }), 1, 1).s;
    expect(refusal(fired, 'A', go(spear, 7, 0))).toBe('E_SPENT');
    expect(refusal(play(fired, 'A', { t: 'endTurn' }, 10).s, 'A', go(spear, 7, 0))).toBe('E_TURN');
  });

  test('BP-P20 one’s own things are no targets', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [3, 0]);
    const spear = ship(s, 'A', 'small', [4, 0]);
    expect(refusal(s, 'A', attack({ ship: eagle }, { ship: spear }))).toBe('E_OWN');
    expect(refusal(s, 'A', attack({ ship: eagle }, { defence: at(2, 0) }))).toBe('E_OWN');
    expect(targetsOf(s, boardOf(s), s.uNo.indexOf(eagle))).toEqual([]);
  });

  test('BP-P21 1 up to speed steps, and one more with speedBonus', () => {
    for (const [bonus, speeds] of [
      [0, [4, 3, 2, 1, 3]],
      [1, [5, 4, 3, 2, 4]],
    ] as const)
      for (const [i, cls] of (['small', 'medium', 'large', 'huge', 'cargo'] as const).entries()) {
        const s = duel({ speedBonus: bonus });
        const no = ship(s, 'A', cls, [5, 0]);
        expect(refusal(s, 'A', go(no, 5 + speeds[i]!, 0))).toBe(null);
        expect(refusal(s, 'A', go(no, 6 + speeds[i]!, 0))).toBe('E_UNREACHABLE');
      }
  });

  test('BP-P22 stations block, one’s own too; an enemy beside the way slows nobody', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    ship(s, 'B', 'small', [6, 1]);
    expect(refusal(s, 'A', go(spear, 9, 0))).toBe(null);
    structure(s, 'A', 'station', [7, 0]);
    expect(refusal(s, 'A', go(spear, 9, 0))).toBe('E_UNREACHABLE');
    expect(reach(s, boardOf(s), s.uNo.indexOf(spear)).length).toBeGreaterThan(30);
  });

  test('BP-P23 the path is a shortest one, by the first direction', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    const moved = play(s, 'A', go(spear, 7, -1));
    expect(moved.events).toEqual([{ t: 'moved', seat: 0, ship: spear, cls: 'small', path: [at(6, -1), at(7, -1)] }]);
  });

  test('BP-P24 a structure and its asteroid are two targets in one cell', () => {
    const s = duel();
    asteroid(s, [7, 0]);
    structure(s, 'B', 'habitat', [7, 0]);
    const big = ship(s, 'A', 'huge', [6, 0]);
    expect(targetsOf(s, boardOf(s), s.uNo.indexOf(big))).toEqual([{ onAsteroid: at(7, 0) }, { asteroid: at(7, 0) }]);
    const hit = play(s, 'A', attack({ ship: big }, { onAsteroid: at(7, 0) }), 20, 1).s;
    expect(view(hit, 'table').asteroids).toEqual([{ cell: at(7, 0), on: null }]);
    const cargo = ship(s, 'A', 'cargo', [8, 0]);
    expect(refusal(s, 'A', attack({ ship: cargo }, { onAsteroid: at(7, 0) }))).toBe('E_CARGO');
    expect(refusal(s, 'A', attack({ ship: big }, { station: at(7, 0) }))).toBe('E_TARGET');
  });

  test('BP-P25 two attacks of one station may go to two targets, on its owner’s turn', () => {
    const s = duel();
    structure(s, 'A', 'station', [6, 0]);
    const [one, two] = [ship(s, 'B', 'small', [7, 0]), ship(s, 'B', 'small', [5, 0])];
    const first = play(s, 'A', attack({ station: at(6, 0) }, { ship: one }), 8, 1).s;
    const second = play(first, 'A', attack({ station: at(6, 0) }, { ship: two }), 8, 1).s;
    expect(view(second, 'table').ships).toEqual([]);
    expect(refusal(actionsOf(s, 'B'), 'A', attack({ station: at(6, 0) }, { ship: one }))).toBe('E_TURN');
  });

  test('BP-P26 what can never succeed is refused', () => {
    const hopeless = fighters.flatMap((one) =>
      [...fighters, 'asteroid' as const]
        .filter((other) => oddsBetween(ours1, one, other).wins === 0)
        .map((other) => [one, other]),
    );
    for (const [one, other] of hopeless) {
      const most = ours1.fighters[one as Fighter].die;
      const shield = other === 'asteroid' ? ours1.asteroidShield : ours1.fighters[other as Fighter].shield;
      expect(most).toBeLessThanOrEqual(shield);
    }
    const s = duel();
    asteroid(s, [7, 0]);
    const eagle = ship(s, 'A', 'large', [6, 0]);
    expect(refusal(s, 'A', attack({ ship: eagle }, { asteroid: at(7, 0) }))).toBe('E_HOPELESS');
  });

  test('BP-P27 the attacker must beat the die and the shield; nothing else can happen', () => {
    for (let a = 1; a <= 8; a++)
      for (let d = 1; d <= 6; d++) {
        const s = duel();
        const eagle = ship(s, 'A', 'large', [6, 0]);
        const kilo = ship(s, 'B', 'medium', [7, 0]);
        const { ships } = view(play(s, 'A', attack({ ship: eagle }, { ship: kilo }), a, d).s, 'table');
        expect(ships.map(({ no }) => no)).toEqual(a > d && a > 1 ? [eagle] : [eagle, kilo]);
      }
  });

  test('BP-P28 an asteroid rolls nothing and breaks on 19 or 20', () => {
    for (let a = 1; a <= 20; a++) {
      const s = duel();
      asteroid(s, [7, 0]);
      const big = ship(s, 'A', 'huge', [6, 0]);
      const { asteroids } = view(play(s, 'A', attack({ ship: big }, { asteroid: at(7, 0) }), a).s, 'table');
      expect(asteroids).toHaveLength(a >= 19 ? 0 : 1);
    }
  });

  test('BP-P29 loot goes to the attacker’s owner also when a cannon fires, at the price of the loser', () => {
    const s = duel();
    const cargo = ship(s, 'B', 'cargo', [3, 0]);
    const hit = play(s, 'A', attack({ defence: at(2, 0) }, { ship: cargo }), 8, 1).s;
    expect(stockOf(hit, 'A')).toEqual({ B: 0, C: 0, F: 0, M: 30 });
  });

  test('BP-P30 first the loot, then the contracts, then who is out, then the victory', () => {
    const s = duel();
    // A cargo ship is all that B has.
    s.owner[1] = -1;
    const cargo = ship(s, 'B', 'cargo', [3, 0]);
    const proposed = play(s, 'A', {
      ...{ t: 'proposeContract', partner: 1, carrier: cargo, secret: true },
      give: { B: 1, C: 0, F: 0, M: 0 },
      take: { B: 0, C: 0, F: 0, M: 0 },
    }).s;
    const { id } = view(proposed, 1).proposals[0]!;
    const agreed = play(proposed, 'B', { t: 'signContract', id: id! }).s;
    const { events } = play(agreed, 'A', attack({ defence: at(2, 0) }, { ship: cargo }), 8, 1);
    expect(events.map(({ t }) => t)).toEqual(['attacked', 'looted', 'contractRevealed', 'playerOut', 'gameEnded']);
  });
});
