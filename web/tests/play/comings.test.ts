// Who comes and goes is read with the log of the match, in its place.
import type { Told } from '@orrery/kernel';
import type { LogLine } from '@orrery/ui';
import type { Coming } from '@orrery/wire';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { comingSentence, withComings } from '../../src/play/comings.ts';
import { en } from '../../src/words/en.ts';
import { it as italian } from '../../src/words/it.ts';

const telling = (no: number, at: number): Told<never> => ({ no, at, seen: [] });
const line = (no: number, event = 0): LogLine => ({
  ...{ key: `${no}.${event}`, at: { no, event }, actor: null, text: '', cells: [], heading: false },
});
const coming = (no: number, at: number, more: Partial<Coming> = {}): Coming => ({
  ...{ no, t: 'left', at, seat: 1, name: 'Dino', mine: false },
  ...more,
});
const told = [telling(0, 100), telling(1, 200), telling(2, 300)];
const lines = [line(0), line(1), line(1, 1), line(2)];
const keys = (comings: readonly Coming[], more: { told?: typeof told; ahead?: Told<never> } = {}) =>
  withComings(lines, { told, ahead: undefined, comings, sentence: ({ t }) => t, ...more }).map(({ key }) => key);

test('each stands after all that was told until then, in the order in which they came', () => {
  expect(keys([])).toEqual(['0.0', '1.0', '1.1', '2.0']);
  expect(keys([coming(0, 200), coming(1, 299), coming(2, 300)])).toEqual([
    ...['0.0', '1.0', '1.1', 'coming.0', 'coming.1', '2.0', 'coming.2'],
  ]);
  expect(keys([coming(0, 9999)]).at(-1)).toBe('coming.0');
});

test('what the stage has not come to yet, and what is not here any more, has no line', () => {
  expect(keys([coming(0, 350)], { ahead: telling(3, 340) })).not.toContain('coming.0');
  expect(keys([coming(0, 339)], { ahead: telling(3, 340) })).toContain('coming.0');
  const rest = [telling(1, 200), telling(2, 300)];
  expect(keys([coming(0, 150), coming(1, 250)], { told: rest })).toEqual(['0.0', '1.0', '1.1', 'coming.1', '2.0']);
});

test('where the game itself says whose time ran out, that has one line and not two', () => {
  const comings = [coming(0, 200, { t: 'late' }), coming(1, 300)];
  const said = (tellsRunOut: boolean) =>
    withComings(lines, { told, ahead: undefined, comings, tellsRunOut, sentence: ({ t }) => t }).map(
      ({ text }) => text,
    );
  expect(said(false)).toEqual(['', '', '', 'late', '', 'left']);
  expect(said(true)).toEqual(['', '', '', '', 'left']);
});

test('whose time ran out stands in the turn that this ended, before the heading of the next; who left does not', () => {
  const turns = [line(0), line(1), { ...line(1, 1), heading: true }, line(1, 2), line(2)];
  const at = (t: Coming['t']) =>
    withComings(turns, { told, ahead: undefined, comings: [coming(0, 200, { t })], sentence: () => '' })
      .map(({ key }) => key)
      .indexOf('coming.0');
  expect(at('late')).toBe(2);
  expect(at('left')).toBe(4);
});

test('says who, and for whom, in both languages; to oneself as oneself', () => {
  const seat = () => 'Dino';
  const kinds = ['left', 'removed', 'took', 'back', 'bot'] as const;
  for (const [lang, words] of [
    ['en', en],
    ['it', italian],
  ] as const) {
    const say = createSay(lang, [words]);
    for (const t of kinds)
      expect(comingSentence(coming(0, 0, { t, name: 'Cy' }), seat, say, lang)).toContain('<b>Cy</b>');
    for (const t of ['left', 'took'] as const)
      expect(comingSentence(coming(0, 0, { t, name: 'Cy' }), seat, say, lang)).toContain('<b>Dino</b>');
    for (const t of kinds)
      expect(comingSentence(coming(0, 0, { t, name: 'Cy', mine: true }), seat, say, lang)).not.toContain('Cy');
  }
  const say = createSay('en', [en]);
  expect(comingSentence(coming(0, 0), seat, say, 'en')).toBe('<b>Dino</b> left. A bot plays for <b>Dino</b>.');
  expect(comingSentence(coming(0, 0, { name: null }), seat, say, 'en')).toMatch(/^<b>Guest \S+<\/b> left/);
  expect(comingSentence(coming(0, 0, { name: null, gone: true }), seat, say, 'en')).toMatch(
    /^<b>Anonymous \S+<\/b> left/,
  );
  // At a table of a tournament nobody ended it for who was away.
  const gone = (lang: 'en' | 'it', mine: boolean, t: 'ended' | 'forfeited') => {
    const speech = createSay(lang, [lang === 'en' ? en : italian]);
    return comingSentence(coming(0, 0, { t, mine }), seat, speech, lang);
  };
  expect(gone('en', false, 'forfeited')).toBe('<b>Dino</b> was away too long and loses.');
  expect(gone('it', false, 'forfeited')).toBe('<b>Dino</b> manca da troppo tempo e perde.');
  expect(gone('en', true, 'forfeited')).toBe('You were away too long and lose.');
  expect(gone('it', true, 'forfeited')).toBe('Non c’eri da troppo tempo: perdi.');
  expect(gone('en', false, 'ended')).toBe('<b>Dino</b> was away: the others ended the game here.');
  const until = new Date(2026, 10, 25).getTime();
  const away = coming(0, 0, { t: 'vacation', name: 'Cy', until });
  expect(comingSentence(away, seat, say, 'en')).toContain('until 24 Nov');
  expect(comingSentence(away, seat, createSay('it', [italian]), 'it')).toContain('fino al 24 nov');
});
