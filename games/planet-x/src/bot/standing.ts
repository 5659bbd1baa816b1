import { type Cards, cardsOf } from '../rules/cards.ts';
import { result } from '../rules/score.ts';
import { teamOf } from '../rules/seats.ts';
import type { State } from '../rules/state.ts';
import { Board, odds, worthOf } from './board.ts';
import { handWorth } from './hand.ts';
import { type Prices, pricesOf } from './prices.ts';

const MOST_SEATS = 4;
const board = new Board();
const expected = new Float64Array(MOST_SEATS);
const sides = new Float64Array(MOST_SEATS);

/** How likely each seat is to win from here, allies together; after the end it is known. */
export function judge(s: State, out: Float64Array): void {
  if (s.phase === 'over') {
    judgeEnd(s, out);
    return;
  }
  const prices = pricesOf(s);
  expectForce(s, prices);
  sides.fill(0);
  for (let seat = 0; seat < s.n; seat++) sides[teamOf(s.options, seat)]! += expected[seat]!;
  const count = s.options.mode === 'teams' ? 2 : s.n;
  const { spread } = prices;
  let total = 0;
  for (let side = 0; side < count; side++) total += Math.exp((sides[side]! - sides[0]!) / spread);
  for (let seat = 0; seat < s.n; seat++)
    out[seat] = Math.exp((sides[teamOf(s.options, seat)]! - sides[0]!) / spread) / total;
}

export function judgeEnd(s: State, out: Float64Array): void {
  const { places } = result(s)!;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  if (s.options.mode === 'teams') winners /= 2;
  for (let seat = 0; seat < s.n; seat++) out[seat] = places[seat] === 1 ? 1 / winners : 0;
}

/** What each seat is to have on the table when the last card is played. */
export function expectedForce(s: State): Float64Array {
  expectForce(s, pricesOf(s));
  return expected;
}

function expectForce(s: State, prices: Prices): void {
  const cards = cardsOf(s.options);
  board.look(s, cards);
  expected.fill(0);
  countTable(s, cards, prices);
  for (let seat = 0; seat < s.n; seat++) expected[seat]! += handWorth(s, cards, seat, prices);
  for (let k = 0; k < s.n; k++) expectAttack((s.active + k) % s.n, k === 0 ? prices.swing : prices.nextSwing / k);
}

function countTable(s: State, cards: Cards, prices: Prices): void {
  for (let unit = 0; unit < cards.units; unit++) {
    const stack = s.stackOf[unit]!;
    if (stack >= 0) expected[s.owners[stack]!]! += prices.table * worthOf(s, cards, unit);
  }
}

/** The best attack of a seat, as far as it will come to it: one unit of each side goes. */
function expectAttack(seat: number, urgency: number): void {
  let best = 0;
  let [attacker, target] = [-1, -1];
  for (let i = 0; i < board.size; i++) {
    if (board.owner[i] !== seat) continue;
    for (let j = 0; j < board.size; j++) {
      if (board.side[j] === board.side[i]) continue;
      const swing = board.swing(i, j);
      if (swing > best) {
        best = swing;
        attacker = i;
        target = j;
      }
    }
  }
  if (attacker < 0) return;
  const likely = urgency * odds(board.force[attacker]! - board.force[target]!);
  expected[seat]! -= likely * board.low[attacker]!;
  expected[board.owner[target]!]! -= likely * board.top[target]!;
}
