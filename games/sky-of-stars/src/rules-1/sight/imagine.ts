import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { inNumbers, seal } from '../answer.ts';
import { chartOf } from '../chart.ts';
import { deckOf } from '../data/index.ts';
import { pick } from '../offers.ts';
import { blank } from '../setup.ts';
import { ABSTAINED, OBJECT, OK, type State } from '../state.ts';
import type { View } from '../view-kind.ts';
import { fillHidden } from './hidden-sky.ts';
import { layKnown } from './known-sky.ts';

/**
 * A whole state that fits all a seat sees. Drawn: the order of the deck, the numbers of others, what they drew in this round
 * (as the faces allowed), which stars were crossed out where one may not look, and the answers others have sealed.
 */
export function imagine(v: View, me: Seat, chance: Chance): State {
  const s = blank(v.options, v.n, imaginedDeck(v, chance), v.roller);
  s.phase = v.phase;
  s.round = v.round;
  s.rolls = v.rolls;
  s.lineRolls = v.lineRolls;
  s.face = v.face;
  s.asked = v.asked;
  s.targets = v.targets.map((target) => target ?? -1);
  s.showOrder = v.showOrder;
  s.open = v.open;
  s.showIndex = v.open.length > 0 ? v.showOrder.indexOf(v.open.at(-1)!) + 1 : shownBefore(v);
  s.history = v.rounds.map((round, i) => ({ ...round, card: s.deck[i]! }));
  s.deserted = v.result?.reason === 'left';
  const chart = chartOf(v.options);
  for (const [seat, player] of s.players.entries()) {
    const { active, leftIn } = v.players[seat]!;
    player.active = active;
    player.leftIn = leftIn ?? 0;
    player.number = imaginedNumber(v, me, seat, chance);
    layKnown(v, chart, seat, player.sky, chance);
    fillHidden(v, s, seat, chance);
  }
  for (const seat of v.asked) if (seat !== me && v.answered.includes(seat)) imagineAnswer(s, seat, chance);
  recallMine(v, s, me);
  return s;
}

/** Where nothing is on show: outside the shows nobody has begun, after them everybody has. */
function shownBefore(v: View): number {
  return v.phase === 'over' ? v.showOrder.length : 0;
}

function imaginedDeck(v: View, chance: Chance): number[] {
  const { cards } = deckOf(v.options);
  const turned = v.rounds.map(({ card }) => cards.findIndex(({ id }) => id === card));
  const rest = shuffle(
    [...cards.keys()].filter((card) => !turned.includes(card)),
    chance,
    'deck',
  );
  return [...turned, ...rest];
}

function imaginedNumber(v: View, me: Seat, seat: Seat, chance: Chance): number {
  if (v.phase === 'over') return 0;
  if (seat === me) return v.mine?.number ?? 0;
  const round = v.players[seat]!.leftIn ?? v.round;
  return v.rounds[round - 1]!.numbers[seat] ?? 1 + chance.int(5, 'number');
}

/** Something the seat may have answered. */
function imagineAnswer(s: State, seat: Seat, chance: Chance): void {
  if (s.phase === 'show' || s.phase === 'verdict') {
    for (const owner of s.open)
      if (owner !== seat) s.ballots[seat]![owner] = 1 + chance.int(s.phase === 'show' ? 5 : 2, 'ballot');
    return;
  }
  const move = s.phase === 'window' ? ({ t: 'ready' } as const) : pick(s, seat, chance);
  if (move.t === 'start' || move.t === 'line' || move.t === 'erase' || move.t === 'pass' || move.t === 'ready')
    seal(s, seat, move, null);
}

function recallMine(v: View, s: State, me: Seat): void {
  if (v.mine === null) return;
  const { answer, guesses, verdicts } = v.mine;
  if (answer !== null) s.pending[me] = inNumbers(chartOf(v.options), answer);
  for (const { owner, n } of guesses) s.ballots[me]![owner] = n ?? ABSTAINED;
  for (const { owner, says } of verdicts) s.ballots[me]![owner] = says === 'object' ? OBJECT : OK;
}
