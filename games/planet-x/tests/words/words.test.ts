import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { lineOf, wordsLaw } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import { words } from '../../src/words/index.ts';
import { cardName, effectText } from '../../src/words/names.ts';
import { oddData } from '../samples.ts';
import { options, samples } from './samples.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno', 'Chiara'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

wordsLaw({ words });

describe.each(langs)('words in %s', (lang) => {
  test.each([0, 1, 'table'] as Observer[])('every event reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<Seen['t']>();
    for (const seen of samples) {
      // What is told to one seat alone is read by nobody else.
      if (seen.t === 'answered' && seen.seat !== as) continue;
      const line = lineOf(words, seen, { as, name, say, options });
      if (line === null) continue;
      told.add(seen.t);
      const text = plain(line);
      const full = seen.t === 'turnStarted' ? /^\p{Lu}[^{}]*\p{L}$/u : /^[\p{Lu}\d][^{}]*[.!?]$/u;
      expect(text, JSON.stringify(seen)).toMatch(full);
      expect(text).not.toMatch(/\b(undefined|null|NaN|other|select)\b| {2}|\s[.,:]/);
    }
    expect(told.size).toBeGreaterThan(23);
  });

  test('cards bear the names of their set; every special says what it does', async () => {
    const { say } = await speaker(lang);
    for (const { id, name: printed } of ours1.units) expect(cardName({ say, set: ours1 }, id)).toBe(printed[lang]);
    for (const { key, amount } of ours1.specials) {
      const effect = effectText({ say, set: ours1 }, `s2-${key}`);
      expect(effect.length, key).toBeGreaterThan(15);
      if (amount !== undefined) expect(effect).toContain(String(Math.abs(amount)));
    }
    expect(effectText({ say, set: oddData }, 's1-minus-ship')).toContain('9');
    expect(cardName({ say, set: ours1 }, 'of-no-set')).toBe('of-no-set');
  });
});

test('a reader is spoken to, the others are named', async () => {
  const read = async (lang: Lang, seen: Seen, as: Observer) => {
    const { say } = await speaker(lang);
    return plain(lineOf(words, seen, { as, name, say, options }) ?? '');
  };
  const deployed = { t: 'deployed', seat: 0, card: 'concord-air-4a', stack: 1 } as const;
  expect(await read('it', deployed, 0)).toBe('Schieri Cannoniera Libellula (velivolo 4).');
  expect(await read('it', deployed, 1)).toBe('Ada schiera Cannoniera Libellula (velivolo 4).');
  // After a match any eyes may see what others drew.
  const drew = { t: 'drew', seat: 0, count: 1, cards: ['concord-air-4a'] } as const;
  expect(await read('it', drew, 0)).toBe('Peschi Cannoniera Libellula (velivolo 4).');
  expect(await read('it', drew, 'table')).toBe('Ada pesca Cannoniera Libellula (velivolo 4).');
  expect(await read('en', { ...drew, t: 'dealt' }, 'table')).toBe('Ada is dealt Dragonfly Gunship (aircraft 4).');
  expect(await read('en', deployed, 0)).toBe('You deploy Dragonfly Gunship (aircraft 4).');
  const attack = samples.find((seen) => seen.t === 'attackDeclared' && seen.seat === 1)!;
  expect(await read('it', attack, 0)).toBe('Livia ti attacca: 9 contro 8.');
  expect(await read('en', attack, 'table')).toBe('Livia attacks Ada: 9 against 8.');
});

