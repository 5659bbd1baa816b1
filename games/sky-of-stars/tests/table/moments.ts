import { Dice, judge, type Observer } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { Seen } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import type { View } from '../../src/rules/view-kind.ts';
import { follow } from '../../src/sight/index.ts';

export interface Moment {
  readonly view: View;
  readonly seen: Seen | null;
  readonly turn: Turn<SkyOfStars> | null;
}

/** A seat's decision, worked out as the web app does. */
function turnOf(state: State, as: Observer): Turn<SkyOfStars> | null {
  if (as === 'table' || !game.actors(state).includes(as)) return null;
  const now = game.copy(state);
  return {
    get moves() {
      return game.list!(now, as);
    },
    refusal: (move) => {
      const judged = judge(game, now, as, move);
      return judged.ok ? null : judged.refusal;
    },
    play: async () => ({ ok: true, no: 0 }),
  };
}

/** Every view an observer comes to see in a random game, with the event that leads on from it. */
export function* moments(n: number, as: Observer, options: object): Generator<Moment> {
  const read = game.readOptions(options, n);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice(`${n} ${JSON.stringify(options).length}`);
  const state = game.setup(read.value, n, chance, null);
  let view = game.view(state, as);
  for (let entries = 0; game.result(state) === null && entries < 4000; entries++) {
    yield { view, seen: null, turn: turnOf(state, as) };
    const [by] = game.awaited(state);
    const leaves = options !== undefined && 'onLeave' in options && entries === 90 && n > 2;
    const move = leaves
      ? ({ t: 'leave' } as const)
      : entries % 31 === 30
        ? game.fallback(state, by!, chance)
        : game.pick(state, by!, chance);
    const told: Seen[] = [];
    game.apply(state, by!, move, chance, (event) => {
      const seen = game.tell(event, as);
      if (seen !== null) told.push(seen);
    });
    for (const seen of told) {
      yield { view, seen, turn: null };
      view = follow(view, seen, as);
    }
  }
  yield { view, seen: null, turn: null };
}
