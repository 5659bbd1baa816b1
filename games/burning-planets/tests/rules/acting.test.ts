import { describe, expect, test } from 'vitest';
import { type Fighter, fighters, ours1 } from '../../src/data/index.ts';
import { targetsOf } from '../../src/rules/combat.ts';
import { reach } from '../../src/rules/movement.ts';
import type { Move, UnitRef } from '../../src/rules/moves.ts';
import { type Odds, oddsBetween, oddsInAll } from '../../src/rules/odds.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { actionsOf, load, play, plays, refusal, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stockOf, structure } from '../fixtures/sky.ts';

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
    expect(moved.events).toEqual([{ t: 'moved', seat: 0, ship: spear, path: [at(6, -1), at(7, -1)] }]);
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

describe('planets under attack', () => {
  const raze = (no: number, q: number, r: number): Move => ({ t: 'raze', ship: no, planet: 1, cell: at(q, r) });

  test('BP-P31 any ship but cargo razes one structure an action, where no defence stands', () => {
    const s = { ...duel() };
    stand(s, 'furnace', [11, -4], [12, -4]);
    const spear = ship(s, 'A', 'small', [13, -2]);
    const cargo = ship(s, 'A', 'cargo', [12, -2]);
    const far = ship(s, 'A', 'small', [13, -1]);
    expect(refusal(s, 'A', raze(spear, 10, -3))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(spear, 13, -5))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(cargo, 11, -4))).toBe('E_CARGO');
    expect(refusal(s, 'A', raze(far, 11, -4))).toBe('E_RANGE');
    expect(refusal(s, 'A', raze(spear, 11, -4))).toBe('E_DEFENDED');
    const open = play({ ...s, toAct: 1, phase: 'structures' }, 'B', { t: 'demolish', planet: 1, cell: at(10, -3) }).s;
    const bare = plays({ ...open, toAct: 0, phase: 'actions' }, 'A', raze(spear, 11, -4), raze(spear, 12, -4));
    expect(view(bare, 'table').planets[1]!.slots).toHaveLength(5);
  });

  test('BP-P32 enemies cannot harm nature or the monolith', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [13, -2]);
    expect(refusal(s, 'A', raze(eagle, 13, -6))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(eagle, 13, -5))).toBe('E_TARGET');
    expect(refusal(s, 'A', attack({ ship: eagle }, { defence: at(13, -5) }))).toBe('E_TARGET');
    expect(refusal({ ...s, phase: 'structures' }, 'A', { t: 'clearNature', planet: 1, cell: at(13, -5) })).toBe(
      'E_NOT_YOURS',
    );
  });

  test('BP-P33 any docked ship takes an uninhabited planet with one action', () => {
    for (const cls of ['small', 'medium', 'large', 'huge', 'cargo'] as const) {
      const s = duel();
      const no = ship(s, 'A', cls, [6, 4]);
      const taken = play(s, 'A', { t: 'conquer', ship: no, planet: 3 }).s;
      expect([taken.owner[3], view(taken, 0).ships[0]!.use.used]).toEqual([0, 1]);
      expect(refusal(taken, 'A', { t: 'conquer', ship: no, planet: 3 })).toBe('E_OWN');
      expect(refusal(s, 'A', { t: 'conquer', ship: no, planet: 2 })).toBe('E_RANGE');
    }
  });

  test('BP-P34 an enemy planet falls when no structure is left', () => {
    const s = duel();
    s.owner[3] = 1;
    stand(s, 'furnace', [6, 6]);
    const spear = ship(s, 'A', 'small', [6, 4]);
    expect(refusal(s, 'A', { t: 'conquer', ship: spear, planet: 3 })).toBe('E_DEFENDED');
    const razed = play(s, 'A', { t: 'raze', ship: spear, planet: 3, cell: at(6, 6) }).s;
    expect(play(razed, 'A', { t: 'conquer', ship: spear, planet: 3 }).s.owner[3]).toBe(0);
  });

  test('BP-P35 nature goes with the planet; ships, stock and space structures stay the loser’s', () => {
    const s = duel();
    s.owner[3] = 1;
    asteroid(s, [5, 0]);
    structure(s, 'B', 'drill', [5, 0]);
    const byte = ship(s, 'B', 'small', [6, 10]);
    const spear = ship(s, 'A', 'small', [6, 4]);
    const taken = play(s, 'A', { t: 'conquer', ship: spear, planet: 3 }).s;
    expect(view(taken, 'table').planets[3]).toMatchObject({ owner: 0, slots: [{}, {}, {}] });
    expect(view(taken, 'table').ships.find(({ no }) => no === byte)!.owner).toBe(1);
    expect(view(taken, 'table').asteroids[0]!.on!.owner).toBe(1);
  });

  test('BP-P36 six huge ships of one player on the vertices, none fresh', () => {
    const s = duel();
    const corners = [
      [0, -3],
      [3, -3],
      [3, 0],
      [0, 3],
      [-3, 3],
      [-3, 0],
    ] as const;
    for (const corner of corners) ship(s, 'B', 'huge', corner);
    const now = actionsOf(s, 'B');
    expect(refusal(now, 'B', { t: 'bombard', planet: 1 })).toBe('E_TARGET');
    expect(refusal(now, 'B', { t: 'bombard', planet: 2 })).toBe('E_TARGET');
    expect(refusal(now, 'B', { t: 'bombard', planet: 0 })).toBe(null);
    const row = now.uNo.indexOf(3);
    expect(refusal({ ...now, uMarks: now.uMarks.with(row, 1) }, 'B', { t: 'bombard', planet: 0 })).toBe('E_FRESH');
    expect(refusal({ ...now, uSeat: now.uSeat.with(row, 0) }, 'B', { t: 'bombard', planet: 0 })).toBe('E_FORMATION');
  });
});

