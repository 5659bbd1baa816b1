import type { Seat } from '@orrery/kernel';
import { dataOf } from '../data/index.ts';
import type { CardSeen, PileCard, SeatSeen, SiteSeen, View, XY } from '../rules/kind.ts';
import { onConquest, onDebris } from './pile.ts';
import type { Fate, StagedView } from './staged.ts';

/** Small changes of a view, each giving a new one: the verbs that follow.ts is written in. */

export function sameCell(a: XY, b: XY): boolean {
  return a.x === b.x && a.y === b.y;
}

export function siteAt(view: View, at: XY): SiteSeen | null {
  return view.sites.find((site) => sameCell(site.at, at)) ?? null;
}

export function withSeat(view: StagedView, seat: Seat, change: (player: SeatSeen) => SeatSeen): StagedView {
  return { ...view, players: view.players.map((player, i) => (i === seat ? change(player) : player)) };
}

export function withSites(view: StagedView, sites: readonly SiteSeen[]): StagedView {
  return { ...view, sites, planetsLeft: sites.length };
}

/** Lays a planet, as printed in the set; sites stay in reading order. */
export function lay(view: StagedView, at: XY, planet: string, high: boolean): StagedView {
  const card = dataOf(view.options).planets.find(({ id }) => id === planet);
  if (card === undefined) return view;
  const { kind, name, moons } = card;
  const level = kind === 'dark' ? null : kind === 'named' ? (high ? 4 : 3) : high ? 2 : 1;
  const laid: SiteSeen = { at, planet, kind, name, moons, level, high: level !== null && high, card: null };
  const sites = [...view.sites, laid].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  return withSites(view, sites);
}

export function withCard(view: StagedView, at: XY, card: CardSeen | null): StagedView {
  return { ...view, sites: view.sites.map((site) => (sameCell(site.at, at) ? { ...site, card } : site)) };
}

/** Takes a seat's weapon off its planet, if it still lies on one. */
export function lift(view: StagedView, owner: Seat): StagedView {
  const { sites } = view;
  return { ...view, sites: sites.map((site) => (site.card?.seat === owner ? { ...site, card: null } : site)) };
}

export function toConquest(view: StagedView, seat: Seat, card: PileCard): StagedView {
  const set = dataOf(view.options);
  return withSeat(view, seat, (player) => ({
    ...player,
    conquest: player.conquest && onConquest(player.conquest, card, set),
    conquestSize: player.conquestSize + 1,
  }));
}

export function toDebris(view: StagedView, seat: Seat, card: PileCard): StagedView {
  const set = dataOf(view.options);
  return withSeat(view, seat, (player) => ({
    ...player,
    debris: player.debris && onDebris(player.debris, card, set),
    debrisSize: player.debrisSize + 1,
  }));
}

export function withFate(view: StagedView, owner: Seat, fate: Fate): StagedView {
  if (view.volley === undefined) return view;
  return { ...view, volley: view.volley.map((shot) => (shot.seat === owner ? { ...shot, fate } : shot)) };
}
