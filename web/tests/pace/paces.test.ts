import { shelf } from '@orrery/games';
import type { Game, Kind, Pace } from '@orrery/kernel';
import { createSay, langs } from '@orrery/words';
import { expect, it } from 'vitest';
import { durationWords } from '../../src/pace/duration.ts';
import { paceName, paceSentence } from '../../src/pace/pace-words.ts';
import { paceFrom, presetOf, presets, usualPace } from '../../src/pace/presets.ts';
import { en } from '../../src/words/en.ts';
import { it as italian } from '../../src/words/it.ts';

it('every game can be paced, and its usual pace is that of the server', async () => {
  for (const room of shelf) {
    const { game } = await room.rules();
    expect(game.pacing, room.id).toBeDefined();
    expect(paceFrom(usualPace(game)).tempo).toBe(game.pacing!.usual ?? 'live');
  }
});

it('names stand for how time passes', () => {
  const pace = (name: 'fast' | 'relaxed' | 'days' | 'off') => paceFrom({ name, days: 7, fixedWindows: true });
  expect(pace('fast')).toEqual({ tempo: 'live', fixedWindows: true });
  expect(pace('relaxed')).toEqual({ tempo: 'live', fixedWindows: true, slower: 3, reserve: 300_000 });
  expect(pace('days')).toEqual({ tempo: 'days', fixedWindows: true, days: 7, whole: true });
  expect(pace('off')).toEqual({ tempo: 'off', fixedWindows: false });
});

it('a pace is known by the name it was chosen by', () => {
  for (const name of presets) expect(presetOf(paceFrom({ name, days: 3, fixedWindows: false }))).toBe(name);
});

const catalogues = { en, it: italian };
const reader = (lang: 'en' | 'it') => ({ lang, say: createSay(lang, [catalogues[lang]]) });
const timed = (longest: number | null) => ({ pacing: { longest: () => longest } }) as unknown as Game<Kind>;
const relaxed: Pace = { tempo: 'live', fixedWindows: false, slower: 3, reserve: 300_000 };

it('a pace is said with its numbers, in both languages', () => {
  const said = (pace: Partial<Pace>, longest: number | null, lang: 'en' | 'it' = 'en') =>
    paceSentence({ tempo: 'live', fixedWindows: false, ...pace }, timed(longest), {}, reader(lang));
  expect(said({}, 150_000)).toBe('Fast: up to 2 minutes, 30 seconds for each decision');
  expect(said({}, 45_000, 'it')).toBe('Veloce: fino a 45 secondi per ogni decisione');
  expect(said(relaxed, 60_000)).toBe(
    'Relaxed: up to 3 minutes for each decision, and 5 minutes in reserve for the whole game',
  );
  expect(said({ tempo: 'days', days: 3 }, 60_000, 'it')).toBe('Per corrispondenza: fino a 3 giorni per ogni decisione');
  expect(said({ tempo: 'days', days: 1 }, 60_000)).toBe('By correspondence: up to 1 day for each decision');
  expect(said({ tempo: 'days' }, 60_000)).toBe('By correspondence: up to 2 days, 12 hours for each decision');
  expect(said({ tempo: 'off' }, 60_000)).toBe('No time limit');
  // The game itself has no clock with the options of this table.
  expect(said({}, null)).toBe('No time limit');
});

it('in a list a pace has its name, and its days', () => {
  expect(paceName(relaxed, reader('en'))).toBe('Relaxed');
  expect(paceName({ tempo: 'days', fixedWindows: false, days: 7 }, reader('it'))).toBe(
    'Per corrispondenza: fino a 7 giorni',
  );
});

it('every game says in numbers what its presets mean', async () => {
  for (const room of shelf) {
    const { game } = await room.rules();
    const read = game.readOptions(undefined, room.seats.min);
    if (!read.ok) throw new Error(read.problem);
    for (const lang of langs)
      for (const name of presets.slice(0, 3))
        expect(paceSentence(paceFrom({ name, days: 3, fixedWindows: false }), game, read.value, reader(lang))).toMatch(
          /\d/,
        );
  }
});

it('spans of time are whole units, as the language writes them', () => {
  expect(durationWords(90_061_000, 'en')).toBe('1 day, 1 hour, 1 minute, 1 second');
  expect(durationWords(150_000, 'it')).toBe('2 minuti e 30 secondi');
});
