// Hints: who may ask for one, and what is said of the moves of every game, in both languages.
import { advise, decide } from '@orrery/bots';
import { shelf } from '@orrery/games';
import { Dice, type Kind, type Level } from '@orrery/kernel';
import { createSay, type Lang, langs } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { noAdviceAt, sayAdvice } from '../../src/hints/advice.ts';
import type { SeatFact, TableFacts } from '../../src/play/feed.ts';
import { type GameKit, loadKit } from '../../src/play/kit.ts';
import { en } from '../../src/words/en.ts';
import { it } from '../../src/words/it.ts';

const person = (mine: boolean): SeatFact => ({
  ...{ kind: mine ? 'me' : 'link', taken: true, mine, name: null, sigil: null, level: null, online: true },
});
const bot: SeatFact = { ...person(false), kind: 'bot', taken: false, level: 'hard' };
const facts = (seats: readonly SeatFact[], more: Partial<TableFacts> = {}): TableFacts => ({
  ...{ id: 't', game: 'planet-x', rules: 1, name: null, host: null, status: 'playing', options: {} },
  ...{ seats, series: null, matches: [{ id: 'm', game: 1, places: null }], ...more },
});

test('who plays against bots may ask; where other people play, a match counts, or it was chosen so, nobody may', () => {
  expect(noAdviceAt(facts([person(true), bot]))).toBeNull();
  // A seat for a friend who has not come is nobody's.
  expect(noAdviceAt(facts([person(true), { ...bot, kind: 'link' }]))).toBeNull();
  expect(noAdviceAt(facts([person(true), person(false)]))).toBe('HINT_OTHERS');
  expect(noAdviceAt(facts([person(true), person(true), bot]))).toBe('HINT_OTHERS');
  expect(noAdviceAt(facts([person(true), person(true), bot], { hints: true }))).toBeNull();
  expect(noAdviceAt(facts([person(true), bot], { hints: false }))).toBe('HINT_OFF');
  const counted = [{ id: 'm', game: 1, places: null, counts: true }] as const;
  expect(noAdviceAt(facts([person(true), bot], { matches: counted, hints: true }))).toBe('HINT_COUNTED');
  expect(noAdviceAt(facts([person(true), bot], { tournament: 'x', hints: true }))).toBe('HINT_COUNTED');
});

const ours = { en, it };
async function readerOf(kit: GameKit<Kind>, lang: Lang) {
  const own = await kit.words.catalogue(lang);
  return { say: createSay(lang, [ours[lang], own]), has: (id: string) => id in own };
}

/** A match of bots, and each decision of it. */
function* decisions(
  rules: Awaited<ReturnType<(typeof shelf)[number]['rules']>>,
  raw: object,
  seats: number,
  most: number,
) {
  const { game } = rules;
  const read = game.readOptions(raw, seats);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice(`advice ${game.id}`);
  const s = game.setup(read.value, seats, dice, null);
  for (let k = 0; k < most; k++) {
    const [by] = game.awaited(s);
    if (by === undefined) return;
    const view = game.view(s, by);
    const level: Level = k % 9 === 0 ? 'easy' : 'normal';
    const move = decide(rules, { view, me: by, bot: level, seed: `${k}` })!;
    yield { view, by, move, options: read.value };
    game.apply(s, by, move, dice, null);
  }
}

describe.each(shelf)('$title', ({ id, first = {}, seats, rules }) => {
  test('every move that a bot makes can be said, with a reason or without one', async () => {
    const played = await rules();
    const { game, mind } = played;
    const kit = (await loadKit(id))!;
    const readers = await Promise.all(langs.map((lang) => readerOf(kit, lang)));
    const kinds = new Set<string>();
    for (const { view, by, move, options } of decisions(played, first, Math.max(2, seats.min), 700)) {
      const reason = mind.reason?.(game.imagine(view, by, new Dice('why')), by, move) ?? null;
      for (const reader of readers) {
        const at = { kit, view, as: by, options, ...reader, name: () => 'Livia' };
        const { text, cells } = sayAdvice({ move, reason, expects: null }, at);
        // A move that nobody has words for would be called by its name in the code.
        expect(text.startsWith(move.t), `${move.t}: ${text}`).toBe(false);
        expect(text).toMatch(/^<?[\p{Lu}\d].*[.:]/u);
        if (cells.length > 0) kinds.add(move.t);
        if (move.t === 'attack') expect(cells).not.toEqual([]);
      }
    }
    // Something is marked on the board.
    expect(kinds.size).toBeGreaterThan(0);
  });
});

test.each(shelf)('$title: all that a hint may say has its words', async ({ id, first = {}, seats, rules }) => {
  const { game, mind } = await rules();
  const kit = (await loadKit(id))!;
  const count = Math.max(2, seats.min);
  const read = game.readOptions(first, count);
  if (!read.ok) throw new Error(read.problem);
  const view = game.view(game.setup(read.value, count, new Dice('all'), null), 0);
  const values = { planets: 2, cards: 2, force: 3, more: 1, part: 0.5 };
  for (const lang of langs) {
    const own = Object.keys(await kit.words.catalogue(lang));
    const at = { kit, view, as: 0, options: read.value, ...(await readerOf(kit, lang)), name: () => 'Livia' };
    const moves = own.flatMap((word) =>
      word.startsWith('advice.') ? [{ t: word.slice('advice.'.length), n: 2 }] : [],
    );
    const words = own.flatMap((word) => (word.startsWith('reason.') ? [word.slice('reason.'.length)] : []));
    if (mind.reason !== undefined) expect(words.length).toBeGreaterThan(2);
    // An attack needs somebody to attack: bots have done so above.
    for (const move of moves.filter(({ t }) => t !== 'attack'))
      expect(sayAdvice({ move, reason: null, expects: null }, at).text).toMatch(/\.$/);
    for (const word of words) {
      const said = sayAdvice({ move: { t: 'nothing' }, reason: { word, values }, expects: null }, at).text;
      expect(said).toMatch(/^nothing [\p{Lu}\d].*\.$/u);
    }
  }
});

test('what is expected of a move is said beside what the next best brings', async () => {
  const kit = (await loadKit('planet-x'))!;
  const { game } = await shelf.find(({ id }) => id === 'planet-x')!.rules();
  const read = game.readOptions({}, 2);
  if (!read.ok) throw new Error(read.problem);
  const view = game.view(game.setup(read.value, 2, new Dice('x'), null), 0);
  for (const lang of langs) {
    const at = { kit, view, as: 0, options: read.value, ...(await readerOf(kit, lang)), name: () => 'Livia' };
    const said = (best: number, next: number | null) =>
      sayAdvice({ move: { t: 'pass' }, reason: null, expects: { best, next } }, at).text;
    expect(said(0.614, 0.552)).toMatch(/61%.*55%/);
    expect(said(0.5, 0.52)).toContain('50%');
    expect(said(0.5, 0.52)).not.toContain('52%');
    expect(said(0.5, null)).not.toContain('%');
  }
});

test('the strong one is asked from what the seat sees, and answers alike', async () => {
  const played = await shelf.find(({ id }) => id === 'shooting-star')!.rules();
  for (const { view, by } of decisions(played, {}, 2, 3)) {
    const seen = JSON.parse(JSON.stringify(view)) as object;
    const advice = advise(played, { view: seen, me: by, seed: 'seed' })!;
    expect(advice).toEqual(advise(played, { view, me: by, seed: 'seed' }));
    expect(advice.reason).not.toBeNull();
    expect(advice.expects!.best).toBeGreaterThan(advice.expects!.next! - 0.05);
  }
});
