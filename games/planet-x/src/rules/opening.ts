import { type Chance, type Emit, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, cardsOf, idsOf } from './cards.ts';
import type { Event } from './events.ts';
import { discardFromHand, drawOne, handOf, isOwn } from './hands.ts';
import type { Mulligan, Options, Refusal, VoteFirst } from './kind.ts';
import { leftOf, teamOf } from './seats.ts';
import { blank, FULL, NONE, type State } from './state.ts';
import { startTurn } from './turn.ts';

/** PX-S1 to PX-S6. */
export function setup(options: Options, n: number, chance: Chance, emit: Emit<Event>): State {
  const cards = cardsOf(options);
  const starter = options.firstPlayer;
  const first = starter === 'random' ? chance.int(n, 'first player') : starter === 'vote' ? NONE : starter;
  const deck = shuffle(
    Array.from({ length: cards.size }, (_, card) => card),
    chance,
    'draw pile',
  );
  const s = blank(options, deck);
  const seats = options.factions.map((faction, seat) => ({ faction, team: teamOf(options, seat) }));
  emit?.({ t: 'gameStarted', seats, options, first: first === NONE ? null : first });
  if (first !== NONE) begin(s, first, emit);
  return s;
}

/** PX-S6: five cards each, one at a time from the first player; then the mulligan, if it is played. */
function begin(s: State, first: Seat, emit: Emit<Event>): void {
  s.first = s.active = first;
  for (let i = 0; i < FULL; i++) for (let k = 0, seat = first; k < s.n; k++, seat = leftOf(s, seat)) drawOne(s, seat);
  tellHands(s, 'dealt', (1 << s.n) - 1, emit);
  if (s.options.mulligan) {
    s.phase = 'mulligan';
    emit?.({ t: 'mulliganAsked' });
  } else startTurn(s, first, emit);
}

function tellHands(s: State, t: 'dealt' | 'drew', seats: number, emit: Emit<Event>): void {
  if (emit === null) return;
  const cards = cardsOf(s.options);
  for (let k = 0, seat = s.first; k < s.n; k++, seat = leftOf(s, seat))
    if ((seats >> seat) & 1) emit({ t, seat, count: FULL, cards: idsOf(cards, handOf(s, seat)) });
}

/** PX-O4. */
export function refuseVote(s: State, by: Seat, { seat }: VoteFirst): Refusal | null {
  if (s.answers[by] !== NONE) return 'E_ALREADY_ANSWERED';
  return seat < s.n ? null : 'E_BAD_TARGET';
}

/** PX-S4, PX-O4: secret until all have voted; most votes starts, ties by lot. */
export function vote(s: State, by: Seat, { seat }: VoteFirst, chance: Chance, emit: Emit<Event>): void {
  s.answers[by] = seat;
  emit?.({ t: 'answered', seat: by, answer: { to: 'vote', seat } });
  if (s.answers.includes(NONE)) return;
  const votes = s.answers.slice();
  const counts = votes.map((_, one) => votes.filter((other) => other === one).length);
  const leaders = votes.map((_, one) => one).filter((one) => counts[one] === Math.max(...counts));
  const byLot = leaders.length > 1;
  const first = byLot ? leaders[chance.int(leaders.length, 'tied vote')]! : leaders[0]!;
  s.votes = votes;
  s.answers.fill(NONE);
  emit?.({ t: 'voted', votes, first, byLot });
  begin(s, first, emit);
}

/** PX-S7: only with no unit of one's own faction in hand. */
export function refuseMulligan(s: State, by: Seat, { take }: Mulligan): Refusal | null {
  if (s.answers[by] !== NONE) return 'E_ALREADY_ANSWERED';
  return take && hasOwnUnit(s, cardsOf(s.options), by) ? 'E_MULLIGAN_NOT_ALLOWED' : null;
}

export function hasOwnUnit(s: State, cards: Cards, seat: Seat): boolean {
  return handOf(s, seat).some((card) => isOwn(cards, seat, card));
}

/** PX-S7: carried out in turn order once all have answered. */
export function mulligan(s: State, by: Seat, { take }: Mulligan, emit: Emit<Event>): void {
  s.answers[by] = take ? 1 : 0;
  emit?.({ t: 'answered', seat: by, answer: { to: 'mulligan', take } });
  if (s.answers.includes(NONE)) return;
  const cards = cardsOf(s.options);
  for (let k = 0, seat = s.first; k < s.n; k++, seat = leftOf(s, seat)) {
    if (s.answers[seat] !== 1) continue;
    const hand = handOf(s, seat);
    for (const card of hand) discardFromHand(s, seat, card);
    emit?.({ t: 'mulliganTaken', seat, cards: idsOf(cards, hand) });
    for (let i = 0; i < FULL; i++) drawOne(s, seat);
    tellHands(s, 'drew', 1 << seat, emit);
  }
  s.answers.fill(NONE);
  startTurn(s, s.first, emit);
}
