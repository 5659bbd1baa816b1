import { readFileSync } from 'node:fs';
import type { Observer } from '@orrery/kernel';
import { createSay, langs } from '@orrery/words';
import { expect, describe as group, test } from 'vitest';
import { skies } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { workId } from '../../src/rules/works.ts';
import { albumMedals, albumSvg, NIGHT, skySvg } from '../../src/table/album/picture.ts';
import { falling, ME, opening, SCENES, worthOf } from '../../src/table/learn/scenes.ts';
import { tableNames } from '../../src/table/names.ts';
import { figureOf, type Look, questionOf, sceneOf } from '../../src/table/scene.ts';
import { describe as inWords, wayOf } from '../../src/table/sky/describe.ts';
import { NO_PICKS, starStates } from '../../src/table/sky/figure.ts';
import { starLabel } from '../../src/table/sky/labels.ts';
import { inTheWay } from '../../src/table/sky/why.ts';
import { words } from '../../src/words/index.ts';
import { rolled, table } from '../fixtures/table.ts';
import { moments } from './moments.ts';

const say = createSay('en', [await words.catalogue('en')]);
const seats = [0, 1, 2, 3].map(
  (seat) =>
    ({ seat, name: ['<Ada>', 'Livia', 'Bruno', 'Chiara'][seat]!, look: seat, kind: 'friend', online: true }) as const,
);
const names = tableNames(say, 0, seats, DEFAULTS);
const star = (id: string) => skies['canonical-1'].stars.find((each) => each.id === id)!;

group('what stands in the way of a refused line', () => {
  test('X4: the star it passes over; none once that is erased', () => {
    const free = { old: [], current: null, erased: [] };
    expect(inTheWay(names, free, star('S043'), star('S055'), 'passes-over-star')).toEqual({ star: star('S045') });
    const gone = { ...free, erased: [{ star: 'S045', by: 3, round: 1, roll: 1 }] };
    expect(inTheWay(names, gone, star('S043'), star('S055'), 'passes-over-star')).toBeNull();
  });

  test('X7: the line it crosses', () => {
    const s = rolled(table({ round: 2, skies: { A: { done: ['S043 S043-S044'], cur: 'S030' } } }), 'burst');
    const figure = figureOf(game.view(s, 0), names, 0);
    const way = inTheWay(names, figure, star('S030'), star('S052'), 'crosses-constellation');
    expect(way).toEqual({ line: [star('S043'), star('S044')] });
    expect(inTheWay(names, figure, star('S030'), star('S052'), 'wrong-type')).toBeNull();
  });
});

