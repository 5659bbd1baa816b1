import { type Chance, type Observer, type Seat, shuffle } from '@orrery/kernel';
import { cardsOf } from '../src/rules/cards.ts';
import type { State } from '../src/rules/state.ts';
import { scramblePiles } from './scramble-piles.ts';

/**
 * Another truth that `who` cannot tell from this one: the order of the deck, what others laid face down, the missions
 * of others; under `piles: memory` also what lies in the piles and hands of others.
 */
export function scramble(s: State, who: Observer, chance: Chance): State {
  if (s.phase !== 'over') {
    if (s.options.piles === 'memory') scramblePiles(s, who, chance);
    scrambleMissions(s, who, chance);
    for (let seat = 0; seat < s.n; seat++) if (seat !== who) scrambleFaceDown(s, seat, chance);
  }
  scrambleDeck(s, chance);
  return s;
}

/** N1: another of the cards the seat still had when it laid one. */
function scrambleFaceDown(s: State, seat: Seat, chance: Chance): void {
  if (s.site[seat]! < 0) return;
  const before = [s.weapon[seat]!, ...bitsOf(s.hands[seat]!)];
  const [laid, ...hand] = shuffle(before, chance, 'scramble');
  s.weapon[seat] = laid!;
  s.hands[seat] = setOf(hand);
}

/** N2: the laid cards stay laid, in their order; a shown next card stays the next. */
function scrambleDeck(s: State, chance: Chance): void {
  const { kind } = cardsOf(s.options);
  const isSmall = (planet: number) => kind[planet] === 0;
  const before = s.deck.slice(0, s.drawnBefore).filter(isSmall);
  const last = s.deck.slice(s.drawnBefore, s.drawn).filter(isSmall);
  const rest = s.deck.filter((planet) => !before.includes(planet) && !last.includes(planet));
  const next = s.options.nextReplacement === 'shown' ? s.deck.slice(s.drawn).find(isSmall) : undefined;
  shuffle(rest, chance, 'scramble');
  if (next !== undefined) {
    const top = rest.findIndex(isSmall);
    const from = rest.indexOf(next);
    rest[from] = rest[top]!;
    rest[top] = next;
  }
  s.deck = [...before, ...last, ...rest];
  s.drawnBefore = before.length;
  s.drawn = before.length + last.length;
}

/** N3, N4: others' missions of one value change places with each other and with those in the box. */
function scrambleMissions(s: State, who: Observer, chance: Chance): void {
  const missions = [...s.missions];
  const { missions: all } = cardsOf(s.options).set;
  for (let value = 1; value <= 3 && missions.length > 0; value++) {
    const mine = who === 'table' ? -1 : missions[3 * who + value - 1];
    const seats = Array.from({ length: s.n }, (_, seat) => seat).filter((seat) => seat !== who);
    const dealt = seats.map((seat) => missions[3 * seat + value - 1]!);
    const worth = all.map((_, mission) => mission).filter((mission) => all[mission]!.points === value);
    const box = worth.filter((mission) => mission !== mine && !dealt.includes(mission));
    const pool = shuffle([...dealt, ...box], chance, 'scramble');
    for (const [i, seat] of seats.entries()) missions[3 * seat + value - 1] = pool[i]!;
  }
  s.missions = missions;
}

function bitsOf(set: number): number[] {
  return Array.from({ length: 9 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
}

function setOf(bits: readonly number[]): number {
  return bits.reduce((set, bit) => set | (1 << bit), 0);
}
