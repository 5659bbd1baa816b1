import { observersOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { follow } from '../src/sight/follow.ts';
import { acting, market } from './fixtures/market.ts';
import { load, play, signed, told, unload, view } from './fixtures/play.ts';
import { asteroid, duel, type Letter, ship, stand, stock, structure, toward } from './fixtures/sky.ts';

/** Plays a move and follows what each observer is told of it. */
function followed(s: State, by: Letter, move: Move, ...faces: readonly number[]): State {
  const { s: after, events } = play(s, by, move, ...faces);
  for (const who of observersOf(s.n)) {
    const seen = told(events, who).reduce((now, one) => follow(now, one, who), view(s, who));
    expect(seen, `${JSON.stringify(move)} as ${who}`).toEqual(view(after, who));
  }
  return after;
}

describe('what random play seldom comes to', () => {
  test('BP-P36, BP-P34: a bombardment, and the conquest that ends the game', () => {
    const s = duel();
    for (let d = 0; d < 6; d++) ship(s, 'A', 'huge', toward(s, 1, d, 4));
    const hammer = ship(s, 'A', 'medium', [14, -3]);
    stand(s, 'furnace', [11, -4]);
    const bombed = followed(s, 'A', { t: 'bombard', planet: 1 });
    expect(view(bombed, 1).planets[1]!.slots.every(({ kind }) => kind === 'mountain')).toBe(true);
    const over = followed(bombed, 'A', { t: 'conquer', ship: hammer, planet: 1 });
    expect(over.how).toBe('conquest');
  });

  test('BP-P31: a razed spaceport', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [9, -3]);
    stand(s, 'spaceport', [12, -4]);
    const open = followed(s, 'A', { t: 'attack', unit: { ship: eagle }, target: { defence: { q: 10, r: -3 } } }, 7, 3);
    followed(open, 'A', { t: 'raze', ship: eagle, planet: 1, cell: { q: 12, r: -4 } });
  });

  test('BP-P28: an asteroid breaks with the drill on it', () => {
    const s = duel();
    structure(s, 'B', 'drill', [7, 0]);
    const huge = ship(s, 'A', 'huge', [6, 0]);
    const unit = { ship: huge };
    const whole = followed(s, 'A', { t: 'attack', unit, target: { asteroid: { q: 7, r: 0 } } }, 18);
    const broken = followed(whole, 'A', { t: 'attack', unit, target: { asteroid: { q: 7, r: 0 } } }, 19);
    expect(view(broken, 1).asteroids).toEqual([]);
  });

  test('BP-P44: a station is picked up, put down elsewhere; a drill bought unseen and stored', () => {
    const s = duel();
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { M: 20, F: 20 });
    structure(s, 'A', 'station', [4, 0]);
    asteroid(s, [4, -4]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const taken = followed(s, 'A', load(cargo, { cell: { q: 4, r: 0 } }));
    const put = followed(taken, 'A', unload(cargo, { cell: { q: 4, r: -1 } }, [], true));
    put.uUsed[put.uNo.indexOf(cargo)] = 0;
    const bought = followed(put, 'A', load(cargo, { planet: 0 }, [], 'drill'));
    expect(view(bought, 1).ships[0]!.kit).toBe('unknown');
    followed(bought, 'A', unload(cargo, { planet: 0 }, [], true));
  });

  test.each([false, true])('BP-P29, BP-P51: a carrier is lost with its goods; open: %s', (open) => {
    const { s, cargo } = market();
    const terms = { give: { B: 20 }, take: { M: 10 }, carrier: cargo, ...(open ? { open: true as const } : {}) };
    const { s: agreed, no } = signed(s, ['A', 'B'], terms);
    const carrying = followed(acting(agreed, 1), 'B', load(cargo, { planet: 0 }, [no]));
    const [q, r] = toward(carrying, 0, 2, 4);
    const hunter = ship(carrying, 'C', 'medium', [q, r]);
    const lost = followed(
      acting(carrying, 2),
      'C',
      { t: 'attack', unit: { ship: hunter }, target: { ship: cargo } },
      6,
      2,
    );
    expect(view(lost, 2).contracts).toMatchObject([{ state: 'broken' }]);
  });

  test.each([0, 1] as const)('BP-E4, BP-P51: seat %i gives up while goods are aboard', (quitter) => {
    const { s, cargo } = market();
    const { s: agreed, no } = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 10 }, carrier: cargo });
    const carrying = followed(acting(agreed, 1), 'B', load(cargo, { planet: 0 }, [no]));
    const left = followed({ ...acting(carrying, 2), active: -1 }, quitter === 0 ? 'A' : 'B', { t: 'concede' });
    expect(view(left, 2).contracts).toMatchObject([{ state: 'void' }]);
  });

  test('with open stocks a secret deal shows in them, and only there', () => {
    const { s, cargo } = market({ openStocks: 'on' });
    const { s: agreed, no } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const carrying = followed(acting(agreed, 1), 'B', load(cargo, { planet: 0 }, [no]));
    expect(view(carrying, 2).players[0]!.stock).toMatchObject({ B: 5 });
    expect(view(carrying, 2).contracts).toEqual([]);
  });
});
