import { Dice, judge } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Move, PlanetX } from '../../src/rules/kind.ts';
import { isAsked, readStop } from '../../src/table/answering.ts';
import { moveFor, type Picked } from '../../src/table/cells.ts';
import { legalCells } from '../../src/table/useChoice.ts';
import { Scene } from '../scene.ts';

const turnOf = (scene: Scene, by: number) => ({
  moves: game.list!(scene.state, by),
  refusal: (move: unknown): PlanetX['refusal'] | null => {
    const judged = judge(game, scene.state, by, move);
    return judged.ok ? null : judged.refusal;
  },
  play: async () => ({ ok: true, no: 0 }) as const,
});
const card = (id: string): Picked => ({ t: 'card', card: id, also: [] });

describe('what lights up', () => {
  const scene = new Scene({
    table: { A: ['inf-3a', 'mech-4a+inf-2b'], B: ['air-5a', 'inf-2a'] },
    hands: { A: ['air-5a', 'B:inf-1a', 'minus-inf', 'pirates', 'recover-ship'], B: 5 },
  });
  const view = game.view(scene.state, 0);
  const lit = (picked: Picked) => [...legalCells(view, 0, turnOf(scene, 0), picked)].sort();

  test('PX-P7, PX-P9: an own unit goes to the ground or to the discards, a foreign one only to the discards', () => {
    expect(lit(card('concord-air-5a'))).toEqual(
      ['c:0', 'discards', 'ground', 'u:concord-inf-2b', 'u:concord-inf-3a', 'u:concord-mech-4a'].sort(),
    );
    expect(lit(card('xarn-inf-1a'))).toEqual(['discards']);
  });

  test('PX-P20, PX-P23: a special lights up its targets', () => {
    expect(lit(card('s1-minus-inf'))).toEqual(
      ['discards', 'u:concord-inf-2b', 'u:concord-inf-3a', 'u:xarn-inf-2a'].sort(),
    );
    expect(lit(card('s1-pirates'))).toEqual(['c:1', 'discards', 'u:xarn-air-5a', 'u:xarn-inf-2a'].sort());
  });

  test('PX-P14: a stack lights up what it reaches, and nothing of its own it cannot join', () => {
    const [single, group] = view.stacks.map(({ id }) => id);
    expect(lit({ t: 'stack', id: single! })).toEqual(['u:xarn-inf-2a']);
    expect(lit({ t: 'stack', id: group! })).toEqual(['u:xarn-air-5a', 'u:xarn-inf-2a'].sort());
    expect(turnOf(scene, 0).refusal(moveFor(view, 0, { t: 'stack', id: single! }, 'u:xarn-air-5a'))).toBe(
      'E_ENGAGEMENT',
    );
  });

  test('PX-P13: in teams a card may go to the ally', () => {
    const teams = new Scene({ seats: 4, hands: { A: ['C:ship-10a'] } });
    const cells = legalCells(game.view(teams.state, 0), 0, turnOf(teams, 0), card('ikthi-ship-10a'));
    expect([...cells].sort()).toEqual(['c:2', 'discards']);
  });
});

test('every move but answers and Recover can be put together by touch', () => {
  const chance = new Dice('touch');
  const met = new Set<Move['t']>();
  for (let match = 0; match < 6; match++) {
    const read = game.readOptions({}, match % 2 === 0 ? 2 : 4);
    if (!read.ok) throw new Error(read.problem);
    const state = game.setup(read.value, match % 2 === 0 ? 2 : 4, chance, null);
    while (game.result(state) === null) {
      const [by] = game.awaited(state);
      const view = game.view(state, by!);
      for (const move of game.list!(state, by!)) {
        const reached = reach(view, by!, move);
        if (reached === null) continue;
        met.add(move.t);
        expect(reached, JSON.stringify(move)).toContainEqual(move);
      }
      game.apply(state, by!, game.pick(state, by!, chance), chance, null);
    }
  }
  expect([...met].sort()).toEqual(['attack', 'deploy', 'discard', 'form', 'playSpecial', 'reinforce', 'support']);
});

/** All moves that picking what this move is made with, and touching any cell, gives; null: it is not made so. */
function reach(view: PlanetX['view'], me: number, move: Move): (Move | null)[] | null {
  const cells = [
    ...view.stacks.flatMap(({ units }) => units.map((unit) => `u:${unit.card}`)),
    ...view.players.map((_, seat) => `c:${seat}`),
    'ground',
    'discards',
  ];
  const from = (picked: Picked) => cells.map((cell) => moveFor(view, me, picked, cell));
  switch (move.t) {
    case 'deploy':
    case 'support':
      return from(card(move.card));
    case 'discard':
      return from({ t: 'card', card: move.card, also: move.also ?? [] });
    case 'playSpecial':
      return move.card.includes('recover') ? null : from(card(move.card));
    case 'attack':
      return from({ t: 'stack', id: move.attacker });
    case 'form':
    case 'reinforce':
      return from({ t: 'stack', id: move.unit });
    default:
      return null;
  }
}

test('PX-P29: a window asks whoever has not answered it', () => {
  const end = new Scene({ hands: { A: ['inf-1a'], B: 5 } });
  end.play('A', end.deploy('A', 'inf-1a'));
  expect(isAsked(game.view(end.state, 1), 1)).toBe(true);
  expect(isAsked(game.view(end.state, 0), 0)).toBe(false);
});

test('PX-P29: a broken note of where one stops is the usual choice', () => {
  expect(readStop('mine')).toBe('mine');
  expect(readStop('{')).toBe('attacks');
});
