import { type Lang, langs, type Say } from '@orrery/words';
import { createRef } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { type Box, fit, isInSight } from '../../src/table/map/camera.ts';
import { isAbove } from '../../src/table/map/Labels.tsx';
import { LaidMap, type MapHand } from '../../src/table/map/Map.tsx';
import { boxAbout } from '../../src/table/map/plan.ts';
import { Questions } from '../../src/table/map/questions.ts';
import { tableNames } from '../../src/table/names.ts';
import { senseOf } from '../../src/table/sense.ts';
import { view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship } from '../fixtures/sky.ts';
import { html, seatsOf, strictly } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const phone = { width: 374, height: 430 };

function laid(lang: Lang, s: State): string {
  const seen = view(s, 0);
  return html(
    says[lang],
    lang,
    <LaidMap
      sense={senseOf(seen, 0)}
      as={0}
      names={tableNames(says[lang], 0, seatsOf(2, 0), seen.options)}
      window={phone}
      hand={createRef<MapHand>()}
      {...{
        cue: null,
        touches: new Map(),
        busy: false,
        asked: null,
        threat: [],
        aims: [],
        selected: null,
        draft: null,
        lit: [],
        ways: [],
        carded: true,
      }}
      touch={() => {}}
      inVain={() => {}}
      speak={() => {}}
    >
      <p>A card over the map.</p>
    </LaidMap>,
  );
}

describe.each(langs)('the map in its window, in %s', (lang) => {
  test('is all there, and only the map itself is walked by keys: cards and buttons lie beside it', () => {
    const s = duel();
    ship(s, 'A', 'small', [5, 0]);
    const drawn = laid(lang, s);
    for (const part of ['bp-planet ', 'bp-label', 'bp-piece ', 'bp-zoom']) expect(drawn).toContain(part);
    const walked = within(drawn, drawn.indexOf('role="application"'));
    expect(walked).toContain('bp-planet ');
    expect(walked).not.toMatch(/<button|A card over the map/);
    expect(drawn).toContain('A card over the map');
  });
});

/** The element whose tag stands at a place, with all that is in it. */
function within(markup: string, place: number): string {
  const from = markup.lastIndexOf('<div', place);
  let deep = 0;
  for (const { 0: tag, index } of markup.matchAll(/<\/?div/g)) {
    if (index < from) continue;
    deep += tag === '<div' ? 1 : -1;
    if (deep === 0) return markup.slice(from, index);
  }
  throw new Error('the element does not end');
}

test('a name stands below its planet, unless rocks lie there and fewer above', () => {
  const s = duel();
  const vesta = () => isAbove(view(s, 0), view(s, 0).planets[0]!);
  expect(vesta()).toBe(false);
  asteroid(s, [0, 4]);
  expect(vesta()).toBe(true);
  asteroid(s, [0, -4], [1, -5]);
  expect(vesta()).toBe(false);
});

describe('what is asked is brought into sight', () => {
  const cells = [at(0, -6), at(0, 6), at(6, 0), at(-6, 0)];
  const box = boxAbout(cells) as Box;

  test('the cells that are lit, with a little room', () => {
    expect(boxAbout([])).toBeNull();
    expect(box.w).toBeCloseTo(18 + 3.2);
    expect(box.h).toBeCloseTo(12 * Math.sqrt(3) + 3.2);
  });

  test('once a question, as soon as any cell is lit, and again if others have moved before it is asked anew', () => {
    const questions = new Questions<string>();
    expect(questions.isNew('asteroids 3', 0), 'nothing is lit yet').toBe(false);
    expect(questions.isNew('asteroids 3', 4)).toBe(true);
    expect(questions.isNew('asteroids 3', 4), 'the map may be turned meanwhile').toBe(false);
    expect(questions.isNew(null, 0), 'others move, and the map goes with them').toBe(false);
    expect(questions.isNew('asteroids 3', 4)).toBe(true);
  });

  test('nothing moves where all of them can be seen and read', () => {
    const camera = fit(box, phone);
    expect(isInSight(camera, box, phone)).toBe(true);
    expect(isInSight({ ...camera, x: camera.x + 60 }, box, phone)).toBe(false);
    expect(isInSight({ ...camera, k: camera.k / 4 }, box, phone)).toBe(false);
  });
});
