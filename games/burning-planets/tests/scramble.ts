import { type Chance, type Observer, type Seat, shuffle } from '@orrery/kernel';
import type { State } from '../src/rules/state.ts';

/*
 * Another truth that `who` cannot tell from this one, written from the layout of the state alone. A contract is 19
 * numbers: id, number, proposer, partner, carrier, secret, state (0 proposed, 1 signed), goods 4 + 4, legs 2 (1 due,
 * 2 aboard, 3 delivered), withheld 2.
 */
const WIDE = 19;

export function scramble(s: State, who: Observer, chance: Chance): State {
  if (s.stage === 'over') return scrambleProposals(s, who, chance);
  if (s.stage !== 'play') return s;
  scrambleKits(s, who, chance);
  scrambleProposals(s, who, chance);
  scrambleFaceDown(s, who, chance);
  scrambleSwitches(s, who, chance);
  scrambleStocks(s, who, chance);
  for (let seat = 0; seat < s.n; seat++) {
    if (seat === who) continue;
    for (let k = 0; k < 3; k++) s.reserve[3 * seat + k] = chance.int(s.kitsSeen[3 * seat + k]! + 1, 'scramble');
    if (chance.int(2, 'scramble') === 0) s.spoken[seat] = chance.int(51, 'scramble');
  }
  return s;
}

/** Kits loaded out of sight change places, with none as well; bit 8 marks a hold that nobody else can tell of. */
function scrambleKits(s: State, who: Observer, chance: Chance): void {
  const rows = s.uHold.flatMap((hold, row) => ((hold & 8) !== 0 && s.uSeat[row] !== who ? [row] : []));
  const kits = shuffle(
    rows.map((row) => s.uHold[row]! & 3),
    chance,
    'scramble',
  );
  for (const [i, row] of rows.entries()) {
    const other = chance.int(4, 'scramble');
    s.uHold[row] = 8 | (other === 3 ? kits[i]! : other);
  }
}

function contracts(s: State): number[][] {
  return Array.from({ length: s.contracts.length / WIDE }, (_, i) => s.contracts.slice(WIDE * i, WIDE * i + WIDE));
}

/** Papers between others are torn up, or made up, and their counts moved on. */
function scrambleProposals(s: State, who: Observer, chance: Chance): State {
  const kept = contracts(s).filter(
    (c) => c[6] !== 0 || c[2] === who || c[3] === who || chance.int(2, 'scramble') === 0,
  );
  const cargo = s.uNo.filter((_, row) => s.uKind[row] === 4 && s.uSeat[row] !== who);
  const living = s.outAt.flatMap((out, seat) => (out === 0 && seat !== who ? [seat] : []));
  for (const from of living)
    for (const to of living) {
      if (from === to || chance.int(3, 'scramble') > 0) continue;
      s.papers[from * s.n + to]! += 1 + chance.int(3, 'scramble');
      const carrier = cargo.find((no) => [from, to].includes(s.uSeat[s.uNo.indexOf(no)]!));
      if (carrier === undefined || s.stage === 'over' || s.options.trade === 'off') continue;
      const id = (s.papers[from * s.n + to]! * 6 + from) * 6 + to;
      const goods = [1 + chance.int(9, 'scramble'), 0, 0, 0, 0, chance.int(4, 'scramble'), 0, 0];
      const secret = s.options.trade === 'secret' ? chance.int(2, 'scramble') : 0;
      kept.push([id, 0, from, to, carrier, secret, 0, ...goods, 1, goods[5]! > 0 ? 1 : 0, 0, 0]);
    }
  s.contracts = kept.flat();
  return s;
}

/** Secret contracts between others: other goods, other hands, other carriers, loaded or not. */
function scrambleFaceDown(s: State, who: Observer, chance: Chance): void {
  const all = contracts(s);
  for (const c of all) {
    if (c[6] !== 1 || c[5] !== 1 || c[2] === who || c[3] === who) continue;
    if (chance.int(2, 'scramble') === 0) continue;
    for (let k = 7; k < 15; k++) c[k] = chance.int(3, 'scramble') === 0 ? chance.int(30, 'scramble') : 0;
    c[7 + chance.int(4, 'scramble')]! += 1;
    c[15] = 1 + chance.int(2, 'scramble');
    c[16] = c.slice(11, 15).some((amount) => amount > 0) ? 1 + chance.int(3, 'scramble') : 0;
    c[17] = chance.int(2, 'scramble');
    c[18] = chance.int(2, 'scramble');
    const carriers = s.uNo.filter((_, row) => s.uKind[row] === 4 && s.uSeat[row] !== who);
    const carrier = shuffle(carriers, chance, 'scramble')[0]!;
    const owner = s.uSeat[s.uNo.indexOf(carrier)]!;
    const others = s.outAt.flatMap((out, seat) => (out === 0 && seat !== who && seat !== owner ? [seat] : []));
    const other = others[chance.int(others.length, 'scramble')]!;
    [c[2], c[3]] = chance.int(2, 'scramble') === 0 ? [owner, other] : [other, owner];
    c[4] = carrier;
    c[0] = (++s.papers[c[2]! * s.n + c[3]!]! * 6 + c[2]!) * 6 + c[3]!;
  }
  s.contracts = shuffle(all, chance, 'scramble').flat();
}

/** Never all on: then the game would be over. */
function scrambleSwitches(s: State, who: Observer, chance: Chance): void {
  const others = s.outAt.flatMap((out, seat) => (out === 0 && seat !== who ? [seat] : []));
  for (const seat of others) if (chance.int(3, 'scramble') === 0) s.share ^= 1 << seat;
  if (others.every((seat) => (s.share >> seat) & 1)) s.share &= ~(1 << others[0]!);
}

/** Any stock will do that covers the same of the legs due to, or from, whoever looks. */
function scrambleStocks(s: State, who: Observer, chance: Chance): void {
  if (s.options.openStocks === 'on') return;
  for (let seat = 0; seat < s.n; seat++) {
    if (seat === who || s.outAt[seat] !== 0) continue;
    const before = coverage(s, seat, who);
    const was = s.stock.slice(4 * seat, 4 * seat + 4);
    for (let k = 0; k < 4; k++) {
      const step = chance.int(41, 'scramble') - 20;
      s.stock[4 * seat + k] = Math.max(0, was[k]! + step);
      if (coverage(s, seat, who) !== before) s.stock[4 * seat + k] = was[k]!;
    }
  }
}

function coverage(s: State, giver: Seat, who: Observer): string {
  return contracts(s)
    .filter((c) => c[6] === 1 && (c[2] === who || c[3] === who))
    .map((c) => {
      const leg = c[2] === giver ? 0 : 1;
      const goods = c.slice(7 + 4 * leg, 11 + 4 * leg);
      return goods.every((amount, k) => s.stock[4 * giver + k]! >= amount);
    })
    .join();
}
