import type { Chance, Seat } from '@orrery/kernel';
import { count, has, nth } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import { type Sector, shot } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { haul, keepsake, promise } from './promise.ts';
import { CATCH, CAUGHT, DENIED, LOST, SHOT_CARD } from './weights.ts';

/** Where piles are closed (`memory`) nobody sees which cards another has played: it may have any. */
function mayBeUnplayed(s: State, seat: Seat): number {
  return s.options.piles === 'memory' ? (1 << WEAPONS) - 1 : s.hands[seat]! | (1 << s.weapon[seat]!);
}

/** How many unplayed weapons are compared when cards are suspected: the more cards lie, the less each is looked at. */
const LOOKS = 8;
const MOST = 4;

/**
 * What one seat takes the face-down cards of others to be. Drawn from what everybody sees, never from the cards themselves:
 * a searcher must not count on others being blind to what its own placement gives away, nor on their knowing it.
 */
export class Suspects {
  private size = 0;
  private readonly weapon = new Int32Array(MOST);
  private readonly site = new Int32Array(MOST);
  private readonly blast = new Int32Array(MOST);
  private readonly priority = new Int32Array(MOST);
  /** What it would be worth to keep each from firing. */
  private readonly denied = new Float64Array(MOST);

  /** Looks at all cards laid in this round before the go of `by`. */
  look(s: State, sector: Sector, by: Seat, chance: Chance): void {
    this.size = 0;
    const tries = Math.ceil(LOOKS / count(s.covered));
    for (let seat = s.invader; seat !== by; seat = (seat + 1) % s.n) this.suspect(s, sector, seat, tries, chance);
  }

  private suspect(s: State, sector: Sector, seat: Seat, tries: number, chance: Chance): void {
    const [site, arrow] = [s.site[seat]!, s.arrow[seat]!];
    const unplayed = mayBeUnplayed(s, seat);
    const weapons = count(unplayed);
    let best = Number.NEGATIVE_INFINITY;
    let laid = 0;
    for (let i = 0; i < tries; i++) {
      const weapon = nth(unplayed, chance.int(weapons, 'suspect'));
      const worth = promise(s, sector, weapon, arrow, site);
      if (worth > best) {
        best = worth;
        laid = weapon;
      }
    }
    const k = this.size++;
    this.weapon[k] = laid;
    this.site[k] = site;
    this.blast[k] = sector.blast[shot(sector, laid, arrow, site)]!;
    this.priority[k] = sector.cards.priority[laid]!;
    this.denied[k] = (DENIED * haul(s, sector, laid, arrow, site)) / (s.n - 1);
  }

  /** What a placement promises among them. */
  promise(s: State, sector: Sector, weapon: number, arrow: number, site: number): number {
    if (this.size === 0) return promise(s, sector, weapon, arrow, site);
    if (weapon === sector.cards.shield) return promise(s, sector, weapon, arrow, site) + this.caughtAt(site);
    const blast = sector.blast[shot(sector, weapon, arrow, site)]!;
    const lost = this.lossOf(sector, weapon, blast, site);
    if (lost > 0) return -lost - keepsake(s, sector, weapon);
    return promise(s, sector, weapon, arrow, site) + this.spoils(sector, weapon, blast);
  }

  /** SS-P8, from behind the Shield: what the first of them that shoots at it leaves there. */
  private caughtAt(site: number): number {
    for (let k = 0; k < this.size; k++) if (has(this.blast[k]!, site)) return CATCH + this.denied[k]!;
    return 0;
  }

  /** Caught by a Shield, or shot by who fires first; an equal priority laid earlier does (SS-P6). 0: neither. */
  private lossOf(sector: Sector, weapon: number, blast: number, site: number): number {
    let lost = 0;
    for (let k = 0; k < this.size; k++) {
      if (this.weapon[k] === sector.cards.shield && has(blast, this.site[k]!)) return CAUGHT;
      if (this.priority[k]! >= sector.cards.priority[weapon]! && has(this.blast[k]!, site)) lost = LOST;
    }
    return lost;
  }

  /** Cards shot away take their haul with them; who has fired before is not there any more. */
  private spoils(sector: Sector, weapon: number, blast: number): number {
    let spoils = 0;
    for (let k = 0; k < this.size; k++)
      if (has(blast, this.site[k]!))
        spoils += this.priority[k]! < sector.cards.priority[weapon]! ? this.denied[k]! : -SHOT_CARD;
    return spoils;
  }
}
