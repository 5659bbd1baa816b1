import type { Observer } from '@orrery/kernel';
import { NO_GOODS } from '../data/index.ts';
import type { SeenOf } from '../rules/events.ts';
import type { FinalResult, View } from '../rules/seen.ts';
import { READY, strip, withPlayer } from './change.ts';
import { allOpen, returned } from './follow-papers.ts';

/** How a view follows a turn that begins, a seat that goes out, and the end. */

export function turnBegan(view: View, { seat, round }: SeenOf<'turnBegan'>): View {
  const settled = view.round > 0 && round > view.round ? roundEnded(view) : view;
  const rested = <T extends { readonly owner: number }>(one: T): T =>
    one.owner === seat ? { ...one, use: READY } : one;
  return {
    ...settled,
    ...{ stage: 'play', round, placing: null },
    turn: { seat, phase: 'structures', roll: 0, catastrophe: null, active: null },
    planets: view.planets.map((planet) =>
      planet.owner !== seat
        ? planet
        : {
            ...{ ...planet, built: 0, demolished: false, cleared: false },
            slots: planet.slots.map((slot) => (slot.use === null ? slot : { ...slot, use: READY })),
          },
    ),
    ships: view.ships.map(rested),
    stations: view.stations.map(rested),
    asteroids: view.asteroids.map((one) => (one.on === null ? one : { ...one, on: rested(one.on) })),
    own: view.own && { ...view.own, spoken: 0 },
  };
}

function roundEnded(view: View): View {
  return { ...view, quiet: view.busy ? 0 : view.quiet + 1, busy: false };
}

export function playerOut(before: View, { seat, by }: SeenOf<'playerOut'>, as: Observer): View {
  const outAt = 1 + Math.max(...before.players.map((player) => player.outAt));
  const out = withPlayer(before, seat, (player) => ({ ...player, outAt }));
  const scored = by === null ? out : withPlayer(out, by, (player) => ({ ...player, kills: player.kills + 1 }));
  const view = returned(scored, seat);
  const left = <T extends { readonly owner: number | null }>(one: T): boolean => one.owner !== seat;
  const gone: View = {
    ...view,
    ships: view.ships.filter(left),
    stations: view.stations.filter(left),
    asteroids: view.asteroids.map((one) => (one.on?.owner === seat ? { ...one, on: null } : one)),
    planets: view.planets.map((planet) =>
      left(planet) ? planet : { ...strip(planet), owner: null, built: 0, demolished: false, cleared: false },
    ),
    // Whatever acts last in a turn is whose turn it is.
    turn: view.turn?.seat === seat ? { ...view.turn, active: null } : view.turn,
    own: as === seat && view.own !== null ? { ...view.own, share: false } : view.own,
  };
  return withPlayer(gone, seat, (player) => ({
    ...player,
    stock: player.stock && NO_GOODS,
    ledger: NO_GOODS,
    reserve: player.reserve && [],
    kitsSeen: [],
  }));
}

export function ended(view: View, { result, stocks, reserves, kits, contracts }: SeenOf<'gameEnded'>): View {
  const settled = isCounted(result) ? roundEnded(view) : view;
  const open = allOpen(settled, contracts);
  return {
    ...open,
    ...{ stage: 'over', placing: null, turn: null, result },
    players: view.players.map((player, seat) => ({ ...player, stock: stocks[seat]!, reserve: reserves[seat]! })),
    ships: view.ships.map((ship) => {
      const hold = kits.find((one) => one.ship === ship.no);
      return hold === undefined ? ship : { ...ship, kit: hold.kit ?? 'none' };
    }),
  };
}

function isCounted({ how }: FinalResult): boolean {
  return how === 'limit' || how === 'stagnation' || how === 'cap';
}
