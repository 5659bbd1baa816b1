import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { agreement, Claim, Offer, Peace } from '../../src/table/aside/Peace.tsx';
import { isGrave } from '../../src/table/choices.ts';
import { tableNames } from '../../src/table/names.ts';
import { decided } from '../../src/table/seat/decided.ts';
import { market } from '../fixtures/market.ts';
import { play, view } from '../fixtures/play.ts';
import { duel, ship } from '../fixtures/sky.ts';
import { html, panelOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const givenTo = (s: State, as: number, lang: Lang) => {
  const { view: seen, seats, turn, explain } = panelOf(s, as, says[lang]);
  return { view: seen, names: tableNames(says[lang], as, seats, seen.options), turn, explain };
};

describe.each(langs)('peace in %s', (lang) => {
  test('it is offered in a sheet of its own: a button opens it', () => {
    const s = duel();
    expect(s.toAct).toBe(0);
    const closed = html(says[lang], lang, <Peace {...givenTo(s, 1, lang)} />);
    expect(text(closed)).toContain(says[lang]('peace.title'));
    expect(text(closed)).not.toContain(says[lang]('peace.draw.why'));
    const open = html(says[lang], lang, <Offer {...givenTo(s, 1, lang)} agreed="draw" />);
    expect(text(open)).toContain(says[lang]('peace.draw.why'));
    expect(open).not.toContain('disabled');
    // Never a draft that waits on the map: whoever is not on turn could not see it.
    expect(isGrave({ t: 'concede' })).toBe(false);
  });

  test('while events are on stage it cannot be pressed', () => {
    const open = html(says[lang], lang, <Offer {...givenTo(duel(), 1, lang)} turn={null} agreed="draw" />);
    expect(open.split('disabled').length - 1).toBe(1);
  });
});

test('BP-E3: two can agree on a draw, more share the victory, and without that option only a draw of all is left', () => {
  expect(agreement(view(duel(), 0))).toBe('draw');
  const { s } = market();
  expect(agreement(view(s, 0))).toBe('share');
  const { s: strict } = market({ sharedVictory: 'off' });
  expect(agreement(view(strict, 0))).toBe('draw');
  expect(agreement(view(play(strict, 'C', { t: 'concede' }).s, 0))).toBeNull();
  // Then nothing is left to agree on, and no button says so.
  const alone = play(strict, 'C', { t: 'concede' }).s;
  expect(html(says.en, 'en', <Peace {...givenTo(alone, 0, 'en')} />)).toBe(html(says.en, 'en', null));
});

test('who outweighs all others three times is seen to by everybody, and they can give up there; never in the opening', () => {
  const s: State = { ...duel(), round: 9 };
  expect(decided(view(s, 1))).toBeNull();
  for (let no = 0; no < 12; no++) ship(s, 'A', 'large', [-3 + no, 9 - no]);
  const won = decided(view(s, 1));
  expect(won).toMatchObject({ leader: 0 });
  // Public alone: every observer counts the same.
  for (const as of [0, 1, 'table'] as const) expect(decided(view(s, as))).toEqual(won);
  expect(decided(view({ ...s, round: 8 }, 1))).toBeNull();
  const read = (as: number) => text(html(says.en, 'en', <Claim {...givenTo(s, as, 'en')} won={won!} />));
  expect(read(1)).toMatch(/Ada has \d+% .*Give up/);
  expect(read(0)).toMatch(/You have \d+%/);
  expect(read(0)).not.toMatch(/Give up/);
});
