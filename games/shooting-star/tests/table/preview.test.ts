import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Event, Move, SiteSeen, View, XY } from '../../src/rules/kind.ts';
import { preview } from '../../src/table/preview.ts';
import { cellName } from '../../src/words/cell.ts';

const none = new Dice(0);

/** A view of a small board, written as in the spec: `2`, `1*`, `4b`, `X`, `--`. */
function board(text: string): View {
  const options = game.readOptions(undefined, 2);
  if (!options.ok) throw new Error(options.problem);
  const view = game.view(game.setup(options.value, 2, none, null), 0);
  const sites = text.split('/').flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((cell, x): SiteSeen[] => {
        if (cell === '--') return [];
        const level = cell === 'X' ? null : (Number(cell[0]) as 1 | 2 | 3 | 4);
        const kind = level === null ? 'dark' : level > 2 ? 'named' : 'small';
        const name = kind === 'named' ? 'Boreas' : null;
        const high = level === 2 || level === 4;
        return [{ at: { x, y }, planet: `${x}${y}`, kind, name, moons: 0, level, high, card: null }];
      }),
  );
  return { ...view, sites };
}

const at = (x: number, y: number): XY => ({ x, y });
const told = (view: View, weapon: string, where: XY, arrow: 0 | 2 = 0) => {
  const { blows, isolated } = preview(view, { weapon, at: where, arrow });
  const lines = blows.map((blow) => {
    const cell = cellName(blow.at);
    if (blow.t === 'captures') return `${cell} captured, leaves ${blow.leaves ?? 'a gap'}`;
    return blow.t === 'turns' ? `${cell} to ${blow.to}` : `${cell} ${blow.t}`;
  });
  return [...lines, ...isolated.map((site) => `${cellName(site.at)} isolated`)];
};

describe('the blast on the board as it lies', () => {
  test('SS-P10: a 4 and a 2 turn, a 3 leaves a 2, a 1 leaves a gap, Dark planets stay', () => {
    expect(told(board('4b 3b 2 / 2 2 2'), 'W4', at(1, 1))).toEqual(['A1 to 3', 'B1 captured, leaves 2', 'C1 to 1']);
    expect(told(board('2 2 X / 1 2 2'), 'W6', at(1, 1))).toEqual(['A2 captured, leaves a gap', 'C2 to 1']);
    expect(told(board('X 2 / 2 2'), 'W8', at(0, 1))).toEqual(['A1 immune']);
  });

  test.each([
    ['4b', 'captured, leaves 2'],
    ['3b', 'captured, leaves 1'],
    ['2', 'captured, leaves a gap'],
    ['1', 'captured, leaves a gap'],
    ['X', 'immune'],
  ])('SS-P12: the Drill on %s: %s', (level, effect) => {
    expect(told(board(`2 2 2 / 2 ${level} 2 / 2 2 2`), 'W7', at(1, 1))).toEqual([`B2 ${effect}`]);
  });

  test('SS-P3 SS-P7: turned by the arrow, and cells off the sector are void', () => {
    expect(told(board('2 2 / 2 2'), 'W5', at(0, 0), 2)).toEqual(['A2 to 1', 'A3 void']);
    expect(told(board('2 2 / 2 2'), 'W5', at(0, 0))).toEqual(['A0 void', 'A−1 void']);
  });

  test('SS-P9: a covered planet is sheltered, and the card may be a Shield', () => {
    const view = board('2 2 2');
    const sites = view.sites.map((site) =>
      site.at.x === 0 ? { ...site, card: { seat: 1, arrow: 0 as const, order: 0, weapon: null } } : site,
    );
    expect(told({ ...view, sites }, 'W6', at(1, 0))).toEqual(['A1 card', 'C1 to 1']);
  });

  test('SS-P15: planets left without a neighbour are the attacker’s too', () => {
    expect(told(board('2 1 4b'), 'W7', at(1, 0))).toEqual(['B1 captured, leaves a gap', 'A1 isolated', 'C1 isolated']);
    expect(told(board('2 1 4b / 2 -- 2'), 'W7', at(1, 0))).toEqual(['B1 captured, leaves a gap']);
  });
});

test('the preview says what the rules do: first placements of whole games, fired with nobody in the way', () => {
  let checked = 0;
  for (let seed = 0; seed < 60; seed++) {
    const chance = new Dice(seed);
    const options = game.readOptions({ arrow: 'quarter' }, 2);
    if (!options.ok) throw new Error(options.problem);
    const state = game.setup(options.value, 2, chance, null);
    while (game.result(state) === null) {
      const first = game.actors(state)[0]!;
      const view = game.view(state, first);
      const move = game.pick(state, first, chance);
      if (move.t !== 'placeWeapon') throw new Error('no weapon');
      const shown = preview(view, move);
      game.apply(state, first, move, chance, null);
      const events: Event[] = [];
      const second = game.actors(state)[0]!;
      const answer = answerAside(state, second) ?? game.pick(state, second, chance);
      game.apply(state, second, answer, chance, (event) => events.push(event));
      if (answer.t !== 'placeWeapon' || answer.weapon !== 'SH' || move.weapon === 'SH') continue;
      if (shown.blows.some(({ at: hit }) => cellName(hit) === cellName(answer.at))) continue;
      if (shown.isolated.some(({ at: cut }) => cellName(cut) === cellName(answer.at))) continue;
      checked++;
      const capturedBy = (cause: string) =>
        events.flatMap((event) => (event.t === 'planetCaptured' && event.cause === cause ? [cellName(event.at)] : []));
      const cells = (kind: string) => shown.blows.flatMap((blow) => (blow.t === kind ? [cellName(blow.at)] : []));
      expect(capturedBy('shot').sort()).toEqual(cells('captures').sort());
      expect(capturedBy('isolated').sort()).toEqual(shown.isolated.map(({ at: cut }) => cellName(cut)).sort());
      const turnedCells = events.flatMap((event) => (event.t === 'planetTurned' ? [cellName(event.at)] : []));
      if (move.weapon !== 'W7') expect(turnedCells.sort()).toEqual(cells('turns').sort());
    }
  }
  expect(checked).toBeGreaterThan(40);
});

/** The other seat's Shield, if it still has it: it fires at nothing. */
function answerAside(state: Parameters<typeof game.view>[0], seat: number): Move | null {
  const moves = game.list!(state, seat);
  return moves.find((move) => move.t === 'placeWeapon' && move.weapon === 'SH') ?? null;
}
