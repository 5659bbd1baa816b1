import type { Chance, Seat } from '@orrery/kernel';
import { promise } from '../bot/promise.ts';
import { first, tail } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import { sectorOf } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';

/** How far people are trusted to lay what fits: small, and the best weapon for a place is nearly sure to lie there. */
const DOUBT = 0.6;
const GRAIN = 1 << 24;
const weight = new Float64Array(WEAPONS);

/** Draws every face-down weapon of another seat anew, likelier the better it fits the planet and the arrow that everybody sees. */
export function believe(s: State, me: Seat, chance: Chance): void {
  const sector = sectorOf(s);
  for (let seat = 0; seat < s.n; seat++) {
    const site = s.site[seat]!;
    if (seat === me || site < 0) continue;
    const unplayed = s.hands[seat]! | (1 << s.weapon[seat]!);
    let total = 0;
    for (let rest = unplayed; rest !== 0; rest = tail(rest)) {
      const weapon = first(rest);
      weight[weapon] = Math.exp(promise(s, sector, weapon, s.arrow[seat]!, site) / DOUBT);
      total += weight[weapon]!;
    }
    let drawn = (chance.int(GRAIN, 'belief') / GRAIN) * total;
    let laid = 0;
    for (let rest = unplayed; rest !== 0 && drawn >= 0; rest = tail(rest)) {
      laid = first(rest);
      drawn -= weight[laid]!;
    }
    s.weapon[seat] = laid;
    s.hands[seat] = unplayed & ~(1 << laid);
  }
}
