import { Dice, judge, type Observer } from '@orrery/kernel';
import { type Cue, OptionForm, type TableParts, type Turn } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import type { ReactElement, ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { ours1 } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { PlanetX, View } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { follow } from '../../src/sight/follow.ts';
import { passesShared } from '../../src/table/answering.ts';
import { CardFace } from '../../src/table/art/CardFace.tsx';
import { type BoardProps, Laid } from '../../src/table/board/Board.tsx';
import { table } from '../../src/table/index.tsx';
import { words } from '../../src/words/index.ts';
import { oddData } from '../samples.ts';
import { Scene } from '../scene.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

function html(lang: Lang, node: ReactNode): string {
  return htmlOf(says[lang], lang, node);
}

/** A seat's decision, worked out as the web app does. */
function turnOf(state: State, as: Observer): Turn<PlanetX> | null {
  if (as === 'table') return null;
  return {
    moves: game.list!(state, as),
    refusal: (move) => {
      const judged = judge(game, state, as, move);
      return judged.ok ? null : judged.refusal;
    },
    play: async () => ({ ok: true, no: 0 }),
  };
}

interface Moment {
  readonly view: View;
  readonly seen: Seen | null;
  readonly turn: Turn<PlanetX> | null;
}

/** Every view an observer comes to see in a random game, with the event that leads on from it. */
function* moments(n: number, as: Observer, options: unknown): Generator<Moment> {
  const read = game.readOptions(options, n);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice(`${n} ${JSON.stringify(options).length}`);
  const state = game.setup(read.value, n, chance, null);
  let view = game.view(state, as);
  while (game.result(state) === null) {
    yield { view, seen: null, turn: turnOf(state, as) };
    const [by] = game.awaited(state);
    const told: Seen[] = [];
    game.apply(state, by!, game.pick(state, by!, chance), chance, (event) => {
      const seen = game.tell(event, as);
      if (seen !== null) told.push(seen);
    });
    for (const seen of told) {
      yield { view, seen, turn: null };
      view = follow(view, seen, as);
    }
  }
  yield { view, seen: null, turn: null };
}

const frame = ({ status, seat, bar, hand, aside, board }: TableParts) => (
  <>
    {status}
    {seat(0).points}
    {seat(1).counts}
    {seat(0).mark}
    <Laid {...(board as ReactElement<BoardProps>).props} width={930} height={400} />
    {bar.lead}
    {bar.text}
    {bar.actions}
    {hand}
    {aside?.body}
  </>
);

function drawn(lang: Lang, n: number, as: Observer, { view, seen, turn }: Moment, here: boolean): string {
  const seats = seatsOf(n, as).map((info) => (here ? ({ ...info, kind: 'here' } as const) : info));
  const cue: Cue<PlanetX> | null = seen === null ? null : { seen, no: 1, ms: 100 };
  const people = { seats: [0, 1], lift: () => {}, play: () => {} };
  return html(
    lang,
    <table.Table
      {...{ view, as, cue, frame, turn }}
      seats={seats}
      awaited={[]}
      result={null}
      lit={[]}
      say={says[lang]}
      confirm
      tableId="t"
      clock={{ until: 0, of: 15000 }}
      here={here ? people : null}
      explain={() => {}}
    />,
  );
}

/** What a page says, without its marks. */
function heard(page: string): string {
  return page
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

const nameIn = (lang: Lang, card: string) =>
  (ours1.units.find(({ id }) => id === card) ?? ours1.specials.find(({ key }) => card.endsWith(`-${key}`)))!.name[lang];

/** Events that the board shows in the middle, or by marks on its cards. */
const SHOWN: readonly string[] = ['clash', 'attackCalledOff', 'specialPlayed', 'pirated', 'unitsLost'];

test.each([
  ['it', 2, 0, { firstPlayer: 'vote' }],
  ['en', 3, 'table', {}],
  ['en', 4, 1, {}],
  ['it', 4, 2, { mode: 'ffa', bulkDiscard: true, enemyUnits: 'mercenaries' }],
] as [Lang, number, Observer, object][])(
  'in %s, %i seats seen by %s under %j: at every kind of moment all that lies there is named',
  (lang, n, as, options) => {
    const met = new Set<string>();
    for (const moment of moments(n, as, options)) {
      const { view, seen, turn } = moment;
      if (seen !== null && !SHOWN.includes(seen.t)) continue;
      const kind = `${view.phase} ${seen?.t ?? `${view.active === as} ${view.answer !== null} ${turn !== null}`}`;
      if (met.has(kind)) continue;
      met.add(kind);
      const text = heard(drawn(lang, n, as, moment, as === 'table'));
      // Every unit on the table, and every card of one's own hand, is called by its name.
      for (const { units } of view.stacks)
        for (const { card } of units) expect(text).toContain(`${nameIn(lang, card)}, `);
      for (const card of (as === 'table' ? null : view.players[as]?.hand) ?? [])
        expect(text).toContain(nameIn(lang, card));
      for (const { force } of view.players) expect(text).toMatch(new RegExp(`\\b${force}\\b`));
    }
    expect(met.size).toBeGreaterThan(8);
  },
);

describe.each(langs)('the table in %s', (lang) => {
  test('score, rules, options and thumbnail speak only what the catalogues hold', () => {
    for (const [n, options] of [
      [2, {}],
      [4, {}],
      [4, { mode: 'ffa', finalForce: 'withModifiers' }],
    ] as const) {
      const all = [...moments(n, 0, options)];
      const { view } = all.at(-1)!;
      const result = { places: view.players.map(() => 1), scores: null };
      const score = html(
        lang,
        <table.Score view={view} seats={seatsOf(n, 0)} result={result} as={0} say={says[lang]} />,
      );
      for (const force of view.result!.force) expect(score).toContain(`>${force}<`);
      expect(html(lang, <table.Thumbnail view={view} />)).toContain('<svg');
      for (const { view: at } of all) expect(table.standing(at, says[lang])).not.toBe('');
      const form = html(
        lang,
        <OptionForm
          fields={table.options}
          kinds={game.optionKinds}
          seats={n}
          value={{}}
          say={says[lang]}
          change={() => {}}
        />,
      );
      expect(form.match(/<fieldset class="option[ "]/g)).toHaveLength(n === 4 ? 16 : 15);
      // What each seat can choose is in sight, with what there is to know of it.
      expect(form.match(/<fieldset class="option-seat"/g)).toHaveLength(n);
      expect(form.match(/class="px-faction"/g)).toHaveLength(n);
    }
    const rules = html(lang, <table.Rules say={says[lang]} at="PX-P14" />);
    for (const rule of ['PX-S1', 'PX-P31', 'PX-E7']) expect(rules).toContain(`id="${rule}"`);
  });
});

test('PX-P26: the bar of a window is the same for every hand', () => {
  const bars = [
    ['truce', 'plus-mech', 'minus-air', 'pirates', 'eliminate-air'],
    ['A:inf-1a', 'A:inf-2a', 'A:inf-3a', 'A:mech-2a', 'A:mech-3a'],
  ].map((hand) => {
    const scene = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] }, hands: { A: 5, B: hand } });
    scene.play('A', scene.attack('A:air-5a', 'B:mech-4a'));
    const moment = { view: game.view(scene.state, 1), seen: null, turn: turnOf(scene.state, 1) };
    let bar = '';
    html(
      'en',
      <table.Table
        {...moment}
        as={1}
        cue={null}
        seats={seatsOf(2, 1)}
        awaited={[1]}
        result={null}
        lit={[]}
        say={says.en}
        confirm
        tableId="t"
        explain={() => {}}
        frame={(parts) => {
          bar = html(
            'en',
            <p>
              {parts.bar.lead} {parts.bar.text} {parts.bar.actions}
            </p>,
          );
          return null;
        }}
      />,
    );
    return bar;
  });
  expect(bars[0]).toContain('Attack window');
  expect(bars[1]).toBe(bars[0]);
});

