import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { factions, shipClasses } from '../../src/data/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { Phase, State } from '../../src/rules/state.ts';
import { hullOf } from '../../src/table/art/hulls.ts';
import { ShipArt } from '../../src/table/art/Ship.tsx';
import { myBar, waitBar } from '../../src/table/bar/bar.tsx';
import type { Picked } from '../../src/table/choices.ts';
import type { Left } from '../../src/table/flow/useFlow.ts';
import { cellText, moveText, planetLine, unitLine } from '../../src/table/labels.ts';
import { Marks, Reach } from '../../src/table/map/Hints.tsx';
import { Labels } from '../../src/table/map/Labels.tsx';
import { Rocks, Ships } from '../../src/table/map/Pieces.tsx';
import { Planet } from '../../src/table/map/Planet.tsx';
import { planOf } from '../../src/table/map/plan.ts';
import { Sheet } from '../../src/table/map/Sheet.tsx';
import { tableNames } from '../../src/table/names.ts';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import { aimsOf, reachOf, senseOf } from '../../src/table/sense.ts';
import { Table } from '../../src/table/Table.tsx';
import { Index } from '../../src/table/units/Index.tsx';
import { UnitCard } from '../../src/table/units/UnitCard.tsx';
import type { Choice } from '../../src/table/useChoice.ts';
import { view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stock, structure } from '../fixtures/sky.ts';
import { html, panelOf, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

/** DUEL with a little of everything. */
function battle(): { readonly s: State; readonly eagle: number; readonly cargo: number; readonly foe: number } {
  const s = duel();
  stock(s, 'A', { B: 20, C: 20, F: 40, M: 40 });
  stand(s, 'spaceport', [1, -1]);
  stand(s, 'furnace', [11, -4]);
  asteroid(s, [6, -2], [4, 3]);
  structure(s, 'B', 'habitat', [4, 3]);
  structure(s, 'A', 'station', [4, -4]);
  const eagle = ship(s, 'A', 'large', [9, -3]);
  const cargo = ship(s, 'A', 'cargo', [3, 0]);
  const foe = ship(s, 'B', 'large', [9, -4]);
  return { s, eagle, cargo, foe };
}

/** Structures of one kind on a planet are one drawing: each has its plaque. */
const plaques = (drawn: string) =>
  [...drawn.matchAll(/class="bp-plaque" d="([^"]+)"/g)].flatMap(([, path]) => path!.match(/M/g) ?? []).length;

const scene = (lang: Lang, s: State, as: 0 | 'table' = 0) => {
  const seen = view(s, as);
  return { sense: senseOf(seen, as), names: tableNames(says[lang], as, seatsOf(2, as), seen.options), seen };
};

describe.each(langs)('the map in %s', (lang) => {
  test('draws every planet, name, rock, structure and ship there is', () => {
    const { s } = battle();
    const { names, seen } = scene(lang, s);
    const plan = planOf(seen.options, seen.n);
    const drawn = html(
      says[lang],
      lang,
      <svg aria-hidden="true">
        <Sheet plan={plan} radius={6} />
        {seen.planets.map((one) => (
          <Planet key={one.id} planet={one} options={seen.options} look={names.look(one.owner)} />
        ))}
        <Rocks view={seen} names={names} />
        <Labels view={seen} names={names} />
        <Ships view={seen} names={names} passage={null} />
      </svg>,
    );
    const count = (name: string) => drawn.split(`class="${name}`).length - 1;
    expect(count('bp-panel"')).toBe(7);
    expect(count('bp-planet ')).toBe(4);
    expect(plaques(drawn)).toBe(4);
    expect(count('bp-asteroid')).toBe(2);
    expect(count('bp-kit')).toBe(2);
    expect(count('bp-piece ')).toBe(3);
    for (const { no } of seen.ships) expect(drawn).toContain(`>${no}</text>`);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });

  test('rings every target with its odds, and dots every cell in reach', () => {
    const { s, eagle } = battle();
    const { sense, seen } = scene(lang, s);
    const aims = aimsOf(sense, { ship: eagle });
    const cells = reachOf(sense, { ship: eagle });
    const touches = new Map(cells.map((to): [string, Move] => [`${to.q},${to.r}`, { t: 'move', ship: eagle, to }]));
    const drawn = html(
      says[lang],
      lang,
      <svg aria-hidden="true">
        <Reach touches={touches} threat={[]} from={at(9, -3)} />
        <Marks
          selected={at(9, -3)}
          aims={aims}
          percent={({ odds }) => `${odds.wins}/${odds.of}`}
          cursor={null}
          lit={[]}
        />
      </svg>,
    );
    expect(drawn.split('h0').length - 1).toBe(cells.length);
    expect(drawn).toContain('25/64');
    expect(drawn).toContain('22/64');
    expect(seen.ships).toHaveLength(3);
  });

  test('says in one line what a cell, a unit and a planet are', () => {
    const { s, eagle } = battle();
    const { sense, names, seen } = scene(lang, s);
    expect(unitLine(names, sense, { ship: eagle })).toMatch(/^(Eagle|Aquila) 1, /);
    expect(planetLine(names, seen.planets[0]!)).toMatch(/2 (forests|foreste).*1 (cannon|cannone)/);
    const lines = [at(0, 0), at(2, 0), at(1, 0), at(1, 1), at(6, -2), at(4, 3), at(4, -4), at(5, 5), at(9, -4)].map(
      (cell) => cellText(names, sense, cell, undefined, at(9, -3)),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the card of a unit lists what it can do and why it cannot; the index holds all units', () => {
    const { s, eagle, cargo, foe } = battle();
    const { sense, names } = scene(lang, s);
    const { turn } = panelOf(s, 0, says[lang]);
    const card = (no: number) =>
      text(
        html(
          says[lang],
          lang,
          <UnitCard
            {...{ sense, names, turn }}
            unit={{ ship: no }}
            me={0}
            act={() => {}}
            explain={() => {}}
            trade={() => {}}
          />,
        ),
      );
    expect(card(eagle)).toMatch(/39% .*63%/);
    expect(card(cargo)).toMatch(/drill|trivella/i);
    const strikes = lang === 'en' ? 'Can strike the marked cells' : 'caselle segnate';
    expect(card(foe)).toContain(strikes);
    expect(card(eagle)).not.toContain(strikes);
    const index = html(
      says[lang],
      lang,
      <Index {...{ sense, names }} me={0} picked={null} choose={() => {}} close={() => {}} />,
    );
    // Ships, station, habitat and cannons, one's own a second time.
    expect(index.split('bp-unit-picture').length - 1).toBe(7 + 4);
  });

  test('the bar asks for what the phase asks, and says what a drawn attack may bring', () => {
    const { s, eagle } = battle();
    const nothing = {
      picked: null,
      placing: null,
      draft: null,
      loses: null,
      closes: null,
      measured: null,
      pending: false,
      touches: new Map(),
    };
    const deeds = { pick() {}, place() {}, touch() {}, act() {}, confirm() {}, cancel() {} };
    const bar = (choice: Partial<Choice>, step: Phase = 'actions', left: Partial<Left> = {}) => {
      const { sense, names } = scene(lang, s);
      const parts = myBar({
        ...{ sense, names, me: 0, struck: 'Missed.', next() {}, goTo() {}, buildFirst() {}, endTurn() {} },
        flow: { left: { structures: [], ships: [], actions: [], ...left }, step },
        setup: { scattering: false, scatter() {}, cannon() {} },
        ...{ orders: { left: 0, stop() {} }, notice: null, send() {} },
        choice: { ...nothing, ...deeds, ...choice },
      });
      return text(
        html(
          says[lang],
          lang,
          <>
            {parts.text}
            {parts.actions}
          </>,
        ),
      );
    };
    expect(bar({})).toMatch(/Missed.*(End turn|Fine turno)/);
    const draft: Move = { t: 'attack', unit: { ship: eagle }, target: { ship: 3 } };
    expect(bar({ draft, picked: { t: 'unit', ref: { ship: eagle } } })).toMatch(/39%.*3/);
    const far = bar({ picked: { t: 'unit', ref: { ship: eagle } }, measured: at(0, 6) });
    expect(far).toMatch(/9 .*3 turn.*(Send it there|Mandala lì)/);
    expect(bar({ draft: { t: 'clearNature', planet: 0, cell: at(1, 0) } }).length).toBeGreaterThan(20);
    const planet: Picked = { t: 'planet', planet: 0 };
    for (const phase of ['structures', 'ships'] as const)
      expect(bar({}, phase, { [phase]: [planet] })).toMatch(/\(1\)/);
    // What is already brought up is not offered once more.
    expect(bar({ picked: planet }, 'ships', { ships: [planet] })).not.toMatch(/\(1\)/);
    const build: Move = { t: 'build', planet: 0, kind: 'furnace', cell: at(1, -1) };
    expect(bar({ draft: build })).toMatch(/10 C/);
    expect(bar({ draft, closes: { phase: 'structures', count: 2 } })).toMatch(/(Build first|Prima costruisco)/);
    const { sense, names } = scene(lang, s, 'table');
    expect(waitBar(sense, names, 'Ada').text).not.toMatch(/contra/);
    const waiting = scene(lang, s);
    expect(waitBar(waiting.sense, waiting.names, 'Livia').text).toMatch(/contra/);
    expect(seatParts(sense, names, 1).note).toBe(says[lang]('faction.digitals'));
  });

  test('every kind of move has words of its own', () => {
    const { s, eagle, cargo } = battle();
    const { sense, names } = scene(lang, s);
    const moves: Move[] = [
      { t: 'build', planet: 0, kind: 'tower', cell: at(0, 2) },
      { t: 'demolish', planet: 0, cell: at(2, 0) },
      { t: 'clearNature', planet: 0, cell: at(1, 0) },
      { t: 'buildShip', at: { planet: 0 }, cls: 'huge', cell: at(0, 3) },
      { t: 'move', ship: eagle, to: at(8, -3) },
      { t: 'attack', unit: { ship: eagle }, target: { defence: at(10, -3) } },
      { t: 'raze', ship: eagle, planet: 1, cell: at(11, -4) },
      { t: 'conquer', ship: eagle, planet: 1 },
      { t: 'bombard', planet: 1 },
      { t: 'load', ship: cargo, from: { planet: 0 }, contracts: [2], kit: null, reserve: false },
      { t: 'load', ship: cargo, from: { planet: 0 }, contracts: [], kit: 'drill', reserve: false },
      { t: 'load', ship: cargo, from: { planet: 0 }, contracts: [], kit: null, reserve: false },
      { t: 'load', ship: cargo, from: { cell: at(4, -4) }, contracts: [], kit: null, reserve: false },
      { t: 'unload', ship: cargo, to: { planet: 0 }, deliver: [1], back: [], kit: false },
      { t: 'unload', ship: cargo, to: { planet: 0 }, deliver: [], back: [1], kit: false },
      { t: 'unload', ship: cargo, to: { planet: 0 }, deliver: [], back: [], kit: true },
    ];
    expect(new Set(moves.map((move) => moveText(names, sense, move))).size).toBe(moves.length);
    const free = {
      ...sense,
      view: { ...sense.view, planets: sense.view.planets.map((one) => ({ ...one, owner: null })) },
    };
    const taken = [sense, free].map((each) => moveText(names, each, { t: 'conquer', ship: eagle, planet: 1 }));
    const verbs = { en: ['Conquer', 'Settle'], it: ['Conquista', 'Conquista'] }[lang];
    expect(taken.map((words) => words.split(' ')[0])).toEqual(verbs);
  });

  test('the whole table stands in its frame, for who plays and for who looks on', () => {
    const { s } = battle();
    for (const as of [0, 'table'] as const) {
      const { seats, turn } = panelOf(s, as, says[lang]);
      const shown = html(
        says[lang],
        lang,
        <Table
          {...{ seats, turn, as }}
          view={view(s, as)}
          awaited={[0]}
          cue={null}
          result={null}
          lit={[]}
          say={says[lang]}
          confirm
          tableId="t"
          askHint={() => {}}
          explain={() => {}}
          frame={({ board, bar, aside, status, givesUp }) => (
            <>
              {board}
              {bar.text}
              {bar.actions}
              {aside?.body}
              {status}
              {givesUp?.means}
            </>
          )}
        />,
      );
      expect(shown).toContain('bp-room');
      expect(shown.includes('bp-peace')).toBe(as === 0);
      expect(text(shown).includes(says[lang]('peace.concede.why'))).toBe(as === 0);
      expect(text(shown).includes(says[lang]('act.endTurn'))).toBe(as === 0);
      expect(shown.includes('bp-stock')).toBe(as === 0);
    }
  });
});

test('fifteen hulls, no two alike, closed and free of holes in their numbers', () => {
  const hulls = factions.flatMap((faction) => shipClasses.map((cls) => hullOf(faction, cls)));
  expect(new Set(hulls).size).toBe(15);
  for (const hull of hulls) expect(hull).toMatch(/^M[-\d. LCZ]+Z$/);
  expect(html(says.en, 'en', <ShipArt faction="xenos" cls="huge" look={2} upright />)).toContain('rotate(0)');
});
