import { Dice, type Observer } from '@orrery/kernel';
import { type Cue, OptionForm, type TableParts } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { dataOf } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { Seen, ShootingStar, View } from '../../src/rules/kind.ts';
import { follow } from '../../src/sight/follow.ts';
import { boundsOf, planOf } from '../../src/table/board/plan.ts';
import { Sector } from '../../src/table/board/Sector.tsx';
import { table } from '../../src/table/index.tsx';
import { tableNames } from '../../src/table/names.ts';
import { preview } from '../../src/table/preview.ts';
import { words } from '../../src/words/index.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

function html(lang: Lang, node: ReactNode): string {
  return htmlOf(says[lang], lang, node);
}

/** Every view an observer comes to see in a random game, with the event that leads on from it. */
function* moments(n: number, as: Observer, options: unknown): Generator<{ view: View; seen: Seen | null }> {
  const read = game.readOptions(options, n);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice(`${n} ${JSON.stringify(options)}`);
  const state = game.setup(read.value, n, chance, null);
  let view = game.view(state, as);
  while (game.result(state) === null) {
    yield { view, seen: null };
    const [by] = game.actors(state);
    const told: Seen[] = [];
    game.apply(state, by!, game.pick(state, by!, chance), chance, (event) => told.push(game.tell(event, as)!));
    for (const seen of told) {
      yield { view, seen };
      view = follow(view, seen, as);
    }
  }
  yield { view, seen: null };
}

const frame = ({ status, seat, bar, hand, aside }: TableParts) => (
  <>
    {status}
    {seat(0).points}
    {seat(1).counts}
    {seat(1).pips}
    {seat(0).mark}
    {bar.lead}
    {bar.text}
    {bar.actions}
    {hand}
    {aside?.body}
  </>
);

describe.each(langs)('the table in %s', (lang) => {
  test.each([
    [2, 0, undefined],
    [5, 'table', { arrow: 'quarter' }],
    [3, 1, { sector: 'custom', piles: 'memory', nextReplacement: 'shown' }],
  ] as [number, Observer, unknown][])(
    '%i seats seen by %s under %j: every kind of moment can be drawn',
    (n, as, options) => {
      const seats = seatsOf(n, as);
      let drawn = 0;
      const met = new Set<string>();
      for (const { view, seen } of moments(n, as, options)) {
        const kind = `${view.phase} ${seen?.t ?? view.toAct}`;
        if (met.has(kind)) continue;
        met.add(kind);
        const names = tableNames(says[lang], as, seats, dataOf(view.options));
        const cue: Cue<ShootingStar> | null = seen === null ? null : { seen, no: drawn, ms: 100 };
        const cells = view.sites.map(({ at }) => at);
        const plan = planOf(boundsOf(n, view.options.sector === 'custom', cells, 1), 600, 400);
        const aim = view.hand?.[0] && cells[0] ? { weapon: view.hand[0], at: cells[0], arrow: 0 as const } : null;
        const sector = html(
          lang,
          <Sector
            {...{ view, plan, names, cue, aim }}
            preview={aim && preview(view, aim)}
            chosen={null}
            legal={new Set(['0,0'])}
            lit={['0,0']}
            turnWords=""
            choose={() => {}}
            turn={null}
          />,
        );
        expect(sector).toContain('role="grid"');
        const parts = html(
          lang,
          <table.Table
            {...{ view, as, seats, cue, frame }}
            awaited={view.toAct === null ? [] : [view.toAct]}
            turn={null}
            result={null}
            lit={[]}
            say={says[lang]}
            confirm
            tableId="t"
            explain={() => {}}
          />,
        );
        expect(parts.length).toBeGreaterThan(500);
        drawn++;
      }
      expect(drawn).toBeGreaterThan(14);
    },
  );

  test('who looks on while a sector is built sees the planets of who builds, also while one is laid', () => {
    const held = (view: View, seen: Seen | null): number =>
      html(
        lang,
        <table.Table
          {...{ view, as: 'table', seats: seatsOf(2, 'table'), frame }}
          cue={seen === null ? null : { seen, no: 0, ms: 100 }}
          awaited={seen === null && view.toAct !== null ? [view.toAct] : []}
          turn={null}
          result={null}
          lit={[]}
          say={says[lang]}
          confirm
          tableId="t"
          explain={() => {}}
        />,
      ).split('ss-planet-card').length - 1;
    const [asked, laid] = [null, 'planetPlaced'].map((kind) => {
      for (const { view, seen } of moments(2, 'table', { sector: 'custom' }))
        if (view.phase === 'build' && (seen?.t ?? null) === kind && view.players[0]!.planetHand.length > 0)
          return held(view, seen);
      throw new Error('never built');
    });
    expect([asked, laid]).toEqual([6, 6]);
  });

  test('score, rules, options and thumbnail speak only what the catalogues hold', () => {
    const seats = seatsOf(4, 0);
    const all = [...moments(4, 0, undefined)];
    const { view } = all.at(-1)!;
    const result = { places: [1, 2, 3, 4], scores: null };
    const score = html(lang, <table.Score view={view} seats={seats} result={result} as={0} say={says[lang]} />);
    for (const row of view.result!.rows) expect(score).toContain(`>${row.total}<`);
    const rules = html(lang, <table.Rules say={says[lang]} at="SS-P8" />);
    for (const rule of ['SS-S1', 'SS-P17', 'SS-E8', 'SS-V5']) expect(rules).toContain(`id="${rule}"`);
    const options = html(
      lang,
      <OptionForm
        fields={table.options}
        kinds={game.optionKinds}
        seats={4}
        value={{ arrow: 'fixed' }}
        say={says[lang]}
        change={() => {}}
      />,
    );
    expect(options.match(/<fieldset/g)).toHaveLength(8);
    expect(html(lang, <table.Thumbnail view={all[0]!.view} />)).toContain('<svg');
    for (const { view: at } of all) expect(table.standing(at, says[lang])).not.toBe('');
  });
});

test('a face-down weapon is drawn alike whatever it is', () => {
  const seats = seatsOf(2, 0);
  const start = [...moments(2, 0, { firstSeat: 1 })][0]!.view;
  const placed = { t: 'weaponPlaced', seat: 1, at: { x: 1, y: 1 }, arrow: 2, order: 0, weapon: null } as const;
  const view = follow(start, placed, 0);
  const names = tableNames(says.en, 0, seats, dataOf(view.options));
  const plan = planOf(boundsOf(2, false, [], 0), 600, 400);
  const drawn = html(
    'en',
    <Sector
      {...{ view, plan, names, cue: null, aim: null, preview: null, chosen: null, legal: null, lit: [] }}
      turnWords=""
      choose={() => {}}
      turn={null}
    />,
  );
  expect(drawn).toContain('covered by Livia’s card, arrow down, placed number 1');
  for (const { name } of dataOf(view.options).weapons) expect(drawn).not.toContain(name);
});

test('SS-V1: while the sector is built every seat sees the same, so that no curtain is needed; then no more', () => {
  const read = game.readOptions({ sector: 'custom' }, 3);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice('bare');
  const state = game.setup(read.value, 3, chance, null);
  const seen = (as: Observer) => ({ ...game.view(state, as), me: null });
  let built = 0;
  for (; table.bare!(game.view(state, 'table')); built++) {
    const [by] = game.actors(state);
    for (const as of [0, 1, 2] as const) expect(seen(as)).toEqual(seen(by!));
    game.apply(state, by!, game.pick(state, by!, chance), chance, null);
  }
  expect(built).toBe(18);
  expect(seen(0)).not.toEqual(seen(1));
});
