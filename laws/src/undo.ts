import {
  BrokenLog,
  type Dice,
  hearersOf,
  isQuiet,
  judge,
  type Kind,
  observersOf,
  ReplayedChance,
  step,
} from '@orrery/kernel';
import fc from 'fast-check';
import { mustLookAlike } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { anyMove } from './journeys.ts';
import { LawBroken, must, short } from './same.ts';

/**
 * A quiet move can be taken back though another has acted in secret since: that act is as legal without it, draws the same, and
 * leads everybody else to what they see already. By this a host may undo without telling that somebody acted.
 */
export function quietMovesComeBack<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const { seats } = journey.head;
    for (const by of game.actors(state)) {
      const mine = taken(state, by, luck);
      if (mine === null) continue;
      const hearers = hearersOf(game, seats, mine.events);
      if (!isQuiet(game, by, mine.state, hearers, mine.draws.length)) continue;
      for (const other of game.actors(mine.state)) {
        const theirs = other === by ? null : taken(mine.state, other, luck);
        if (theirs === null || theirs.events.some((event) => game.tell(event, by) !== null)) continue;
        const how = `${short(mine.move)} of seat ${by} taken back after ${short(theirs.move)} of seat ${other}`;
        const without = replayed(state, other, theirs.move, new ReplayedChance(theirs.draws), how);
        for (const who of observersOf(seats))
          mustLookAlike(game, { one: who === by ? state : theirs.state, other: without, who, how });
      }
    }
  });

  function taken(from: K['state'], by: number, luck: Dice) {
    const move = anyMove(game, from, by, luck);
    const done = move === null ? null : step(game, from, by, move, luck);
    return done?.ok ? done : null;
  }

  function replayed(from: K['state'], by: number, move: K['move'], draws: ReplayedChance, how: string): K['state'] {
    const judged = judge(game, from, by, move);
    if (!judged.ok) throw new LawBroken(`${how}: which is then refused: ${judged.refusal}`);
    const next = game.copy(from);
    try {
      game.apply(next, by, judged.move, draws, null);
    } catch (error) {
      if (error instanceof BrokenLog) throw new LawBroken(`${how}: ${error.message}`);
      throw error;
    }
    must(draws.left === 0, () => `${how}: ${draws.left} draws are left over`);
    return next;
  }
}
