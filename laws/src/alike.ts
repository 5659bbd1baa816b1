import { type Dice, type Game, judge, type Kind, type Observer, type Seat } from '@orrery/kernel';
import { wounded } from './hostile.ts';
import { anyMove } from './journeys.ts';
import { must, mustBeSame, mustBeSameBytes, short } from './same.ts';

/** Two states that one observer cannot tell apart, with a word for how they came about. */
export interface Pair<K extends Kind> {
  readonly one: K['state'];
  readonly other: K['state'];
  readonly who: Observer;
  readonly how: string;
}

/** The same to look at: view, turns, question and result. */
export function mustLookAlike<K extends Kind>(game: Game<K>, pair: Pair<K>): void {
  const { one, other, who, how } = pair;
  mustBeSameBytes(`${how}: the view of ${who}`, game.view(one, who), game.view(other, who));
  mustAskAlike(game, pair);
}

/** The same turns, question and result. */
export function mustAskAlike<K extends Kind>(game: Game<K>, { one, other, who, how }: Pair<K>): void {
  mustBeSameBytes(`${how}: actors, as ${who} sees them,`, game.actors(one), game.actors(other));
  mustBeSameBytes(`${how}: awaited, as ${who} sees them,`, game.awaited(one, who), game.awaited(other, who));
  mustBeSameBytes(`${how}: the result, as ${who} sees it,`, game.result(one), game.result(other));
  if (who !== 'table' && game.asks)
    must(game.asks(one, who) === game.asks(other, who), () => `${how}: the question put to ${who} differs`);
}

/** The same moves legal for a seat, and the same answer to anything else it may try. */
export function mustAllowAlike<K extends Kind>(
  game: Game<K>,
  { one, other, how }: Pair<K>,
  me: Seat,
  luck: Dice,
  inputs: readonly unknown[],
): void {
  const states = [one, other];
  if (game.list) {
    const [here, there] = states.map((s) =>
      game.list!(s, me)
        .map((move) => JSON.stringify(move))
        .sort(),
    );
    mustBeSame(`${how}: the legal moves of ${me}`, here, there);
  }
  const tries = [...inputs];
  for (const s of states)
    for (const seat of game.actors(s)) {
      const move = anyMove(game, s, seat, luck);
      if (move !== null) tries.push(move, wounded(move, luck));
    }
  for (const raw of tries) {
    const [here, there] = states.map((s) => {
      const judged = judge(game, s, me, raw);
      return judged.ok ? 'legal' : judged.refusal;
    });
    must(here === there, () => `${how}: to ${short(raw)} seat ${me} is answered ${here} or ${there}`);
  }
}
