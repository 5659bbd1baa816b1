import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf, MODIFIER } from '../src/rules/cards.ts';
import type { Event } from '../src/rules/events.ts';
import { game } from '../src/rules/index.ts';
import type { Move } from '../src/rules/kind.ts';
import type { State } from '../src/rules/state.ts';
import { components } from './components.ts';
import { samples } from './samples.ts';

interface Step {
  readonly before: State;
  readonly by: number;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Random games over all samples of options, seen step by step. */
function overGames(howMany: number, visit: (step: Step) => void): void {
  const settings = samples.flatMap((raw) =>
    [2, 3, 4].flatMap((seats) => {
      const read = game.readOptions(raw, seats);
      return read.ok ? [{ seats, options: read.value }] : [];
    }),
  );
  for (let i = 0; i < howMany; i++) {
    const { seats, options } = settings[i % settings.length]!;
    const dice = new Dice(`invariants ${i}`);
    let before = game.setup(options, seats, dice, null);
    while (before.phase !== 'over') {
      const awaited = game.awaited(before);
      const speaker = dice.int(seats);
      const spoken = dice.int(8) === 0 && !awaited.includes(speaker) ? game.speakUp!(before, speaker, dice) : null;
      const by = spoken === null ? awaited[dice.int(awaited.length)]! : speaker;
      const move = spoken ?? game.pick(before, by, dice);
      const after = game.copy(before);
      const events: Event[] = [];
      game.apply(after, by, move, dice, (event) => events.push(event));
      visit({ before, by, move, events, after });
      before = after;
    }
  }
}

const actions = ['deploy', 'discard', 'form', 'reinforce', 'attack', 'support'];

describe('invariants, in random games over all options', () => {
  test('1: every card is in exactly one place, the one written down for it', () => {
    overGames(26, ({ after }) => {
      const cards = cardsOf(after.options);
      expect(components(after)).toEqual([...cards.ids].sort());
      const written = after.hands.map((card) => (card < 0 ? -1 : after.place[card]));
      expect(written).toEqual(
        after.hands.map((_, at) => (at % 5 < after.sizes[Math.floor(at / 5)]! ? 4 + Math.floor(at / 5) : -1)),
      );
      expect(after.discards.every((card) => after.place[card] === 1)).toBe(true);
      expect(after.deck.slice(after.drawn).every((card) => after.place[card] === 0)).toBe(true);
    });
  });

  test('2: hands have at most five cards; at the start of a turn exactly five, or at least one once the pile is empty', () => {
    overGames(52, ({ after, events }) => {
      expect(after.sizes.every((size) => size >= 0 && size <= 5)).toBe(true);
      if (!events.some(({ t }) => t === 'turnStarted')) return;
      if (after.drawn < after.deck.length) expect(after.sizes).toEqual(after.sizes.map(() => 5));
      else expect(after.sizes.every((size) => size >= 1)).toBe(true);
    });
  });

  test('3 (PX-P1, PX-P2): stacks hold one to four units of different types and one faction; modifiers match their unit', () => {
    overGames(26, ({ after }) => {
      const cards = cardsOf(after.options);
      for (const stack of after.live) {
        const units = after.slots.slice(4 * stack, 4 * stack + 4);
        expect(units.some((unit) => unit >= 0)).toBe(true);
        for (const [slot, unit] of units.entries()) {
          if (unit < 0) continue;
          expect([cards.rank[unit], after.stackOf[unit]]).toEqual([slot + 1, stack]);
          if (after.options.enemyUnits === 'ownOnly') expect(cards.home[unit]).toBe(after.owners[stack]);
        }
      }
      for (const mod of after.mods) {
        const unit = after.bearer[mod - cards.units]!;
        expect(cards.kind[mod]).toBe(MODIFIER);
        expect([after.place[mod], after.place[unit], cards.rank[mod]]).toEqual([2, 2, cards.rank[unit]]);
      }
      const bonus = after.bonus.map((_, unit) => {
        const mods = after.mods.filter((mod) => after.bearer[mod - cards.units] === unit);
        return mods.reduce((sum, mod) => sum + cards.force[mod]!, 0);
      });
      expect(after.bonus).toEqual(bonus);
    });
  });

  test('4 (PX-P4, PX-P5): one action a turn, and one special a seat, or one in all', () => {
    const played = new Map<string, number>();
    let turn = '';
    overGames(52, ({ before, by, move }) => {
      const now = `${before.deck.join()} ${before.turn}`;
      if (now !== turn) played.clear();
      turn = now;
      const acts = actions.includes(move.t) || (move.t === 'pass' && before.phase === 'main');
      const perTable = before.options.specialLimit === 'perTable';
      const key = acts ? 'action' : move.t === 'playSpecial' ? `special ${perTable ? '' : by}` : '';
      if (key === '') return;
      played.set(key, (played.get(key) ?? 0) + 1);
      expect(played.get(key)).toBe(1);
    });
  });

  test('5: the pile never grows, discards shrink by Recover alone', () => {
    overGames(52, ({ before, after, events }) => {
      expect(after.drawn).toBeGreaterThanOrEqual(before.drawn);
      if (after.discards.length < before.discards.length) expect(events.map(({ t }) => t)).toContain('unitRecovered');
    });
  });

  test('6 (PX-P26): a window waits for somebody; no truce outlives its turn', () => {
    overGames(52, ({ after }) => {
      const asked = game.awaited(after);
      if (after.phase === 'attackWindow' || after.phase === 'endWindow') expect(asked.length).toBeGreaterThan(0);
      else expect(after.passed).toBe(0);
      for (let at = 3; at < after.truces.length; at += 4)
        if (after.phase !== 'over') expect(after.truces[at]).toBeGreaterThanOrEqual(after.turn);
    });
  });

  test('7 (PX-P17): a clash costs one unit a side at most, the defender nothing on defeat or tie', () => {
    overGames(104, ({ before, events }) => {
      for (const event of events) {
        if (event.t !== 'unitsLost') continue;
        const owners = event.lost.map(({ owner }) => owner);
        expect(new Set(owners).size).toBe(owners.length);
        expect(owners.at(-1)).toBe(before.active);
        expect(owners.length).toBeLessThanOrEqual(2);
      }
      const clash = events.find((event) => event.t === 'clash');
      if (clash?.t === 'clash' && clash.outcome === 'tied')
        expect(events.some(({ t }) => t === 'unitsLost')).toBe(false);
    });
  });

  test('8 (PX-P27, PX-P28): the question put to a seat changes with all that everybody sees, and with no secret answer but its own', () => {
    overGames(52, ({ before, by, after, events }) => {
      const seen = events.some((event) => game.tell(event, 'table') !== null);
      for (let seat = 0; seat < after.n; seat++) {
        const same = game.asks!(before, seat) === game.asks!(after, seat);
        if (same !== (!seen && seat !== by)) expect({ seat, by, events, same }).toBeNull();
      }
    });
  });

  test('10 (PX-E2): a modifier never changes the sums shown as score', () => {
    overGames(52, ({ before, move, after }) => {
      if (move.t !== 'playSpecial' || !/plus|minus/.test(move.card)) return;
      const forces = (s: State) => game.view(s, 'table').players.map(({ force }) => force);
      if (after.turn === before.turn && after.phase === before.phase && after.phase !== 'over')
        expect(forces(after)).toEqual(forces(before));
    });
  });
});
