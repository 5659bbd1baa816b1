import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { ClaimedSheet, claimedIn } from '../../src/table/aside/Claimed.tsx';
import { agreement, Claim, Offer, Peace } from '../../src/table/aside/Peace.tsx';
import { isGrave } from '../../src/table/choices.ts';
import { tableNames } from '../../src/table/names.ts';
import { decided } from '../../src/table/seat/decided.ts';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import { senseOf } from '../../src/table/sense.ts';
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
  return { view: seen, names: tableNames(says[lang], as, seats, seen.options), turn, explain, claims: null };
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

const overwhelmed = (): State => {
  const s: State = { ...duel(), round: 9 };
  for (let no = 0; no < 12; no++) ship(s, 'A', 'large', [-3 + no, 9 - no]);
  return s;
};

describe.each(langs)('a claim of victory in %s', (lang) => {
  const claims = (at: number | null) => ({ made: at === null ? [] : [{ seat: 0, at }], ask: () => {} });
  const s = overwhelmed();
  const won = decided(view(s, 0))!;
  const ended = (at: number) => [{ no: 0, at, seen: [{ t: 'turnEnded' as const, seat: 1 }] }] as never;

  test('the leader asks the others once, where somebody is there to be asked', () => {
    const read = (given: ReturnType<typeof claims> | null) =>
      html(says[lang], lang, <Claim {...givenTo(s, 0, lang)} claims={given} won={won} />);
    expect(text(read(null))).not.toContain(says[lang]('peace.claim'));
    expect(text(read(claims(null)))).toContain(says[lang]('peace.claim.why'));
    expect(read(claims(null))).toMatch(/<button[^>]*class="btn gold"/);
    expect(text(read(claims(5)))).toContain(says[lang]('peace.claim.made'));
    expect(read(claims(5))).not.toContain('<button');
  });

  test('it opens for who can give up, with both answers; whoever has played on since is not asked again', () => {
    const shown = (as: number, at: number, acted: number) => {
      const given = givenTo(s, as, lang);
      const claimed = claimedIn(given.view, claims(at));
      return text(html(says[lang], lang, <ClaimedSheet {...given} claimed={claimed} told={ended(acted)} />));
    };
    const asked = shown(1, 5, 4);
    expect(asked).toContain(says[lang]('peace.claim.of', { name: 'Ada' }));
    expect(asked).toContain(says[lang]('peace.concede'));
    expect(asked).toContain(says[lang]('peace.playOn'));
    expect(shown(1, 5, 6)).not.toContain(says[lang]('peace.playOn'));
    expect(shown(0, 5, 4)).not.toContain(says[lang]('peace.playOn'));
  });

  test('it stands on the plate of who made it, as long as the lead does', () => {
    const { names } = givenTo(s, 1, lang);
    const note = (claims: boolean) =>
      seatParts(senseOf(view(s, 1), 1), names, 0, { change: () => null, open() {}, claims }).note;
    expect(note(true)).toBe(says[lang]('plate.claims'));
    expect(note(false)).not.toBe(says[lang]('plate.claims'));
    expect(claimedIn(view({ ...s, round: 8 }, 1), claims(5))).toBeNull();
    expect(claimedIn(view(s, 1), { made: [{ seat: 1, at: 5 }], ask: null })).toBeNull();
  });
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
  // In Italian an article would have to follow the number: l’83%, il 75%.
  const italian = text(html(says.it, 'it', <Claim {...givenTo(s, 1, 'it')} won={won!} />));
  expect(italian).toMatch(/\d+%/);
  expect(italian).not.toMatch(/\b(il|l’)\s*\d+%/i);
});