test('a shared device asks openly, with a button for each seat that may answer, and shows no hand', () => {
  const scene = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] }, hands: { A: ['truce'], B: ['plus-mech'] } });
  scene.play('A', scene.attack('A:air-5a', 'B:mech-4a'));
  const view = game.view(scene.state, 'table');
  expect(table.openly!(view)).toBe(true);
  const page = drawn('en', 2, 'table', { view, seen: null, turn: null }, true);
  expect(page).toContain('Anyone?');
  for (const button of ['>Ada<', '>Livia<', '>Nobody<']) expect(page).toContain(button);
  expect(page).not.toContain('Reactive Armour');
});

test('PX-P29: a shared device lets the ends of turns pass for everybody, whatever they hold, and says where it stops', () => {
  const hands = [
    ['truce', 'plus-mech'],
    ['A:inf-2a', 'A:inf-3a'],
  ];
  const pages = hands.map((hand) => {
    const scene = new Scene({ hands: { A: ['inf-1a', 'pirates'], B: hand } });
    scene.play('A', scene.deploy('A', 'inf-1a'));
    const view = game.view(scene.state, 'table');
    expect(view.window?.kind).toBe('endWindow');
    expect(passesShared(view, 'ask')).toBe(false);
    return drawn('en', 2, 'table', { view, seen: null, turn: null }, true);
  });
  expect(pages[0]).toContain('Waiting for answers.');
  expect(pages[0]).not.toContain('Anyone?');
  expect(pages[0]).toContain('For everyone on this device');
  expect(pages[1]).toBe(pages[0]);
});

test('PX-S8: in teams an ally is called one, and both sums are told', () => {
  const scene = new Scene({
    seats: 4,
    table: { A: ['inf-3a'], B: ['mech-4a'], C: ['air-5a'], D: ['inf-1a'] },
    hands: { A: ['C:ship-10a', 'B:inf-2a'] },
  });
  const moment = { view: game.view(scene.state, 0), seen: null, turn: turnOf(scene.state, 0) };
  const text = heard(drawn('en', 4, 0, moment, false));
  expect(text).toContain('Ada and Bruno: Force 8 together');
  expect(text).toContain('Livia and Chiara: Force 5 together');
  expect(text).toContain('Bruno, ally');
  expect(text).toContain('Bruno’s, your ally: give it in Support');
  expect(text).toContain('Livia’s, not yours');
  expect(
    heard(drawn('en', 4, 'table', { view: game.view(scene.state, 'table'), seen: null, turn: null }, false)),
  ).not.toContain('ally');
});

test('every unit of a faction and type is drawn in its own way', () => {
  for (const set of [ours1, oddData]) {
    const faces = set.units.map(({ id }) => html('en', <CardFace set={set} card={id} />));
    expect(new Set(faces).size).toBe(set.units.length);
  }
  // Two units with the same Force differ in the picture, not only in the number.
  const twins = ['concord-inf-2a', 'concord-inf-2b', 'concord-inf-2c'].map((id) =>
    html('en', <CardFace set={ours1} card={id} />),
  );
  expect(new Set(twins).size).toBe(3);
});

test('PX-O3: seats wear the colours of their factions', () => {
  const read = game.readOptions({ factions: ['vell', 'ikthi'] }, 2);
  if (!read.ok) throw new Error(read.problem);
  const view = game.view(game.setup(read.value, 2, new Dice('x'), null), 'table');
  expect(table.looks!(view)).toEqual([1, 2]);
});