describe('odds (spec 2.7)', () => {
  const rows: readonly [Fighter | 'asteroid', readonly (readonly [number, number])[]][] = [
    [
      'small',
      [
        [3, 8],
        [7, 12],
        [11, 16],
        [19, 24],
        [7, 8],
      ],
    ],
    [
      'medium',
      [
        [1, 4],
        [5, 12],
        [9, 16],
        [17, 24],
        [33, 40],
      ],
    ],
    [
      'large',
      [
        [3, 32],
        [1, 4],
        [25, 64],
        [19, 32],
        [121, 160],
      ],
    ],
    [
      'huge',
      [
        [0, 1],
        [0, 1],
        [13, 160],
        [17, 80],
        [7, 16],
      ],
    ],
    [
      'cargo',
      [
        [5, 24],
        [7, 18],
        [13, 24],
        [25, 36],
        [49, 60],
      ],
    ],
    [
      'cannon',
      [
        [0, 1],
        [3, 16],
        [11, 32],
        [9, 16],
        [59, 80],
      ],
    ],
    [
      'station',
      [
        [0, 1],
        [3, 16],
        [11, 32],
        [9, 16],
        [59, 80],
      ],
    ],
    [
      'tower',
      [
        [0, 1],
        [0, 1],
        [13, 96],
        [17, 48],
        [49, 80],
      ],
    ],
    [
      'drill',
      [
        [5, 16],
        [13, 24],
        [21, 32],
        [37, 48],
        [69, 80],
      ],
    ],
    [
      'habitat',
      [
        [5, 16],
        [13, 24],
        [21, 32],
        [37, 48],
        [69, 80],
      ],
    ],
    [
      'asteroid',
      [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
        [1, 10],
      ],
    ],
  ];
  const attackers: readonly Fighter[] = ['small', 'medium', 'large', 'tower', 'huge'];

  /** BP-P27, counted out pair by pair. */
  function enumerated(die: number, against: number, shield: number): Odds {
    let wins = 0;
    const defences = against === 0 ? [0] : Array.from({ length: against }, (_, d) => d + 1);
    for (let a = 1; a <= die; a++) for (const d of defences) if (a > d && a > shield) wins++;
    return { wins, of: die * defences.length };
  }

  test('the exact table, against enumeration', () => {
    for (const [target, cells] of rows)
      for (const [i, [wins, of]] of cells.entries()) {
        const odds = oddsBetween(ours1, attackers[i]!, target);
        expect(odds.wins * of).toBe(wins * odds.of);
        const { die, shield } = target === 'asteroid' ? { die: 0, shield: 18 } : ours1.fighters[target];
        expect(odds).toEqual(enumerated(ours1.fighters[attackers[i]!].die, die, shield));
      }
  });

  test('a full activation', () => {
    const percent = (one: Fighter, other: Fighter | 'asteroid', times: number) =>
      Math.round(1000 * oddsInAll(oddsBetween(ours1, one, other), times)) / 10;
    expect([percent('small', 'small', 2), percent('medium', 'medium', 2), percent('large', 'large', 2)]).toEqual([
      60.9, 66, 62.9,
    ]);
    expect([percent('tower', 'huge', 2), percent('huge', 'huge', 4), percent('huge', 'asteroid', 4)]).toEqual([
      38, 90, 34.4,
    ]);
  });
});
