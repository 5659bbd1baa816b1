import { type Chance, type Observer, type Seat, shuffle } from '@orrery/kernel';
import { cardsOf } from '../src/rules/cards.ts';
import type { State } from '../src/rules/state.ts';

/**
 * Another truth that looks the same to `who`: the cards in others' hands and in the pile change places, but for
 * what an ally was seen to be given; so do others' secret answers and the card they offer.
 */
export function scramble(s: State, who: Observer, chance: Chance): State {
  if (s.phase === 'over') return s;
  const partner = who !== 'table' && s.options.mode === 'teams' ? (who + 2) % 4 : -1;
  const open = (seat: Seat, card: number) => seat === who || (seat === partner && s.shared.includes(card));
  const hidden: { get(): number; put(card: number): void }[] = [];
  for (let seat = 0; seat < s.n; seat++)
    for (let at = 5 * seat; at < 5 * seat + s.sizes[seat]!; at++)
      if (!open(seat, s.hands[at]!))
        hidden.push({
          get: () => s.hands[at]!,
          put: (card) => {
            if (s.shared.includes(s.hands[at]!)) s.shared[s.shared.indexOf(s.hands[at]!)] = -2 - at;
            if (s.offer === s.hands[at]) s.offer = -2 - at;
            s.hands[at] = card;
            s.place[card] = 4 + seat;
          },
        });
  const deck = [...s.deck];
  for (let at = s.drawn; at < deck.length; at++)
    hidden.push({
      get: () => deck[at]!,
      put: (card) => {
        deck[at] = card;
        s.place[card] = 0;
      },
    });
  const cards = shuffle(
    hidden.map((one) => one.get()),
    chance,
    'scramble',
  );
  for (const [i, one] of hidden.entries()) one.put(cards[i]!);
  s.deck = deck;
  // What an opponent's two allies know of each other's hands sticks to the place in the hand, as does an offer.
  s.shared = s.shared.map((card) => (card < -1 ? s.hands[-2 - card]! : card));
  if (s.offer < -1) s.offer = s.hands[-2 - s.offer]!;
  if (s.offer >= 0 && s.active !== who) scrambleOffer(s, chance);
  scrambleAnswers(s, who, chance);
  return s;
}

function scrambleOffer(s: State, chance: Chance): void {
  const hand = s.hands.slice(5 * s.active, 5 * s.active + s.sizes[s.active]!);
  const at = hand.indexOf(s.offer);
  s.offer = hand[(at + 1 + chance.int(hand.length, 'scramble')) % hand.length]!;
}

/** Any others may have answered, but never all seats: then the question would be settled. */
function scrambleAnswers(s: State, who: Observer, chance: Chance): void {
  const others = Array.from({ length: s.n }, (_, seat) => seat).filter((seat) => seat !== who);
  const flips = () => chance.int(2, 'scramble') === 0;
  if (s.phase === 'attackWindow' || s.phase === 'endWindow') {
    const asked = others.filter((seat) => s.sizes[seat]! > 0 && ((s.used >> seat) & 1) === 0);
    for (const seat of asked) if (flips()) s.passed ^= 1 << seat;
    const waits = (seat: Seat) => ((s.used >> seat) & 1) === 0 && s.sizes[seat]! > 0 && ((s.passed >> seat) & 1) === 0;
    const stillThinking = s.sizes.some((_, seat) => waits(seat));
    if (!stillThinking) s.passed &= ~(1 << asked[0]!);
  }
  if (s.phase !== 'vote' && s.phase !== 'mulligan') return;
  for (const seat of others) {
    if (flips()) s.answers[seat] = -1;
    else if (s.phase === 'vote') s.answers[seat] = chance.int(s.n, 'scramble');
    else s.answers[seat] = mayRedraw(s, seat) && flips() ? 1 : 0;
  }
  if (!s.answers.includes(-1)) s.answers[others[0]!] = -1;
}

function mayRedraw(s: State, seat: Seat): boolean {
  const { home } = cardsOf(s.options);
  return s.hands.slice(5 * seat, 5 * seat + 5).every((card) => home[card] !== seat);
}
