import type { Seat } from '@orrery/kernel';
import type { Options, Phase } from './kind.ts';

/**
 * The whole truth, flat: small integers and sets of sites as bits, so that a playout copies and changes it quickly.
 * Planets, weapons and missions are numbered as in the data set; sites in reading order (a gap keeps its number).
 * Plain JSON: what can be computed once (blast masks, neighbours, moves) lives in tables.ts, never here.
 */
export interface State {
  readonly n: number;
  readonly options: Options;
  phase: Phase;
  /** 0 while a custom sector is built. */
  round: number;
  invader: Seat;
  /** Whose go it is; -1 when the game is over. */
  toAct: Seat;

  /** x and y of each site in turn, in reading order. Replaced, never changed in place: copies share it. */
  cells: readonly number[];
  /** The planet on each site, -1 on a gap. */
  planets: number[];
  /** Sites with a planet. */
  alive: number;
  /** Sites with a Dark planet. */
  dark: number;
  /** Sites with a named planet. */
  named: number;
  /** Sites whose numbered planet shows its low side: the next hit captures it. */
  low: number;
  /** Sites with a weapon on them. */
  covered: number;

  /** Bits of the weapons in each hand. */
  hands: number[];
  /** The weapon each seat has laid this round, -1 before its go. */
  weapon: number[];
  /** The site it lies on, -1 once it has left the table. */
  site: number[];
  arrow: number[];

  /** What each seat showed in the last resolution, as `shot` of sector.ts numbers it; -1 before the first. */
  shown: number[];

  /** Who keeps each planet: a place from keep.ts, or -1 in the sector and in the deck. */
  keeper: number[];
  /** debris[seat * n + owner]: bits of the owner's weapons in the Debris of the seat. */
  debris: number[];
  /** The weapon (owner * 9 + weapon) a seat's Shield has caught, -1 if none; Shield and weapon lie in its Conquest. */
  caught: number[];

  /** The planet deck as shuffled, from the top. Never changed in place: copies share it. */
  deck: readonly number[];
  /** The small cards of the deck before this place have been laid. */
  drawn: number;
  /** `drawn` before the last resolution. */
  drawnBefore: number;
  /** Three per seat, worth 1, 2, 3; empty until dealt. Replaced, never changed in place: copies share it. */
  missions: readonly number[];
}

export function copy(s: State): State {
  return {
    n: s.n,
    options: s.options,
    phase: s.phase,
    round: s.round,
    invader: s.invader,
    toAct: s.toAct,
    cells: s.cells,
    planets: s.planets.slice(),
    alive: s.alive,
    dark: s.dark,
    named: s.named,
    low: s.low,
    covered: s.covered,
    hands: s.hands.slice(),
    weapon: s.weapon.slice(),
    site: s.site.slice(),
    arrow: s.arrow.slice(),
    shown: s.shown.slice(),
    keeper: s.keeper.slice(),
    debris: s.debris.slice(),
    caught: s.caught.slice(),
    deck: s.deck,
    drawn: s.drawn,
    drawnBefore: s.drawnBefore,
    missions: s.missions,
  };
}
