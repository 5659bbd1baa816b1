import { type Lang, langs, type Observer } from '@orrery/kernel';
import { createSay, plain } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { factions, ours1, shipClasses } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import type { Refusal } from '../../src/rules/moves.ts';
import { words } from '../../src/words/index.ts';
import { className, panelOf, planetName } from '../../src/words/names.ts';
import { at, optionsOf } from '../fixtures/sky.ts';
import { oddData } from '../samples.ts';
import { deal, options, samples, secrets } from './samples.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

/** The names of the values a message asks for: `{name}`, `{count, plural, one {...} other {...}}`, nested as they come. */
function asks(message: string): Set<string> {
  const found = new Set<string>();
  let i = 0;
  const past = (pattern: RegExp): string => {
    const [taken = ''] = message.slice(i).match(pattern) ?? [];
    i += taken.length;
    return taken;
  };
  const text = (): void => {
    for (past(/^[^{}]*/); message[i] === '{'; past(/^[^{}]*/)) value();
  };
  const value = (): void => {
    i++;
    found.add(past(/^\w+/));
    past(/^, \w+, /);
    while (past(/^[^{}]+/) !== '' || message[i] === '{') {
      i++;
      text();
      i++;
      past(/^ /);
    }
    i++;
  };
  text();
  if (i !== message.length) throw new Error(`cannot read "${message}" from ${i}`);
  return found;
}

async function read(lang: Lang, seen: Seen, as: Observer): Promise<string | null> {
  const { say } = await speaker(lang);
  const sentence = words.sentence(seen, as, name, say, options);
  return sentence && plain(say(sentence.id, sentence.values));
}

describe.each(langs)('words in %s', (lang) => {
  test('every message compiles and none is empty', async () => {
    const { catalogue, say } = await speaker(lang);
    for (const [id, message] of Object.entries(catalogue)) {
      expect(message.trim(), id).not.toBe('');
      const values = Object.fromEntries([...asks(message)].map((value) => [value, 3]));
      expect(say(id, values), id).not.toMatch(/[{}]/);
      expect(message, `${id}: a straight apostrophe quotes in ICU`).not.toContain("'");
    }
  });

  test.each([0, 1, 'table'] as Observer[])('every event reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<Seen['t']>();
    // What is told to the parties alone is read by nobody else.
    const heard =
      as === 'table' ? samples : [...samples, ...secrets.filter((one) => one.t !== 'shareSwitched' || as === 0)];
    for (const seen of heard) {
      const sentence = words.sentence(seen, as, name, say, options);
      if (sentence === null) continue;
      told.add(seen.t);
      const text = plain(say(sentence.id, sentence.values));
      const full = seen.t === 'turnBegan' ? /^\p{Lu}[^{}]*\p{L}$/u : /^[\p{Lu}\d][^{}]*[.!?]$/u;
      expect(text, JSON.stringify(seen)).toMatch(full);
      expect(text).not.toMatch(/\b(undefined|null|NaN|other|select)\b| {2}|\s[.,:]/);
    }
    expect(told.size).toBeGreaterThan(as === 'table' ? 27 : 33);
  });

  test('each refusal has its sentence, and its rule has a text', async () => {
    const { catalogue } = await speaker(lang);
    for (const refusal of Object.keys(words.why) as Refusal[]) {
      const { id, rule } = words.why[refusal];
      expect(id).toBe(refusal);
      expect(catalogue[id].length).toBeGreaterThan(10);
      expect(Object.hasOwn(catalogue, rule), rule).toBe(true);
    }
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
    expect(className({ say, options: own }, 0, 'large')).toBe(lang === 'it' ? 'Aquila' : 'Eagle');
  });
});

test('the two languages ask for the same values, Italian for a gender besides', async () => {
  const [it, en] = await Promise.all([words.catalogue('it'), words.catalogue('en')]);
  expect([...asks(en['attacked.missed'])].sort()).toEqual(['a', 'd', 'name', 'shield', 'target', 'unit', 'who']);
  for (const id of Object.keys(en) as (keyof typeof en)[])
    expect([...asks(it[id])].filter((value) => value !== 'gender').sort(), id).toEqual([...asks(en[id])].sort());
});

test('every planet of the largest game has a name of its own', async () => {
  const { say } = await speaker('en');
  const named = Array.from({ length: 18 }, (_, planet) => planetName(say, planet));
  expect(new Set(named).size).toBe(18);
  expect(planetName(say, 18)).toBe('Planet 19');
});

test('panels bear the numerals of the board', () => {
  expect(panelOf(optionsOf(2), at(6, 0))).toBe('IV');
  expect(panelOf(optionsOf(2), at(7, 0))).toBe('V');
  expect(panelOf(optionsOf(2), at(99, 0))).toBe('?');
});

test('a reader is spoken to, the others are named', async () => {
  const built = samples.find((seen) => seen.t === 'built')!;
  expect(await read('it', built, 0)).toBe('Costruisci un altoforno su Vesta per 10 C.');
  expect(await read('it', built, 1)).toBe('Ada costruisce un altoforno su Vesta per 10 C.');
  const hit = samples.find((seen) => seen.t === 'attacked')!;
  expect(await read('en', hit, 0)).toBe('You destroy Livia’s Mega 12 with Spear 3: 4 against 2, shield 3.');
  expect(await read('it', hit, 1)).toBe('Ada distrugge la tua Mega 12 con Lancia 3: 4 contro 2, scudo 3.');
  expect(await read('en', hit, 'table')).toBe('Ada destroys Livia’s Mega 12 with Spear 3: 4 against 2, shield 3.');
});

test('BP-P50: of a face-down contract only its number is said', async () => {
  const faceDown = await read('en', { t: 'contractSigned', no: 1, contract: null }, 2);
  expect(faceDown).toBe('Contract 1 is signed, and lies face down.');
  const terms = await read('en', { t: 'contractSigned', no: 1, contract: deal }, 1);
  expect(terms).toBe('Contract 1 is signed: Ada gives 20 B and you give 10 M.');
});
