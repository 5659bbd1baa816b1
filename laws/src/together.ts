import { type Kind, step } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court } from './court.ts';
import { anyMove } from './journeys.ts';
import { must } from './same.ts';

/**
 * Where several are awaited at once, each is asked a question of its own, which outlasts the answer of another: without `asks`, or with
 * one that changes with every entry, who answers second would be refused as stale.
 */
export function answersTogetherStand<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  let [met, stood] = [0, 0];
  atPositions(court, fc.constant(null), ({ state }, luck) => {
    const awaited = game.awaited(state);
    if (awaited.length < 2) return;
    must(game.asks !== undefined, () => `seats ${awaited} are awaited together, and the game has no \`asks\``);
    const by = awaited[luck.int(awaited.length)]!;
    const taken = step(game, state, by, anyMove(game, state, by, luck), luck);
    if (!taken.ok) return;
    const after = game.awaited(taken.state);
    for (const other of awaited) {
      if (other === by || !after.includes(other)) continue;
      met++;
      if (game.asks!(state, other) === game.asks!(taken.state, other)) stood++;
    }
  });
  must(met === 0 || stood > 0, () => `of ${met} questions put to several none outlasted the answer of another`);
}
