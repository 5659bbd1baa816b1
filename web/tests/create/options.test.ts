import { shelf } from '@orrery/games';
import { changedOptions, type Kind } from '@orrery/kernel';
import { type GameTable, sayOptionName, sayOptionValue, uiCatalogue } from '@orrery/ui';
import { createSay, langs } from '@orrery/words';
import { describe, expect, it } from 'vitest';

describe.each(shelf)('the options of $title', (room) => {
  it('stand on the create screen, each once, but those that come with another', async () => {
    const [{ game }, table] = await Promise.all([room.rules(), room.table() as Promise<GameTable<Kind>>]);
    const names = table.options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const choosable = Object.keys(game.optionKinds).filter((name) => name !== 'die');
    expect([...names].sort()).toEqual(choosable.sort());
  });

  it.each(langs)('have a name, in %s, wherever they are told', async (lang) => {
    const [{ game }, words] = await Promise.all([room.rules(), room.words()]);
    const catalogues = await Promise.all([uiCatalogue(lang), words.catalogue(lang)]);
    const say = createSay(lang, catalogues);
    for (const name of Object.keys(game.optionKinds)) expect(sayOptionName(name, say)).not.toContain('option.');
    const first = game.readOptions(room.first, room.seats.max);
    if (!first.ok) throw new Error(first.problem);
    for (const { name, value } of changedOptions(game, first.value, room.seats.max))
      expect(sayOptionValue(name, value, say)).not.toContain('option.');
  });
});
