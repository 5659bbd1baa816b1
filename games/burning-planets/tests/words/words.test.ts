import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { lineOf, wordsLaw } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { factions, ours1, shipClasses } from '../../src/data/index.ts';
import { cellOf } from '../../src/rules/board.ts';
import type { Seen } from '../../src/rules/events.ts';
import { tablesOf } from '../../src/rules/tables.ts';
import { words } from '../../src/words/index.ts';
import { className, panelNumeral, panelOf, planetName } from '../../src/words/names.ts';
import { at, optionsOf } from '../fixtures/sky.ts';
import { oddData } from '../samples.ts';
import { deal, options, samples, secrets } from './samples.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

async function read(lang: Lang, seen: Seen, as: Observer): Promise<string> {
  const { say } = await speaker(lang);
  return plain(lineOf(words, seen, { as, name, say, options }) ?? '');
}

wordsLaw({ words, grammar: ['gender'], shortest: 10 });

describe.each(langs)('words in %s', (lang) => {
  test.each([0, 1, 'table'] as Observer[])('every event reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<Seen['t']>();
    // What is told to the parties alone is read by nobody else.
    const heard =
      as === 'table' ? samples : [...samples, ...secrets.filter((one) => one.t !== 'shareSwitched' || as === 0)];
    for (const seen of heard) {
      const line = lineOf(words, seen, { as, name, say, options });
      if (line === null) continue;
      told.add(seen.t);
      const text = plain(line);
      const full = seen.t === 'turnBegan' ? /^\p{Lu}[^{}]*\p{L}$/u : /^[\p{Lu}\d][^{}]*[.!?]$/u;
      expect(text, JSON.stringify(seen)).toMatch(full);
      expect(text).not.toMatch(/\b(undefined|null|NaN|other|select)\b| {2}|\s[.,:]/);
    }
    expect(told.size).toBeGreaterThan(as === 'table' ? 27 : 33);
  });

  test('ships bear names in the reader’s language, those of an owner’s set their own', async () => {
    const { say } = await speaker(lang);
    const named = factions.flatMap((_, seat) => shipClasses.map((cls) => className({ say, options }, seat, cls)));
    expect(new Set(named).size).toBe(13);
    const humans = { ...ours1.factions.humans, names: { ...ours1.factions.humans.names, small: 'Arrow' } };
    const own = optionsOf(2, {
      factions: ['humans', 'digitals'],
      data: { ...oddData, factions: { ...oddData.factions, humans } },
    });
    expect(className({ say, options: own }, 0, 'small')).toBe('Arrow');
    expect(className({ say, options: own }, 0, 'large')).toBe('Eagle');
  });
});

test('every planet of the largest game has a name of its own', async () => {
  const { say } = await speaker('en');
  const named = Array.from({ length: 18 }, (_, planet) => planetName(say, planet));
  expect(new Set(named).size).toBe(18);
  expect(planetName(say, 18)).toBe('Planet 19');
});

test.each([2, 3, 4, 5, 6])('BP-G5: with %i seats every cell bears the numeral of its panel', (n) => {
  for (const given of [optionsOf(n), optionsOf(n, { data: oddData })]) {
    const board = tablesOf(given).board(n);
    for (let cell = 0; cell < board.cells; cell += 7)
      expect(panelOf(given, cellOf(board, cell))).toBe(panelNumeral(board.panelOf[cell]! + 1));
  }
  expect(panelOf(optionsOf(n), at(99, 0))).toBe('?');
});

test('a reader is spoken to, the others are named', async () => {
  const built = samples.find((seen) => seen.t === 'built')!;
  expect(await read('it', built, 0)).toBe('Costruisci un altoforno su Vesta per 10 C.');
  expect(await read('it', built, 1)).toBe('Ada costruisce un altoforno su Vesta per 10 C.');
  const hit = samples.find((seen) => seen.t === 'attacked')!;
  expect(await read('en', hit, 0)).toBe('You destroy Livia’s Mega 12 with Spear 3: 4 against 2, shield 3.');
  expect(await read('it', hit, 1)).toBe('Ada distrugge la tua Mega 12 con Spear 3: 4 contro 2, scudo 3.');
  expect(await read('en', hit, 'table')).toBe('Ada destroys Livia’s Mega 12 with Spear 3: 4 against 2, shield 3.');
});

test('BP-P50: of a face-down contract only its number is said', async () => {
  const faceDown = await read('en', { t: 'contractSigned', no: 1, contract: null }, 2);
  expect(faceDown).toBe('Contract 1 is signed, face down.');
  const terms = await read('en', { t: 'contractSigned', no: 1, contract: deal }, 1);
  expect(terms).toBe('Contract 1 is signed: Ada gives 20 B and you give 10 M.');
});
