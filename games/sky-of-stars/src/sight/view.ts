import type { Eyes, Seat } from '@orrery/kernel';
import { inNames } from '../rules/answer.ts';
import { cardId } from '../rules/cards.ts';
import { chartOf } from '../rules/chart.ts';
import { finalScore, points } from '../rules/score.ts';
import { hasAnswered } from '../rules/seats.ts';
import { asDrawn, asShape, erasedSeen } from '../rules/shape.ts';
import {
  ABSTAINED,
  type Constellation,
  HIDDEN,
  NOT_YET,
  OBJECT,
  ORDER,
  type RoundRecord,
  type State,
} from '../rules/state.ts';
import type { Mine, PlayerSeen, RoundSeen, SkySeen, View } from '../rules/view-kind.ts';

/**
 * Who gets what. "all" includes the table; at the end of the game everything but the order of the deck is for all. Open eyes, of a
 * match that is over, get what any seat gets.
 *
 * | field                                  | who                                                                      |
 * |----------------------------------------|--------------------------------------------------------------------------|
 * | order of the deck                      | nobody, ever                                                             |
 * | card, face, roller, rolls, rounds      | all                                                                      |
 * | asked, answered, targets, blocked      | all (not what was answered)                                              |
 * | mine.number                            | its owner; all at the reveal (rounds.numbers), if it sat out at the end  |
 * |                                        | of the shows                                                             |
 * | mine.answer, guesses, verdicts         | their owner; guesses and objections all at the reveal (rounds.shows)     |
 * | sky.drawings of this round             | the owner in order; its shape: all from the show on, the eraser to the   |
 * |                                        | right while it decides, all at once with `skies: open`                   |
 * | the order of drawing, the start star   | the owner; all from the reveal on                                        |
 * | sky.drawings of earlier rounds         | all who saw them shown                                                   |
 * | sky.erased                             | that it happened: all; which star: the owner, who erased it, the eraser  |
 * |                                        | while it decides; all at the owner's next show, at once with open skies  |
 * | points, result                         | all                                                                      |
 */
export function view(s: State, who: Eyes): View {
  const over = s.phase === 'over';
  const { options } = s;
  return {
    me: who === 'open' ? 'table' : who,
    n: s.n,
    options,
    phase: s.phase,
    round: s.round,
    card: over ? null : cardId(options, s.deck[s.round - 1]!),
    deckSize: s.deck.length - s.round,
    roller: s.roller,
    rolls: s.rolls,
    lineRolls: s.lineRolls,
    face: s.face,
    asked: s.asked,
    answered: s.asked.filter((seat) => hasAnswered(s, seat)),
    targets: s.targets.map((target) => (target < 0 ? null : target)),
    showOrder: s.showOrder,
    open: s.open,
    rounds: s.history.map((round) => roundSeen(s, round)),
    players: s.players.map((_, seat) => playerSeen(s, seat, who)),
    mine: who === 'table' || who === 'open' ? null : mine(s, who),
    result: over ? finalScore(s) : null,
  };
}

function roundSeen({ options }: State, { card, rolls, stop, shows, numbers, scores }: RoundRecord): RoundSeen {
  return { card: cardId(options, card), rolls, stop, shows, numbers, scores };
}

function playerSeen(s: State, seat: Seat, who: Eyes): PlayerSeen {
  const { active, leftIn, sky } = s.players[seat]!;
  return {
    active,
    leftIn: leftIn === 0 ? null : leftIn,
    draws: sky.current !== null,
    sky: skySeen(s, seat, who),
    points: points(s, seat),
  };
}

function skySeen(s: State, seat: Seat, who: Eyes): SkySeen {
  const chart = chartOf(s.options);
  const { done, current, erased, erasedShown } = s.players[seat]!.sky;
  const all = seat === who || who === 'open' || s.phase === 'over';
  const looks = all || s.options.skies === 'open' || isLent(s, seat, who);
  const drawingSeen = (one: Constellation) => {
    if (all || one.seen === ORDER) return [asDrawn(chart, one)];
    return looks || one.seen !== HIDDEN ? [asShape(chart, one)] : [];
  };
  return {
    drawings: (current === null ? done : [...done, current]).flatMap(drawingSeen),
    erased: erased.map((one, i) => erasedSeen(chart, one, looks || i < erasedShown || one.by === who)),
  };
}

/** SK-P9: who is asked to erase looks at the sky to its left. */
function isLent(s: State, seat: Seat, who: Eyes): boolean {
  return s.face === 'erase' && who !== 'table' && who !== 'open' && s.targets[who] === seat && s.asked.includes(who);
}

function mine(s: State, who: Seat): Mine {
  const { number } = s.players[who]!;
  const sealed = s.pending[who] ?? null;
  const ballots = s.open
    .map((owner) => ({ owner, ballot: s.ballots[who]![owner]! }))
    .filter(({ ballot }) => ballot !== NOT_YET);
  return {
    number: number === 0 ? null : number,
    answer: sealed === null ? null : inNames(chartOf(s.options), sealed),
    guesses:
      s.phase === 'show' || s.phase === 'count'
        ? ballots.map(({ owner, ballot }) => ({ owner, n: ballot === ABSTAINED ? null : ballot }))
        : [],
    verdicts:
      s.phase === 'verdict'
        ? ballots.map(({ owner, ballot }) => ({ owner, says: ballot === OBJECT ? 'object' : 'ok' }))
        : [],
  };
}
