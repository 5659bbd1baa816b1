import type { BarParts } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { type BarProps, myBar, waitBar } from '../../src/table/bar/bar.tsx';
import { fleetBar } from '../../src/table/bar/fleet-bar.tsx';
import { touchesOf } from '../../src/table/choices.ts';
import { type FleetAim, planFleet } from '../../src/table/fleet/plan.ts';
import { cellText, moveText, stateText, summary, targetName } from '../../src/table/labels.ts';
import { tableNames } from '../../src/table/names.ts';
import { senseOf } from '../../src/table/sense.ts';
import { plays, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stock } from '../fixtures/sky.ts';
import { html, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const QUIET: BarProps['choice'] = {
  ...{ picked: null, placing: null, draft: null, loses: null, closes: null, measured: null, pending: false },
  ...{ touches: new Map(), pick() {}, place() {}, touch() {}, act() {}, confirm() {}, cancel() {} },
};

describe.each(langs)('what the bar says, in %s', (lang) => {
  const en = lang === 'en';
  const of = (s: State, as: 0 | 1 | 'table' = 0) => {
    const seen = view(s, as);
    return { sense: senseOf(seen, as), names: tableNames(says[lang], as, seatsOf(2, as), seen.options) };
  };
  const read = ({ text: words, actions }: BarParts) =>
    text(
      html(
        says[lang],
        lang,
        <>
          {words} {actions}
        </>,
      ),
    );
  const barOf = (s: State, choice: Partial<BarProps['choice']>, more: Partial<BarProps> = {}) =>
    myBar({
      ...{
        ...of(s),
        me: 0,
        struck: null,
        next() {},
        goTo() {},
        buildFirst() {},
        endTurn() {},
        notice: null,
        send() {},
      },
      flow: { left: { structures: [], ships: [], actions: [] }, step: 'actions' },
      ...{ setup: { scattering: false, scatter() {}, cannon() {} }, orders: { left: 0, stop() {} } },
      choice: { ...QUIET, ...choice },
      ...more,
    });
  const mine = (...given: Parameters<typeof barOf>) => read(barOf(...given));

  test('in the setup it names panel and asteroids to go, and offers to scatter them', () => {
    const s = duel();
    Object.assign(s, { stage: 'asteroids', drawnPanel: 3, asteroidsLeft: 5 });
    const asked = mine(s, {});
    expect(asked).toMatch(en ? /lit cell of panel IV . 5 to go\. .*Scatter the rest/ : /IV .*5.*Spargi il resto/);
    // Beside the question the goal of a first game may stand; in its place, nothing.
    expect(barOf(s, {}).rests).toBe('beside');
    Object.assign(s, { stage: 'cannons' });
    expect(barOf(s, {}).rests).toBe('beside');
    Object.assign(s, { stage: 'asteroids' });
    const scattering = mine(s, {}, { setup: { scattering: true, scatter() {}, cannon() {} } });
    expect(scattering.trim()).toBe(
      en ? 'Your asteroids are being scattered.' : 'I tuoi asteroidi si spargono da soli.',
    );
    const { sense, names } = of(s);
    expect(moveText(names, sense, { t: 'placeAsteroid', cell: at(4, 0) })).toMatch(
      en ? /^Place the asteroid here, panel IV$/ : /^Metti qui l’asteroide, riquadro IV$/,
    );
    expect(moveText(names, sense, { t: 'placeCannon', cell: at(2, 0) })).toMatch(/cannon/);
  });

  test('a ship is asked for by the name that its owner knows', () => {
    const { sense, names } = of(duel());
    const move = { t: 'buildShip', at: { planet: 0 }, cls: 'large', cell: at(3, 0) } as const;
    expect(moveText(names, sense, move)).toBe(en ? 'Build one Eagle at Vesta' : 'Costruisci Eagle presso Vesta');
  });

  test('orders that are carried out can be stopped; after the end it sends to the score', () => {
    const going = mine(duel(), { pending: true }, { orders: { left: 3, stop() {} } });
    expect(going).toMatch(en ? /carried out: 3 left\. .*Stop/ : /ne restano 3\. .*Ferma/);
    const over = of({ ...duel(), stage: 'over' });
    expect(waitBar(over.sense, over.names, '').text).toMatch(en ? /^The score/ : /^Il punteggio/);
  });

  test('a planet that is brought up is asked what to build, others to be touched', () => {
    const [one, two] = [
      { t: 'planet', planet: 0 },
      { t: 'planet', planet: 1 },
    ] as const;
    for (const step of ['structures', 'ships'] as const) {
      const left = { structures: [], ships: [], actions: [], [step]: [one, two] };
      const here = mine(duel(), { picked: one }, { flow: { left, step } });
      expect(here).toMatch(en ? /Vesta can .*: choose/ : /Vesta può .*: scegli/);
      expect(mine(duel(), { picked: null }, { flow: { left, step } })).toMatch(
        en ? /: tap one|Tap a planet/ : /[Tt]occa/,
      );
      const done = { ...left, [step]: [two] };
      expect(mine(duel(), { picked: one }, { flow: { left: done, step } })).not.toMatch(/Vesta/);
    }
  });

  test('a ship that ends the structures says so, and not that it may go elsewhere', () => {
    const draft: Move = { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(3, 0) };
    const placing = { t: 'ship', at: { planet: 0 }, cls: 'small' } as const;
    const elsewhere = en ? /another lit cell/ : /un’altra casella/;
    expect(mine(duel(), { draft, placing })).toMatch(elsewhere);
    const closing = mine(duel(), { draft, placing, closes: { phase: 'structures', count: 1 } });
    expect(closing).toMatch(en ? /No more structures after this: 1 planet/ : /Poi niente più strutture: 1 pianeta/);
    expect(closing).not.toMatch(elsewhere);
  });

  test('from structures the way leads to the ships', () => {
    const left = { structures: [], ships: [{ t: 'planet', planet: 0 }], actions: [] } as const;
    const bar = mine(duel(), {}, { flow: { left, step: 'structures' } });
    expect(bar).toMatch(en ? /Go to ships/ : /Alle astronavi/);
  });

  test('a unit that only has somebody to shoot at, a cell of empty space, ships that the wind holds', () => {
    const s = duel();
    const enemy = ship(s, 'B', 'small', [3, 0]);
    const cannon = { t: 'unit', ref: { defence: at(2, 0) } } as const;
    const { sense } = of(s);
    const armed = mine(s, { picked: cannon, touches: touchesOf(sense, 0, cannon, null) });
    expect(armed).toMatch(en ? /Cannon.*Tap a ringed target to attack/ : /Cannone.*Tocca un bersaglio cerchiato/);
    expect(sense.view.ships.map(({ no }) => no)).toEqual([enemy]);
    expect(mine(s, { picked: { t: 'cell', cell: at(5, 5) } })).toMatch(en ? /: empty space/ : /: spazio vuoto/);
    const spear = ship(s, 'A', 'small', [5, 0]);
    s.roll = 20;
    expect(mine(s, {})).toMatch(en ? /Stellar wind: ships can’t act/ : /vento stellare ferma le tue navi/);
    const windy = of(s);
    expect(stateText(windy.names, windy.sense, { ship: spear })).toBe(
      en ? 'held by the stellar wind' : 'ferma per il vento stellare',
    );
  });

  test('an asteroid as a target, a planet to bombard, a unit that would lose its last action', () => {
    const s = duel();
    const huge = ship(s, 'A', 'huge', [6, 0]);
    asteroid(s, [7, 0]);
    const shot: Move = { t: 'attack', unit: { ship: huge }, target: { asteroid: at(7, 0) } };
    expect(mine(s, { draft: shot })).toMatch(en ? /Asteroid.*Roll more than \d/ : /asteroide.*Devi tirare più di \d/);
    expect(mine(s, { draft: { t: 'bombard', planet: 1 } })).toMatch(
      en ? /Arsia\? All its structures go/ : /Arsia\? Distruggi ogni struttura/,
    );
    const [first, second] = [ship(s, 'A', 'small', [5, 0]), ship(s, 'A', 'small', [5, 3])];
    const moved = plays(s, 'A', { t: 'move', ship: first, to: at(5, 1) });
    const draft: Move = { t: 'move', ship: second, to: at(5, 4) };
    expect(mine(moved, { draft, loses: { ship: first } })).toMatch(
      en ? /Spear \d will lose its last action/ : /Spear \d perderà l’ultima azione/,
    );
  });

  test('a cell says to those who listen what Enter would do there', () => {
    const s = duel();
    const [spear, byte] = [ship(s, 'A', 'small', [5, 0]), ship(s, 'B', 'small', [6, 0])];
    const { sense, names } = of(s);
    const there = (cell: { q: number; r: number }, move: Move) => cellText(names, sense, cell, move, at(5, 0));
    const strikes: Move = { t: 'attack', unit: { ship: spear }, target: { ship: byte } };
    expect(there(at(6, 0), strikes)).toMatch(en ? /Byte 2, Livia’s.*1 cell away\. Enter attacks$/ : /Invio attacca$/);
    expect(there(at(5, 2), { t: 'move', ship: spear, to: at(5, 2) })).toMatch(en ? /Within reach$/ : /Raggiungibile$/);
    expect(there(at(1, -1), { t: 'build', planet: 0, kind: 'furnace', cell: at(1, -1) })).toMatch(
      en ? /Enter places it here$/ : /Invio: metti qui$/,
    );
    expect(targetName(names, sense, { ship: 9 })).toBe(en ? 'ship 9' : 'nave 9');
    stock(s, 'A', { B: 20 });
    expect(summary(names, view(s, 0), names.say('bar.you'))).toBe(
      en
        ? 'Your turn: Actions. Planets 1, ships 1. Stock: 20 B.'
        : 'Tocca a te: Azioni. Pianeti 1, navi 1. Risorse: 20 B.',
    );
    expect(summary(of(s, 'table').names, view(s, 'table'), 'Ada')).toMatch(/^Ada: \p{L}+\.$/u);
  });

  describe('a fleet that is led', () => {
    const led = (s: State, ships: readonly number[], aim: FleetAim) => {
      const { sense, names } = of(s);
      const fleet = {
        ...{ ships, aim, plan: planFleet(sense, ships, aim), touches: new Map() },
        ...{ lead() {}, touch() {}, raise() {}, aimless() {}, end() {} },
      };
      return read(fleetBar({ sense, names, fleet, closes: null, give() {}, buildFirst() {} }));
    };

    test('goes to a place, strikes with its chance, or is still too far', () => {
      const s = duel();
      const eagle = ship(s, 'A', 'large', [4, 2]);
      const mega = ship(s, 'B', 'large', [6, 2]);
      expect(led(s, [eagle], { to: at(4, 4) })).toMatch(en ? /Panel .*Give order/ : /Riquadro .*Dai l’ordine/);
      const strike = led(s, [eagle], { target: { ship: mega } });
      expect(strike).toMatch(en ? /Mega 2 : 39% this turn/ : /Mega 2 : 39%/);
      const far = ship(s, 'B', 'small', [17, -9]);
      expect(led(s, [eagle], { target: { ship: far } })).toMatch(
        en ? /none can strike it this turn/ : /in questo turno nessuna può colpire/,
      );
    });
  });
});

test('what a unit has left is said exactly: new, done, or one move', () => {
  const s = duel();
  stand(s, 'spaceport', [1, -1]);
  stock(s, 'A', { F: 5, M: 5 });
  s.phase = 'ships';
  const built = plays(s, 'A', { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(3, 0) });
  const state = (now: State, no: number) => {
    const seen = view(now, 0);
    return stateText(tableNames(says.en, 0, seatsOf(2, 0), seen.options), senseOf(seen, 0), { ship: no });
  };
  expect(state(built, 1)).toBe('just built, acts next turn');
  const t = duel();
  const [first, second] = [ship(t, 'A', 'small', [5, 0]), ship(t, 'A', 'small', [5, 3])];
  const moved = plays(t, 'A', { t: 'move', ship: first, to: at(5, 1) }, { t: 'move', ship: second, to: at(5, 4) });
  expect(state(moved, first)).toBe('done for this turn');
  const u = duel();
  const huge = ship(u, 'A', 'huge', [9, -2]);
  // BP-P18: all its attacks are used, its move is not.
  u.uUsed[u.uNo.indexOf(huge)] = 4;
  expect(state(u, huge)).toBe('one move left');
});
