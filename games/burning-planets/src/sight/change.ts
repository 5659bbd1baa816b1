import type { Seat } from '@orrery/kernel';
import { type Bag, type Kit, kits, resources } from '../data/index.ts';
import type { Cell, UnitRef } from '../rules/moves.ts';
import type { ContractSeen, LegSeen, PlanetSeen, PlayerSeen, ShipSeen, SlotSeen, Use, View } from '../rules/seen.ts';
import { sameCell, sameUnit } from './cells.ts';

/** Small changes of a view, each giving a new one: the verbs that follow.ts is written in. */

export const READY: Use = { fresh: false, used: 0, moved: false, finished: false };
export const NEW: Use = { ...READY, fresh: true };

export function withPlanet(view: View, id: number, change: (planet: PlanetSeen) => PlanetSeen): View {
  return { ...view, planets: view.planets.map((planet) => (planet.id === id ? change(planet) : planet)) };
}

export function withPlayer(view: View, seat: Seat, change: (player: PlayerSeen) => PlayerSeen): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? change(player) : player)) };
}

export function withShip(view: View, no: number, change: (ship: ShipSeen) => ShipSeen): View {
  return { ...view, ships: view.ships.map((ship) => (ship.no === no ? change(ship) : ship)) };
}

/** BP-G7: r ascending, then q ascending. */
export function inOrder<T extends { readonly cell: Cell }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.cell.r - b.cell.r || a.cell.q - b.cell.q);
}

/** Something new on the ground of a planet. */
export function stand(view: View, planet: number, slot: SlotSeen): View {
  return withPlanet(view, planet, (seen) => ({ ...seen, slots: inOrder([...seen.slots, slot]) }));
}
export function takeDown(view: View, planet: number, cell: Cell): View {
  return withPlanet(view, planet, (seen) => ({
    ...seen,
    slots: seen.slots.filter((slot) => !sameCell(slot.cell, cell)),
  }));
}
/** All structures off a planet; nature stays. */
export function strip(planet: PlanetSeen): PlanetSeen {
  return { ...planet, slots: planet.slots.filter(({ kind }) => kind === 'forest' || kind === 'mountain') };
}

function sum(bag: Bag, more: Bag, times: number): Bag {
  const next = { ...bag };
  for (const res of resources) next[res] += times * more[res];
  return next;
}

/** Goods come to a seat or, with -1, leave it; `seen`: everybody knows how many. */
export function shift(view: View, seat: Seat, goods: Bag, times: 1 | -1, seen: boolean): View {
  return withPlayer(view, seat, (player) => ({
    ...player,
    stock: player.stock && sum(player.stock, goods, times),
    ledger: seen ? sum(player.ledger, goods, times) : player.ledger,
  }));
}

function sorted(some: readonly Kit[]): Kit[] {
  return [...some].sort((a, b) => kits.indexOf(a) - kits.indexOf(b));
}
/** A kit comes into a reserve, for all to see (BP-P41). */
export function reserveKit(view: View, seat: Seat, kit: Kit): View {
  return withPlayer(view, seat, (player) => ({
    ...player,
    reserve: player.reserve && sorted([...player.reserve, kit]),
    kitsSeen: sorted([...player.kitsSeen, kit]),
  }));
}
export function fromReserve(view: View, seat: Seat, kit: Kit): View {
  return withPlayer(view, seat, (player) => {
    const at = player.reserve?.indexOf(kit) ?? -1;
    return { ...player, reserve: player.reserve?.filter((_, i) => i !== at) ?? null };
  });
}

export function withUse(view: View, ref: UnitRef, change: (use: Use) => Use): View {
  if ('ship' in ref) return withShip(view, ref.ship, (ship) => ({ ...ship, use: change(ship.use) }));
  if ('station' in ref)
    return {
      ...view,
      stations: view.stations.map((one) => (sameCell(one.cell, ref.station) ? { ...one, use: change(one.use) } : one)),
    };
  if ('onAsteroid' in ref)
    return {
      ...view,
      asteroids: view.asteroids.map((one) =>
        one.on !== null && sameCell(one.cell, ref.onAsteroid)
          ? { ...one, on: { ...one.on, use: change(one.on.use) } }
          : one,
      ),
    };
  return {
    ...view,
    planets: view.planets.map((planet) => ({
      ...planet,
      slots: planet.slots.map((slot) =>
        slot.use !== null && sameCell(slot.cell, ref.defence) ? { ...slot, use: change(slot.use) } : slot,
      ),
    })),
  };
}

/** BP-P19: who acted before has finished. */
export function finishActive(view: View): View {
  const active = view.turn?.active ?? null;
  if (view.turn === null || active === null) return view;
  const finished = withUse(view, active, (use) => ({ ...use, finished: true }));
  return { ...finished, turn: { ...view.turn, active: null } };
}

/** A unit of whose turn it is acts; every such act is one more move of the turn. */
export function spend(view: View, ref: UnitRef, onMove = false): View {
  const active = view.turn?.active ?? null;
  const before = active !== null && sameUnit(active, ref) ? view : finishActive(view);
  const spent = withUse(before, ref, (use) => (onMove ? { ...use, moved: true } : { ...use, used: use.used + 1 }));
  return { ...spent, acts: view.acts + 1, turn: spent.turn && { ...spent.turn, active: ref } };
}

/** A contract this observer can read. */
export function withContract(view: View, no: number, change: (contract: ContractSeen) => ContractSeen): View {
  return { ...view, contracts: view.contracts.map((one) => (one.no === no ? change(one) : one)) };
}
export function withLeg(contract: ContractSeen, from: Seat, change: (leg: LegSeen) => LegSeen): ContractSeen {
  return { ...contract, legs: contract.legs.map((leg) => (leg.from === from ? change(leg) : leg)) };
}
/** Does everybody know what is given and taken under it? */
export function isOpen(view: View, no: number): boolean {
  const contract = view.contracts.find((one) => one.no === no);
  return contract !== undefined && (!contract.secret || contract.state !== 'signed');
}
