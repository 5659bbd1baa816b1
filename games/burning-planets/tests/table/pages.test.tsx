import { Dice } from '@orrery/kernel';
import { OptionForm } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { burningPlanets } from '../../src/index.ts';
import { countOf, inPlaces } from '../../src/picture/count.ts';
import { scoreOf } from '../../src/rules/end.ts';
import { game } from '../../src/rules/index.ts';
import { options, withChoice, withPreset } from '../../src/table/Options.tsx';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { Score } from '../../src/table/Score.tsx';
import { standing } from '../../src/table/standing.ts';
import { Thumbnail } from '../../src/table/Thumbnail.tsx';
import { duel, ship, stand, structure } from '../fixtures/sky.ts';
import ids from '../rule-ids.json' with { type: 'json' };
import { samples } from '../samples.ts';
import { html, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

/** A whole random game, short and rich. */
function played(options: unknown, n: number, seed: string) {
  const read = game.readOptions(options, n);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice(seed);
  const s = game.setup(read.value, n, chance, null);
  while (game.result(s) === null) {
    const [by] = game.awaited(s);
    game.apply(s, by!, game.pick(s, by!, chance), chance, null);
  }
  return s;
}

test('BP-E5: the points shown add up to the score, for every seat', () => {
  for (const [i, options] of samples.entries()) {
    const s = played({ ...options, roundLimit: 15 }, options.factions.length, `count ${i}`);
    const view = game.view(s, 'table');
    for (const seat of options.factions.keys())
      if (s.outAt[seat] === 0) expect(countOf(view, seat).total, `${i} ${seat}`).toBe(scoreOf(s, seat));
    const places = inPlaces(view).map((seat) => view.result!.places[seat]!);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test('BP-E5: every thing counts what it cost', () => {
  const s = duel();
  ship(s, 'A', 'large', [9, -3]);
  stand(s, 'spaceport', [1, -1]);
  structure(s, 'A', 'station', [4, 0]);
  const { planets, structures, ships, space, total } = countOf(game.view(s, 0), 0);
  expect(planets).toEqual({ count: 1, points: 100 });
  expect(structures).toEqual([
    { kind: 'spaceport', count: 1, points: 10 },
    { kind: 'cannon', count: 1, points: 20 },
  ]);
  expect(ships).toEqual([{ kind: 'large', count: 1, points: 40 }]);
  expect(space).toEqual([{ kind: 'station', count: 1, points: 20 }]);
  expect(total).toBe(190);
});

describe.each(langs)('pages in %s', (lang) => {
  test('the score explains itself however the game ended', () => {
    const s = played({ ...samples[2], roundLimit: 15 }, 2, 'score');
    for (const how of ['limit', 'conquest', 'shared', 'draw', 'stagnation', 'cap'] as const) {
      const view = game.view({ ...s, how }, 0);
      const props = { view, seats: seatsOf(2, 0), as: 0, say: says[lang], result: game.result(s)! } as const;
      const said = text(html(says[lang], lang, <Score {...props} />));
      expect(said).toContain(says[lang](`points.reason.${how}`));
      expect(said).toContain('Livia');
    }
  });

  test('the rules page holds every paragraph', () => {
    const page = html(says[lang], lang, <Rules say={says[lang]} at="BP-P27" />);
    for (const id of ids) expect(page, id).toContain(`data-rule="${id}"`);
    expect(page.match(/data-now/g)).toHaveLength(1);
  });

  test.each([2, 6])('every option has its words, for %i seats', (seats) => {
    const page = text(
      html(
        says[lang],
        lang,
        <OptionForm
          fields={options}
          kinds={game.optionKinds}
          seats={seats}
          say={says[lang]}
          value={{}}
          change={() => {}}
        />,
      ),
    );
    expect(page).toContain(says[lang]('option.hugeActions.1or4'));
    // What this page is opened with is what it calls so.
    const first = burningPlanets.first as { readonly preset: string };
    expect(page).toContain(`${says[lang](`option.preset.${first.preset}`)} (${says[lang]('ui.options.default')})`);
    expect(page).toContain(says[lang]('option.factions.seat', { seat: seats }));
  });

  test('a table in a list says where it stands', () => {
    const view = game.view(duel(), 0);
    expect(standing(view, says[lang])).toContain('1');
    expect(standing({ ...view, stage: 'cannons' }, says[lang])).toBe(says[lang]('standing.cannons'));
    expect(html(says[lang], lang, <Thumbnail view={view} />)).toContain('bp-thumb-planet');
  });
});

test('only what differs from the preset is kept', () => {
  expect(withChoice({}, 'roundLimit', 30)).toEqual({ roundLimit: 30 });
  expect(withChoice({ roundLimit: 30 }, 'roundLimit', 'off')).toEqual({});
  expect(withPreset({ roundLimit: 30, trade: 'open' }, 'quick')).toEqual({ trade: 'open', preset: 'quick' });
  expect(withChoice({ preset: 'quick' }, 'roundLimit', 30)).toEqual({ preset: 'quick' });
  expect(withChoice({ preset: 'quick' }, 'roundLimit', 'off')).toEqual({ preset: 'quick', roundLimit: 'off' });
  expect(withPreset({ preset: 'quick', roundLimit: 'off' }, 'standard')).toEqual({});
});
