import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { dialText } from '../../src/table/bearings.ts';
import { deedsOf } from '../../src/table/deeds.ts';
import { moveText, stateText } from '../../src/table/labels.ts';
import { disc } from '../../src/table/map/hex.ts';
import { tableNames } from '../../src/table/names.ts';
import { senseOf } from '../../src/table/sense.ts';
import { holdText } from '../../src/table/units/hold.ts';
import { acting, market } from '../fixtures/market.ts';
import { load, play, plays, signed, view } from '../fixtures/play.ts';
import { at, duel, planet, ship, sky, stand, stock, structure, toward } from '../fixtures/sky.ts';
import { seatsOf, strictly } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const namesFor = (lang: Lang, s: State, as: number) => tableNames(says[lang], as, seatsOf(s.n, as), s.options);
const deeds = (s: State, as: number, no: number) => deedsOf(senseOf(view(s, as), as), as, { ship: no });
const legal = (s: State, as: number, moves: readonly Move[]) =>
  moves.filter((move) => game.refuse(s, as, move) === null);
const goodsOf = (moves: readonly Move[]) =>
  moves.flatMap((move) => (move.t === 'load' && move.contracts.length > 0 ? [move] : []));

describe('what a cargo ship may take and leave', () => {
  test('BP-P39: the goods of each contract alone, and of all that can come aboard together', () => {
    const { s, cargo } = market();
    const one = signed(s, ['A', 'B'], { give: { B: 10 }, carrier: cargo });
    const two = signed(one.s, ['A', 'B'], { give: { B: 15 }, carrier: cargo });
    const offered = goodsOf(deeds(acting(two.s, 1), 1, cargo));
    expect(offered.map(({ contracts }) => contracts)).toEqual([[1, 2], [1], [2]]);
    expect(legal(acting(two.s, 1), 1, offered)).toHaveLength(3);
  });

  test('BP-P49: goods that are withheld do not keep the others ashore', () => {
    const { s, cargo } = market();
    const one = signed(s, ['A', 'B'], { give: { B: 10 }, carrier: cargo });
    const two = signed(one.s, ['A', 'B'], { give: { B: 5 }, carrier: cargo });
    const held = acting(play(two.s, 'A', { t: 'withhold', id: one.id, on: true }).s, 1);
    const offered = goodsOf(deeds(held, 1, cargo));
    expect(goodsOf(legal(held, 1, offered)).map(({ contracts }) => contracts)).toEqual([[2]]);
  });

  test('goods come aboard with a kit, and go ashore with one (BP-P40), for one action', () => {
    const { s } = market();
    stock(s, 'A', { B: 60, C: 60, F: 60, M: 60 });
    stand(s, 'spaceport', toward(s, 0, 1, 1));
    const own = ship(s, 'A', 'cargo', toward(s, 0, 4, 3));
    const due = acting(signed(s, ['A', 'B'], { give: { B: 1 }, carrier: own }).s, 0);
    const both = goodsOf(deeds(due, 0, own)).filter(({ kit }) => kit !== null);
    expect(both.map(({ kit }) => kit).sort()).toEqual(['drill', 'habitat', 'station']);
    expect(legal(due, 0, both)).toHaveLength(3);
    const loaded = plays(due, 'A', both[0]!);
    const ashore = deeds(loaded, 0, own).filter((move) => move.t === 'unload' && 'planet' in move.to);
    expect(ashore).toContainEqual({ t: 'unload', ship: own, to: { planet: 0 }, deliver: [], back: [1], kit: true });
    expect(legal(loaded, 0, ashore)).toHaveLength(ashore.length);
    const names = namesFor('en', loaded, 0);
    const said = ashore.map((move) => moveText(names, senseOf(view(loaded, 0), 0), move));
    expect(new Set(said).size).toBe(ashore.length);
    expect(said).toContain('Take the goods of contract 1 back home and store the kit in the reserve');
  });
});

describe.each(langs)('buttons in %s', (lang) => {
  test('say on which side a kit is put down or taken up', () => {
    const s = duel();
    stock(s, 'A', { M: 30, F: 30 });
    stand(s, 'spaceport', [1, -1]);
    structure(s, 'A', 'drill', [4, 0]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const loaded = plays(s, 'A', load(cargo, { planet: 0 }, [], 'station'));
    for (const state of [s, loaded]) {
      const sense = senseOf(view(state, 0), 0);
      const said = deedsOf(sense, 0, { ship: cargo }).map((move) => moveText(namesFor(lang, state, 0), sense, move));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('tell every cell of the largest planet apart', () => {
    const s = sky(2);
    planet(s, 4, 'large', 'fair', 'A');
    const [ground] = view(s, 0).planets;
    const cells = disc(ground!.centre, 4).filter(({ q, r }) => q !== ground!.centre.q || r !== ground!.centre.r);
    const said = cells.map((cell) => dialText(namesFor(lang, s, 0), ground!, cell));
    expect(new Set(said).size).toBe(60);
  });

  test.each(['1+4', '1or4'] as const)('count a huge ship’s move apart from its attacks: %s', (hugeActions) => {
    const s = duel({ hugeActions });
    const huge = ship(s, 'A', 'huge', [6, 0]);
    const state = (now: State) => stateText(namesFor(lang, now, 0), senseOf(view(now, 0), 0), { ship: huge });
    const both = hugeActions === '1+4' ? 'unit.left.both' : 'unit.left.either';
    expect(state(s)).toBe(says[lang](both, { count: 4 }));
    const moved = plays(s, 'A', { t: 'move', ship: huge, to: at(6, 1) });
    const after = hugeActions === '1+4' ? says[lang]('unit.left.attacks', { count: 4 }) : says[lang]('unit.spent');
    expect(state(moved)).toBe(after);
  });

  test('claim to know a hold only where that can be known', () => {
    const { s, cargo } = market();
    const secret = signed(s, ['A', 'B'], { give: { B: 10 }, carrier: cargo }).s;
    const loaded = play(acting(secret, 1), 'B', load(cargo, { planet: 0 }, [1])).s;
    const hold = (as: number) => holdText(namesFor(lang, loaded, as), view(loaded, as), cargo);
    expect(hold(1)).toContain(says[lang]('unit.hold.contract', { no: 1 }));
    expect(hold(2)).toContain(says[lang]('unit.hold.unseen'));
  });
});
