import { commonLevels, Dice, type Game, type Kind, type Mind, type ScriptedMind, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { botNames, decide } from '../src/index.ts';

interface Honesty<K extends Kind> {
  readonly rules: { readonly game: Game<K>; readonly mind: Mind<K> | ScriptedMind<K> };
  /** Another state of which the seat sees the same; it may change what it is given. */
  scramble(s: K['state'], by: Seat, dice: Dice): K['state'];
  /** Decisions to be taken, and whose. */
  readonly found: readonly { readonly s: K['state']; readonly by: Seat }[];
  /** Moves that only the table's host makes. */
  readonly never?: readonly K['move']['t'][];
}

/** Every bot plays what is legal, and the same whatever lies hidden from its seat: it gets its view as the wire brings it. */
export function botsAreHonest<K extends Kind>({ rules, scramble, found, never = [] }: Honesty<K>): void {
  const { game } = rules;
  const seenBy = (s: K['state'], by: Seat) => JSON.parse(JSON.stringify(game.view(s, by))) as K['view'];
  const names = botNames.filter((bot) => bot !== 'master' || hasMaster(rules.mind));
  test.each(names)('%s plays legally, and alike whatever lies hidden', (bot) => {
    for (const [i, { s, by }] of found.entries()) {
      const move = decide(rules, { view: game.view(s, by), me: by, bot, seed: `honest ${i}` });
      expect(game.gate(s, by, move!.t) ?? game.refuse(s, by, move!)).toBeNull();
      expect(never).not.toContain(move!.t);
      const other = scramble(game.copy(s), by, new Dice(`other ${i}`));
      expect(decide(rules, { view: seenBy(other, by), me: by, bot, seed: `honest ${i}` })).toEqual(move);
    }
  });
  const some = found.filter((_, i) => i % Math.ceil(found.length / 30) === 0);
  for (const manner of rules.mind.manners ?? [])
    test(`who is ${manner} plays legally, and alike whatever lies hidden`, () => {
      for (const [i, { s, by }] of some.entries()) {
        const plays = (view: K['view']) => decide(rules, { view, me: by, bot: 'normal', seed: `manner ${i}`, manner });
        const move = plays(game.view(s, by));
        expect(game.gate(s, by, move!.t) ?? game.refuse(s, by, move!)).toBeNull();
        // It gives up no more for its manner than a few games in a hundred.
        const liked = 'likes' in rules.mind ? (rules.mind.likes?.(manner, s, by, move!) ?? 0) : 0;
        expect(liked >= 0 && liked <= 0.06).toBe(true);
        expect(plays(seenBy(scramble(game.copy(s), by, new Dice(`other ${i}`)), by))).toEqual(move);
      }
    });
}

/** Where there is none hard plays, and was looked at. */
function hasMaster<K extends Kind>(mind: Mind<K> | ScriptedMind<K>): boolean {
  return 'levels' in mind && mind.levels.master !== undefined;
}

/** When a bot speaks tells nothing of its hand: it keeps silent where nobody asks it. */
export function botsKeepSilent<K extends Kind>({ rules, found }: Omit<Honesty<K>, 'scramble'>, seats: number): void {
  const { game } = rules;
  test.each(commonLevels)('%s keeps silent where nobody asks', (level) => {
    for (const [i, { s }] of found.entries())
      for (let seat = 0; seat < seats; seat++)
        if (!game.awaited(s, seat).includes(seat))
          expect(decide(rules, { view: game.view(s, seat), me: seat, bot: level, seed: `silent ${i}` })).toBeNull();
  });
}
