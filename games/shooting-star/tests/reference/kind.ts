import type { MissionCard, PlanetCard, WeaponCard } from '../../src/data/index.ts';
import type { Arrow, Event, FinalScore, Options } from '../../src/rules/kind.ts';

/** The game as section 9 of the spec writes it: plain objects, nothing clever. */
export interface RefGame {
  readonly n: number;
  readonly options: Options;
  phase: 'build' | 'place' | 'over';
  round: number;
  invader: number;
  toAct: number | null;
  sites: RefSite[];
  deck: PlanetCard[];
  readonly players: RefPlayer[];
  result: FinalScore | null;
}

export interface RefSite {
  readonly x: number;
  readonly y: number;
  planet: PlanetCard;
  high: boolean;
  card: RefPlaced | null;
}

export interface RefPlaced {
  readonly seat: number;
  readonly weapon: WeaponCard;
  readonly arrow: Arrow;
  readonly order: number;
}

export type RefPileCard = { planet: PlanetCard } | { owner: number; weapon: WeaponCard };

export interface RefPlayer {
  hand: WeaponCard[];
  planetHand: PlanetCard[];
  conquest: RefPileCard[];
  debris: RefPileCard[];
  missions: MissionCard[];
}

export type Tell = (event: Event) => void;

export function level(site: RefSite): 1 | 2 | 3 | 4 | null {
  if (site.planet.kind === 'dark') return null;
  if (site.planet.kind === 'named') return site.high ? 4 : 3;
  return site.high ? 2 : 1;
}

export function find(g: RefGame, x: number, y: number): RefSite | undefined {
  return g.sites.find((site) => site.x === x && site.y === y);
}

/** Adjacent: sharing an edge. */
export function neighbours(g: RefGame, x: number, y: number): RefSite[] {
  return g.sites.filter((site) => Math.abs(site.x - x) + Math.abs(site.y - y) === 1);
}

export function byReading(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return a.y - b.y || a.x - b.x;
}

export const xy = ({ x, y }: { x: number; y: number }) => ({ x, y });
