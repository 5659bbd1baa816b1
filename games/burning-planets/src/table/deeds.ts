import type { Seat } from '@orrery/kernel';
import { type Kit, kits } from '../data/index.ts';
import { cellOf, SIDES } from '../rules/board.ts';
import { refuseLoad } from '../rules/cargo.ts';
import type { Load, Move, UnitRef, Unload } from '../rules/moves.ts';
import { orbitAt, planetAt, verticesOf } from '../rules/planets.ts';
import type { ShipSeen } from '../rules/seen.ts';
import { ASTEROID, CARGO, EMPTY, HUGE, isOnAsteroid, STATION } from '../rules/things.ts';
import { unitIn } from '../rules/units.ts';
import { rowOf, type Sense } from './sense.ts';

/**
 * What a unit may do besides moving and attacking, as moves to be asked of the rules: a few that make sense where it is,
 * whether they are allowed or not, so that a table can say why not.
 */
export function deedsOf(sense: Sense, me: Seat, ref: UnitRef): Move[] {
  const row = rowOf(sense, ref);
  if (row < 0 || !('ship' in ref)) return [];
  const { s, board } = sense;
  const planet = orbitAt(s, board, s.uCell[row]!);
  const cargo = s.uKind[row] === CARGO;
  const deeds: Move[] = [];
  if (planet >= 0 && s.owner[planet] !== me) {
    deeds.push({ t: 'conquer', ship: ref.ship, planet });
    if (!cargo) deeds.push(...razes(sense, ref.ship, planet));
  }
  if (s.uKind[row] === HUGE && planet >= 0 && verticesOf(s, board, planet).includes(s.uCell[row]!))
    deeds.push({ t: 'bombard', planet });
  if (cargo) deeds.push(...loads(sense, me, ref.ship, planet), ...unloads(sense, me, ref.ship, planet));
  return deeds;
}

function razes({ s, view }: Sense, ship: number, planet: number): Move[] {
  if (s.owner[planet]! < 0) return [];
  return view.planets[planet]!.slots.flatMap(({ cell, kind }) => {
    const standing = kind === 'furnace' || kind === 'greenhouse' || kind === 'spaceport';
    return standing ? [{ t: 'raze' as const, ship, planet, cell }] : [];
  });
}

/** Goods due here, alone or with a kit; kits bought or from the reserve; an own structure beside the ship; a bluff. */
function loads(sense: Sense, me: Seat, ship: number, planet: number): Load[] {
  const { s, board, view } = sense;
  const found: Load[] = [];
  const none = { contracts: [], kit: null, reserve: false } as const;
  for (const cell of beside(sense, ship)) {
    const there = unitIn(s, cell);
    if (there < 0 || s.uSeat[there] !== me) continue;
    if (s.uKind[there] !== STATION && !isOnAsteroid(s.uKind[there]!)) continue;
    found.push({ t: 'load', ship, from: { cell: cellOf(board, cell) }, ...none });
  }
  if (planet < 0 || s.owner[planet]! < 0) return found;
  const from = { planet };
  const due = dueAt(sense, ship, planet);
  /** As many of the goods due here as may come aboard at once with this kit (BP-P39: all for one action). */
  const withGoods = (kit: Kit | null, fromReserve: boolean): Load => {
    let most: Load = { t: 'load', ship, from, contracts: [], kit, reserve: fromReserve };
    for (const no of due) {
      const more = { ...most, contracts: [...most.contracts, no] };
      if (refuseLoad(s, me, more) === null) most = more;
    }
    return most;
  };
  for (const no of due) found.push({ t: 'load', ship, from, contracts: [no], kit: null, reserve: false });
  const goods = withGoods(null, false);
  if (goods.contracts.length > 1) found.unshift(goods);
  if (s.owner[planet] === me) {
    const reserve = view.players[me]?.reserve ?? [];
    for (const kit of kits)
      for (const held of reserve.includes(kit) ? [true, false] : [false]) {
        found.push({ t: 'load', ship, from, contracts: [], kit, reserve: held });
        const both = withGoods(kit, held);
        if (both.contracts.length > 0) found.push(both);
      }
  }
  found.push({ t: 'load', ship, from, ...none });
  return found;
}

function unloads(sense: Sense, me: Seat, ship: number, planet: number): Unload[] {
  const { s, board, view } = sense;
  const found: Unload[] = [];
  const kit = kitAboard(view.ships.find(({ no }) => no === ship));
  if (kit !== null)
    for (const cell of beside(sense, ship)) {
      const fits = kit === 'station' ? s.at[cell] === EMPTY && planetAt(s, board, cell) < 0 : s.at[cell] === ASTEROID;
      if (fits) found.push({ t: 'unload', ship, to: { cell: cellOf(board, cell) }, deliver: [], back: [], kit: true });
    }
  if (planet < 0 || s.owner[planet]! < 0) return found;
  const to = { planet };
  const deliver = aboard(sense, ship, ({ to: taker }) => taker === s.owner[planet]);
  const back = s.owner[planet] === me ? aboard(sense, ship, ({ from }) => from === me) : [];
  const store = kit !== null && s.owner[planet] === me;
  // BP-P40: all of it for one action.
  const ashore = (some: Partial<Pick<Unload, 'deliver' | 'back' | 'kit'>>): void =>
    void found.push({ t: 'unload', ship, to, deliver: [], back: [], kit: false, ...some });
  if (deliver.length > 0 && back.length > 0) ashore({ deliver, back, kit: store });
  if (deliver.length > 0 && store) ashore({ deliver, kit: true });
  if (back.length > 0 && store) ashore({ back, kit: true });
  if (deliver.length > 1) ashore({ deliver });
  for (const no of deliver) ashore({ deliver: [no] });
  if (back.length > 1) ashore({ back });
  for (const no of back) ashore({ back: [no] });
  if (store) ashore({ kit: true });
  return found;
}

function kitAboard(ship: ShipSeen | undefined): Kit | null {
  const kit = ship?.kit ?? null;
  return kit === null || kit === 'none' || kit === 'unknown' ? null : kit;
}

function beside({ s, board }: Sense, ship: number): number[] {
  const at = s.uCell[s.uNo.indexOf(ship)]!;
  const cells: number[] = [];
  for (let d = 0; d < SIDES; d++) if (board.near[SIDES * at + d]! >= 0) cells.push(board.near[SIDES * at + d]!);
  return cells;
}

/** Numbers of the contracts whose goods this ship may take aboard here. */
function dueAt({ s, view }: Sense, ship: number, planet: number): number[] {
  const giver = s.owner[planet];
  return view.contracts.flatMap(({ no, carrier, state, legs }) =>
    state === 'signed' && carrier === ship && legs.some((leg) => leg.state === 'due' && leg.from === giver)
      ? [no!]
      : [],
  );
}

function aboard(
  { view }: Sense,
  ship: number,
  fits: (leg: { readonly from: Seat; readonly to: Seat }) => boolean,
): number[] {
  return view.contracts.flatMap(({ no, carrier, legs }) =>
    carrier === ship && legs.some((leg) => leg.state === 'aboard' && fits(leg)) ? [no!] : [],
  );
}
