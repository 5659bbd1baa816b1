import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { whatCanBeDone } from '../../src/table/can.ts';
import { tableNames } from '../../src/table/names.ts';
import { waitingIn } from '../../src/table/next.ts';
import { senseOf } from '../../src/table/sense.ts';
import { view } from '../fixtures/play.ts';
import { duel, ship, stand, stock } from '../fixtures/sky.ts';
import { seatsOf, strictly } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

function asked(lang: Lang, s: State, mine = true, cells = 0): readonly string[] {
  const seen = view(s, 0);
  const sense = senseOf(seen, 0);
  const left = {
    structures: waitingIn(sense, 0, 'structures'),
    ships: waitingIn(sense, 0, 'ships'),
    actions: waitingIn(sense, 0, 'actions'),
  };
  return whatCanBeDone(tableNames(says[lang], 0, seatsOf(2, 0), seen.options), sense, left, mine, cells);
}

test('what waits in each phase is told with its place, or counted', () => {
  const s = duel();
  s.phase = 'structures';
  stock(s, 'A', { B: 40, C: 40, F: 40, M: 40 });
  stand(s, 'spaceport', [1, -1]);
  ship(s, 'A', 'small', [5, 0]);
  const [build, launch, act, end, ...more] = asked('en', s);
  expect(build).toMatch(/^build on [A-Z]\w+$/);
  expect(launch).toMatch(/^build ships at [A-Z]\w+$/);
  expect(act).toMatch(/^act with .*Spear/);
  expect([end, more]).toEqual(['end your turn', []]);
  ship(s, 'A', 'small', [5, 3]);
  expect(asked('en', s)).toContain('act with 2 units');
});

test.each(langs)('the setup has its words, and outside of my turn there is nothing, in %s', (lang) => {
  const s = duel();
  expect(asked(lang, s, false)).toEqual([]);
  for (const stage of ['asteroids', 'cannons'] as const) {
    s.stage = stage;
    const [one, ...more] = asked(lang, s, true, 7);
    expect(one).toContain('7');
    expect(more).toEqual([]);
  }
});