test('a drawing in words: outline, lines with their winds and lengths, forks and loose ends', () => {
  const s = rolled(table({ skies: { A: { cur: 'S043 S043-S030 S030-S031', erased: 'S045' } } }), '?');
  const said = inWords(names, figureOf(game.view(s, 0), names, 0));
  expect(said[0]).toMatch(/^3 stars, 2 lines/);
  expect(said).toContain('From E4 north-east, short, to E3.');
  expect(said).toContain('Loose ends: E4 and F3.');
  expect(said.at(-1)).toBe('One star is crossed out.');
  expect(wayOf({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe('n');
  expect(wayOf({ x: 0, y: 0 }, { x: -5, y: 5 })).toBe('sw');
});

test('each star is what it is in this sky, and may be taken besides: the end of a closed shape is bright too', () => {
  const s = rolled(table({ round: 2, skies: { A: { done: ['S043 S043-S044'], cur: 'S030', erased: 'S045' } } }), '?');
  const states = starStates(figureOf(game.view(s, 0), names, 0));
  expect(['S043', 'S030', 'S045', 'S031', 'S001'].map((id) => states.get(id) ?? 'idle')).toEqual([
    'old',
    'mine',
    'erased',
    'idle',
    'idle',
  ]);
  const picks = { ...NO_PICKS, legal: new Set(['S030', 'S031']) };
  const said = (id: string) =>
    starLabel(names, id, states.get(id) ?? 'idle', picks)
      .split('; ')
      .slice(1);
  expect(said('S030')).toEqual(['in this constellation', 'can be chosen']);
  expect(said('S031')).toEqual(['can be chosen']);
  expect(said('S001')).toEqual(['free']);
});

group('which sky is on the board', () => {
  test('one’s own while drawing, the neighbour’s while erasing, all in small for who watches', () => {
    const draws = rolled(table({}), 'burst');
    expect(sceneOf(game.view(draws, 0), null, 0, null)).toEqual({ t: 'sky', owner: 0, mode: 'draw' });
    expect(sceneOf(game.view(draws, 'table'), null, 'table', null)).toEqual({ t: 'gallery' });
    const erases = rolled(table({}), 'erase');
    expect(sceneOf(game.view(erases, 3), null, 3, null)).toEqual({ t: 'sky', owner: 0, mode: 'erase' });
  });

  test('with all skies open the first one still to be guessed, or the one asked for', () => {
    for (const { view } of moments(4, 1, { guessing: 'allAtOnce', rounds: 1, maxRolls: 8 })) {
      if (view.phase !== 'show' || view.open.length < 4 || view.mine!.guesses.length !== 1) continue;
      const scene = sceneOf(view, null, 1, null);
      if (scene.t !== 'sky') throw new Error('no sky');
      expect(view.mine!.guesses.map(({ owner }) => owner)).not.toContain(scene.owner);
      expect(scene.owner).not.toBe(1);
      expect(sceneOf(view, null, 1, { seat: 3, question: questionOf(view) })).toMatchObject({ owner: 3 });
      return;
    }
    throw new Error('no such moment');
  });

  test('a look ends with the question it was made at: the next start begins at one’s own sky', () => {
    let look: Look | null = null;
    for (const { view, seen } of moments(4, 1, { skies: 'open', guessing: 'allAtOnce', rounds: 2, maxRolls: 8 })) {
      if (seen !== null) continue;
      if (view.phase === 'show') look = { seat: 3, question: questionOf(view) };
      if (look === null || view.round !== 2 || view.phase !== 'start') continue;
      expect(view.asked).toContain(1);
      expect(sceneOf(view, null, 1, look)).toEqual({ t: 'sky', owner: 1, mode: 'draw' });
      return;
    }
    throw new Error('no such moment');
  });

  test('open skies are there to be looked at, and left again; hidden ones are not', () => {
    const looked = (skies: 'open' | 'private', face: string, as: Observer, seat: number) => {
      const view = game.view(rolled(table({ options: { skies } }), face), as);
      return sceneOf(view, null, as, { seat, question: questionOf(view) });
    };
    expect(looked('open', 'burst', 0, 2)).toEqual({ t: 'sky', owner: 2, mode: 'show' });
    expect(looked('open', 'burst', 0, 0)).toEqual({ t: 'sky', owner: 0, mode: 'draw' });
    expect(looked('open', 'erase', 3, 3)).toEqual({ t: 'sky', owner: 3, mode: 'show' });
    expect(looked('open', 'erase', 3, 0)).toEqual({ t: 'sky', owner: 0, mode: 'erase' });
    expect(looked('open', 'burst', 'table', 2)).toEqual({ t: 'sky', owner: 2, mode: 'show' });
    expect(looked('private', 'burst', 0, 2)).toEqual({ t: 'sky', owner: 0, mode: 'draw' });
    expect(looked('private', 'burst', 'table', 2)).toEqual({ t: 'gallery' });
  });
});

const MEDAL = 'fill="#c9a24b"';
test('the album is plain SVG: a line for every line, every word, names without markup', () => {
  const { view } = [...moments(4, 'table', { rounds: 2, maxRolls: 8 })].at(-1)!;
  const best = new Set([workId(1, 2)]);
  const album = albumSvg(view, names, best);
  expect(album).toContain('&lt;Ada&gt;');
  expect(album.split(MEDAL)).toHaveLength(2);
  expect(albumMedals(view, names, best)).toHaveLength(1);
  expect(album).not.toMatch(/<Ada>|<script|style=|undefined|NaN/);
  for (let seat = 0; seat < 4; seat++) {
    const svg = skySvg(view, names, seat, best);
    // One medal, on the sky that has the best drawing, and as often on the page of all.
    expect(svg.split(MEDAL)).toHaveLength(seat === 1 ? 2 : 1);
    const drawn = view.players[seat]!.sky.drawings.flatMap(({ lines }) => lines).length;
    expect(svg.match(/M\d+ \d+L/g)?.length ?? 0).toBeGreaterThanOrEqual(drawn);
    for (const { caption } of figureOf(view, names, seat).old) expect(svg).toContain(`>${caption}<`);
  }
});

test.each([2, 3, 4, 5, 6])('the album of %i has as many dots as a film can have: even, and none of them bare', (n) => {
  const { view } = [...moments(n, 'table', { rounds: 2, maxRolls: 8 })].at(-1)!;
  const all = [0, 1, 2, 3, 4, 5].map((seat) => ({ ...seats[seat % 4]!, seat }));
  const album = albumSvg(view, tableNames(say, 0, all, DEFAULTS), new Set());
  const numbers = (text: RegExp) => text.exec(album)!.slice(1).map(Number) as [number, number];
  const [wide, high] = numbers(/<svg [^>]*?width="(\d+)" height="(\d+)"/);
  const [, , width] = /viewBox="(\S+) (\S+) (\S+) /.exec(album)!.slice(1).map(Number);
  const [, ground] = numbers(/<rect x="0" y="0" width="(\S+)" height="(\S+)"/);
  expect([wide % 2, high % 2]).toEqual([0, 0]);
  expect((ground * wide) / width!).toBeGreaterThanOrEqual(high);
});

test('the inks of the album are those of the sky by night', () => {
  const css = readFileSync(new URL('../../src/table/sky/sky.css', import.meta.url), 'utf8').split('}')[0]!;
  for (const [name, ink] of Object.entries(NIGHT)) expect(css).toContain(`--sk-${name}: ${ink};`);
});

group('the lessons', () => {
  test.each(SCENES)('$id: what it asks for is legal, and does it', (scene) => {
    const state = opening(scene);
    if (scene.id === 'points') {
      // Counted, and not played: two saw the own sky, all of them, and one was guessed.
      expect(worthOf(scene)).toBe(4);
      expect(scene.done(game.view(state, ME), false)).toBe(false);
      expect(scene.done(game.view(state, ME), true)).toBe(true);
      return;
    }
    expect(scene.done(game.view(state, ME), false)).toBe(false);
    const goals = game.list!(state, ME).filter(scene.goal);
    expect(goals.length).toBeGreaterThan(0);
    game.apply(state, ME, goals[0]!, falling(scene), null);
    expect(scene.done(game.view(state, ME), false)).toBe(true);
  });

  test.each([
    ['over', 'passes-over-star'],
    ['refused', 'crosses-constellation'],
  ])('the marked star of "%s" is refused: %s', (lesson, why) => {
    const scene = SCENES.find(({ id }) => id === lesson)!;
    const move = { t: 'line', from: 'S030', to: scene.marked![0]! } as const;
    expect(game.refuse(opening(scene), ME, move)).toBe(why);
  });

  test('the house that is called finished could be drawn: a roof and both walls, each line legal', () => {
    const [start, ...lines] = SCENES.find(({ id }) => id === 'stop')!.mine.split(' ');
    const wild = SCENES.find(({ id }) => id === 'wild')!;
    for (const [k, line] of lines.entries()) {
      const state = opening({ ...wild, mine: [start, ...lines.slice(0, k)].join(' ') });
      const [from, to] = line.split('-') as [string, string];
      expect(game.refuse(state, ME, { t: 'line', from, to }), line).toBeNull();
    }
    expect(lines).toHaveLength(4);
  });

  test.each(langs)('there is a text before and after each in %s', async (lang) => {
    const catalogue = await words.catalogue(lang);
    for (const { id } of SCENES)
      for (const part of ['title', 'text', 'after'] as const)
        expect(catalogue[`learn.${id}.${part}`].length).toBeGreaterThan(4);
  });
});
