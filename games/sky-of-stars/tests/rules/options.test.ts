import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { CHOICES, DEFAULTS } from '../../src/rules/options.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, letters, play, refusal } from '../fixtures/play.ts';
import { beforeRoll, miniSky, rolled, table } from '../fixtures/table.ts';
import { oddDie, oddSky, ownDeck, ownWords } from '../samples.ts';

const read = (raw: unknown) => {
  const answer = game.readOptions(raw, 4);
  return answer.ok ? answer.value : `${answer.problem} at ${answer.where}`;
};

describe('options', () => {
  test('the defaults are those of the rules', () => {
    expect(read(undefined)).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
    for (const [name, choices] of Object.entries(CHOICES))
      if (name !== 'maxRolls') expect(choices[0]).toBe(DEFAULTS[name as keyof typeof CHOICES]);
    expect([CHOICES.maxRolls[0], CHOICES.maxRolls.at(-1)]).toEqual([8, 60]);
  });

  test('every value of every option is read, anything else is refused by name', () => {
    for (const [name, choices] of Object.entries(CHOICES)) {
      for (const value of choices) expect(read({ [name]: value })).toEqual({ ...DEFAULTS, [name]: value });
      expect(read({ [name]: 'nonsense' })).toBe(`BAD_VALUE at ${name}`);
    }
    expect(read({ closeShape: 'wild' })).toBe('UNKNOWN_OPTION at closeShape');
    expect(read([])).toBe('NOT_AN_OBJECT at options');
    expect(read({ sky: 'canonical-9' })).toBe('BAD_VALUE at sky');
    expect(read({ cards: 'toString' })).toBe('BAD_VALUE at cards');
    for (const cards of ['canonical', 'second', 'both', 'second-2', 'both-2'])
      expect(read({ cards })).toMatchObject({ cards });
  });

  test('skies, cards and dice of one own; the die must know the types of the sky', () => {
    expect(read({ cards: ownWords })).toMatchObject({ cards: ownDeck() });
    expect(read({ sky: oddSky, die: oddDie })).toMatchObject({ sky: { id: 'odd' }, die: { id: 'odd' } });
    expect(read({ sky: oddSky })).toBe('BAD_DATA.UNKNOWN_TYPE at die.faces[0]');
    expect(read({ die: oddDie })).toBe('BAD_DATA.UNKNOWN_TYPE at die.faces[0]');
    expect(read({ cards: { id: 'x', cards: [] } })).toBe('BAD_DATA.TOO_FEW_CARDS at cards.cards');
  });

  test('skies open: everybody sees all skies at once, but neither numbers nor the order', () => {
    const s = rolled(
      table({ options: { skies: 'open' }, skies: { A: { cur: 'S043 S043-S030', erased: 'S001' } } }),
      '?',
    );
    for (const who of [1, 2, 3, 'table'] as const) {
      const { sky } = game.view(s, who).players[0]!;
      expect(sky.drawings).toMatchObject([
        { start: null, stars: ['S030', 'S043'], lines: [{ from: 'S030', to: 'S043' }] },
      ]);
      expect(sky.erased).toMatchObject([{ star: 'S001' }]);
      expect(JSON.stringify(game.view(s, who).rounds)).not.toContain('"number"');
    }
    const { events } = play(s, ['A line S043-S044', 'B timeout', 'C timeout', 'D timeout']);
    const drawn = events.find((event) => event.t === 'lineDrawn' && event.seat === 0)!;
    expect(game.tell(drawn, 'table')).toEqual({ t: 'lineDrawn', seat: 0, from: 'S043', to: 'S044', roll: s.rolls });
  });

  test('mustDraw false: a seat may pass, and nobody hears that it did', () => {
    const s = rolled(table({ options: { mustDraw: false } }), '?');
    const seen = (of: State) => JSON.stringify(game.view(of, 1));
    expect(seen(play(s, ['A pass']).s)).toBe(seen(play(s, ['A line S068-S053']).s));
    expect(clockRunsOut(play(s, ['A pass']).s).s.players[0]!.sky.current!.lines).toEqual([]);
  });

  test('colourBonus false and Duo: no boxes for colours', () => {
    const s = table({ options: { colourBonus: false }, skies: { A: { cur: 'S043' } } });
    let now = play(beforeRoll(s), ['A stop', 'B pass', 'C pass', 'D pass']).s;
    while (now.phase !== 'over') now = now.phase === 'window' ? play(now, ['A stop']).s : clockRunsOut(now).s;
    expect(game.view(now, 'table').result!.rows.every(({ boxes }) => boxes.length === 0)).toBe(true);
  });

  test('eraseTarget any: the eraser is asked while any star is not erased', () => {
    const s = rolled(table({ options: { eraseTarget: 'any' }, skies: { A: { cur: 'S043' } } }), 'erase');
    expect(refusal(s, 'D erase S043')).toBe(null);
    expect(game.list!(s, 3)).toContainEqual({ t: 'erase', star: 'S043' });
    const full = { cur: 'M1 M1-M2 M2-M3 M2-M4 M4-M5 M4-M6' };
    const skies = { A: full, B: full, C: full, D: full };
    expect(rolled(table({ options: { sky: miniSky }, skies }), 'erase').phase).toBe('show');
    const any = rolled(table({ options: { sky: miniSky, eraseTarget: 'any' }, skies }), 'erase');
    expect(letters(any.asked)).toBe('ABCD');
  });
});
