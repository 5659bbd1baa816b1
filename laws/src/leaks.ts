import { type Chance, Dice, type Game, judge, type Kind } from '@orrery/kernel';
import fc from 'fast-check';
import { mustAllowAlike, mustLookAlike, type Pair } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { hostile } from './hostile.ts';
import { anyMove } from './journeys.ts';
import { must, mustBeSame, short } from './same.ts';
import { heard, moving, mustBeToldAlike } from './told.ts';

/**
 * No leak: in another truth that an observer cannot tell from this one, all that they see, are told, are asked and are
 * answered is equal to the byte. The other truth is now all other, now other in little: a move that shows much at once
 * may then show the same in both.
 */
export function nothingLeaks<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  const changed = { seat: false, table: false };
  atPositions(court, fc.array(hostile, { maxLength: 3 }), ({ state, journey }, luck, inputs) => {
    for (const who of ['table', luck.int(journey.head.seats)] as const)
      for (const chance of [luck, new GentleDice(luck)]) {
        const other = trial.scramble(game.copy(state), who, chance);
        const whose = who === 'table' ? 'table' : 'seat';
        changed[whose] ||= JSON.stringify(state) !== JSON.stringify(other);
        if (trial.conserved) mustBeSame('the components scrambled', trial.conserved(state), trial.conserved(other));
        const pair = { one: state, other, who, how: 'LEAK' };
        mustLookAlike(game, pair);
        if (who !== 'table') mustAllowAlike(game, pair, who, luck, inputs);
        mustTellAlike(game, pair, luck);
      }
  });
  if (trial.open) return;
  must(changed.seat, () => 'the scrambler never changed anything that a seat must not know');
  must(changed.table, () => 'the scrambler never changed anything that the table must not know');
}

/** The same next move, by anyone: told alike unless it shows the observer what was hidden, for then the views differ. */
function mustTellAlike<K extends Kind>(game: Game<K>, { one, other, who }: Pair<K>, luck: Dice): void {
  for (const by of game.actors(one))
    for (const from of [one, other]) {
      const move = anyMove(game, from, by, luck);
      if (move === null || !judge(game, one, by, move).ok || !judge(game, other, by, move).ok) continue;
      const seed = luck.bits();
      const here = heard(moving(game, one, by, move), new Dice(seed));
      const there = heard(moving(game, other, by, move), new Dice(seed));
      mustBeToldAlike(game, `LEAK after ${short(move)} of seat ${by}`, here, there, who);
    }
}

/** Luck under which a shuffle hardly swaps: mostly the highest number, which leaves a card where it is. */
class GentleDice implements Chance {
  private readonly luck: Dice;
  constructor(luck: Dice) {
    this.luck = luck;
  }
  int(n: number): number {
    return this.luck.int(8) === 0 ? this.luck.int(n) : n - 1;
  }
}