describe('an attack and a group name the units in it', () => {
  const story: readonly Seen[] = [
    { t: 'deployed', seat: 0, card: 'concord-ship-8a', stack: 1 },
    { t: 'deployed', seat: 1, card: 'xarn-air-5a', stack: 2 },
    { t: 'unitRecovered', seat: 0, card: 'concord-inf-1a', stack: 3 },
    { t: 'groupFormed', seat: 0, unit: 'concord-inf-1a', from: 3, stack: 1, force: 9 },
    { t: 'deployed', seat: 0, card: 'concord-air-4a', stack: 4 },
    { t: 'groupReinforced', seat: 0, unit: 'concord-air-4a', from: 4, stack: 1, force: 13 },
    { t: 'attackDeclared', seat: 1, defender: 0, attacker: 2, target: 1, forces: [5, 13], levels: [3, 4] },
    {
      ...{ t: 'unitsLost', chosenBy: 0 },
      lost: [
        { card: 'concord-air-4a', owner: 0, stack: 1, mods: [] },
        { card: 'xarn-air-5a', owner: 1, stack: 2, mods: [] },
      ],
    },
    { t: 'deployed', seat: 1, card: 'xarn-ship-10a', stack: 5 },
    { t: 'attackDeclared', seat: 1, defender: 0, attacker: 5, target: 1, forces: [10, 9], levels: [4, 4] },
    { t: 'unitEliminated', by: 1, lost: { card: 'concord-inf-1a', owner: 0, stack: 1, mods: [] } },
    { t: 'attackDeclared', seat: 0, defender: 1, attacker: 1, target: 5, forces: [8, 10], levels: [4, 4] },
  ];
  const readFrom = async (lang: Lang, as: Observer, from: number) => {
    const { say } = await speaker(lang);
    let known = words.past!.none;
    return story.slice(from).map((seen) => {
      const line = plain(lineOf(words, seen, { as, name, say, options, past: known }) ?? '');
      known = words.past!.after(known, seen);
      return line;
    });
  };

  test('to who attacks, who is attacked and who looks on', async () => {
    const [en, it] = [await readFrom('en', 'table', 0), await readFrom('it', 0, 0)];
    expect(en[3]).toBe('Ada groups Volunteers (infantry 1) and Cruiser Meridian (starship 8): Force 9.');
    expect(it[3]).toBe('Formi un gruppo con Volontari (fanteria 1) e Incrociatore Meridiana (astronave 8): Forza 9.');
    expect(en[5]).toBe('Ada adds Dragonfly Gunship (aircraft 4) to Cruiser Meridian and Volunteers: Force 13.');
    expect(it[5]).toBe('Rinforzi Incrociatore Meridiana e Volontari con Cannoniera Libellula (velivolo 4): Forza 13.');
    expect(en[6]).toBe(
      'Livia attacks Ada, Force 5 against 13: Blaze Fighter against Cruiser Meridian, Volunteers and Dragonfly Gunship.',
    );
    expect(it[6]).toBe(
      'Livia ti attacca, Forza 5 contro 13: Caccia Vampa contro Incrociatore Meridiana, Volontari e Cannoniera Libellula.',
    );
  });

  test('what was lost is no longer named', async () => {
    const en = await readFrom('en', 1, 0);
    expect(en[9]).toBe(
      'You attack Ada, Force 10 against 9: Tyranny Dreadnought against Cruiser Meridian and Volunteers.',
    );
    expect(en[11]).toBe('Ada attacks you, Force 8 against 10: Cruiser Meridian against Tyranny Dreadnought.');
  });

  test('where only the end of a log is at hand it is told without names', async () => {
    const en = await readFrom('en', 'table', 4);
    expect(en[1]).toBe('Ada adds Dragonfly Gunship (aircraft 4) to a group: Force 13.');
    expect(en[2]).toBe('Livia attacks Ada: 5 against 13.');
    expect(en[5]).toBe('Livia attacks Ada: 10 against 9.');
  });
});

test('the log says nothing of a pass; who looks at just this moment afterwards reads it', async () => {
  const { say } = await speaker('en');
  const passed: Seen = { t: 'answered', seat: 0, answer: { to: 'attackWindow' } };
  expect(words.sentence(passed, 0, name, say, options)).toBeNull();
  const read = async (lang: Lang, as: Observer) => {
    const { id, values } = words.unlogged!(passed, as, name)!;
    return (await speaker(lang)).say(id, values);
  };
  expect([await read('en', 0), await read('en', 'table')]).toEqual(['You pass.', 'Ada passes.']);
  expect([await read('it', 0), await read('it', 'table')]).toEqual(['Passi.', 'Ada passa.']);
  for (const seen of samples.filter(({ t }) => t !== 'answered')) expect(words.unlogged!(seen, 0, name)).toBeNull();
});

test.each(langs)('a refusal is short enough for one line of the bar in %s', async (lang) => {
  const { say } = await speaker(lang);
  for (const { id } of Object.values(words.why)) expect(say(id).length, say(id)).toBeLessThanOrEqual(60);
});

test('with two sides giving up ends the game; with more a bot plays on, and the log says so (PX-E6)', async () => {
  const gaveUp = { t: 'resigned', seat: 1 } as const;
  const read = async (lang: Lang, factions: number) => {
    const { say } = await speaker(lang);
    const chosen = { ...options, mode: 'ffa', factions: ['concord', 'xarn', 'ikthi'].slice(0, factions) } as const;
    return plain(lineOf(words, gaveUp, { as: 0, name, say, options: chosen }) ?? '');
  };
  expect(await read('en', 2)).toBe('Livia gives up.');
  expect(await read('en', 3)).toBe('Livia gives up: a bot plays on.');
  expect(await read('it', 3)).toBe('Livia si arrende: continua un bot.');
});
