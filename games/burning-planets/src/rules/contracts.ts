import type { Emit, Seat } from '@orrery/kernel';
import type { Event } from './events.ts';
import { holds, shift } from './purse.ts';
import type { ContractSeen, LegSeen } from './seen.ts';
import type { State } from './state.ts';
import { bagAt } from './tables.ts';
import { shipRow } from './units.ts';

/** A contract is WIDE numbers of `s.contracts`, from its place on; the last six are two of each, one a leg. */
export const WIDE = 19;
export const ID = 0;
/** The public number, 0 until signed. */
export const NO = 1;
export const PROPOSER = 2;
export const PARTNER = 3;
/** The number of the cargo ship. */
export const CARRIER = 4;
const SECRET = 5;
export const STATE = 6;
/** B C F M from the proposer, then B C F M from the partner. */
const GOODS = 7;
/** State of each leg: what the proposer gives, what the partner gives. */
export const LEG = 15;
export const HELD = 17;

export const PROPOSED = 0;
export const SIGNED = 1;
export const DONE = 2;
export const BROKEN = 3;
export const VOID = 4;
const stateNames = ['proposed', 'signed', 'done', 'broken', 'void'] as const;

/** A leg without goods is ABSENT. */
export const ABSENT = 0;
export const DUE = 1;
export const ABOARD = 2;
export const DELIVERED = 3;
export const LOST = 4;
const legNames = ['due', 'aboard', 'delivered', 'lost'] as const;

/** A paper is known by who proposed it to whom and which of theirs it is: so its id tells of nobody else's (BP-P45). */
export function paperId(proposer: Seat, partner: Seat, count: number): number {
  return (count * 6 + proposer) * 6 + partner;
}

/** Where the contract of an id, or of a public number, begins; -1 if there is none. */
export function placeOfId(s: State, id: number): number {
  for (let at = 0; at < s.contracts.length; at += WIDE) if (s.contracts[at + ID] === id) return at;
  return -1;
}
export function placeOfNo(s: State, no: number): number {
  if (no < 1) return -1;
  for (let at = 0; at < s.contracts.length; at += WIDE) if (s.contracts[at + NO] === no) return at;
  return -1;
}

export function giverOf(s: State, at: number, leg: number): Seat {
  return s.contracts[at + (leg === 0 ? PROPOSER : PARTNER)]!;
}
export function takerOf(s: State, at: number, leg: number): Seat {
  return s.contracts[at + (leg === 0 ? PARTNER : PROPOSER)]!;
}
export function goodsAt(at: number, leg: number): number {
  return at + GOODS + 4 * leg;
}
export function isParty(s: State, at: number, seat: Seat): boolean {
  return s.contracts[at + PROPOSER] === seat || s.contracts[at + PARTNER] === seat;
}
/** All may read it: signed in the open, or turned up (BP-P51). */
export function isOpen(s: State, at: number): boolean {
  return s.contracts[at + STATE]! > SIGNED || (s.contracts[at + STATE] === SIGNED && s.contracts[at + SECRET] === 0);
}
export function isCovered(s: State, at: number, leg: number): boolean {
  return holds(s, giverOf(s, at, leg), s.contracts, goodsAt(at, leg));
}

function shiftLeg(s: State, at: number, leg: number, seat: Seat, times: number): void {
  shift(s.stock, seat, s.contracts, goodsAt(at, leg), times);
  if (isOpen(s, at)) shift(s.ledger, seat, s.contracts, goodsAt(at, leg), times);
}

/** The goods of a leg leave the giver's stock for the hold (BP-P47). */
export function loadLeg(s: State, at: number, leg: number): void {
  shiftLeg(s, at, leg, giverOf(s, at, leg), -1);
  s.contracts[at + LEG + leg] = ABOARD;
}

/** They go ashore at the taker's (BP-P48); after the last leg the contract is done. */
export function deliverLeg(s: State, at: number, leg: number, emit: Emit<Event>): void {
  shiftLeg(s, at, leg, takerOf(s, at, leg), 1);
  s.contracts[at + LEG + leg] = DELIVERED;
  const other = s.contracts[at + LEG + 1 - leg]!;
  if (s.contracts[at + STATE] === SIGNED && (other === DELIVERED || other === ABSENT)) turnUp(s, at, DONE, emit);
}

/** They come home to the giver: due again (BP-P48). */
export function bringBackLeg(s: State, at: number, leg: number): void {
  shiftLeg(s, at, leg, giverOf(s, at, leg), 1);
  s.contracts[at + LEG + leg] = DUE;
}

/** BP-P51; what all then know of stocks is put right. */
function turnUp(s: State, at: number, state: typeof DONE | typeof BROKEN | typeof VOID, emit: Emit<Event>): void {
  if (!isOpen(s, at))
    for (let leg = 0; leg < 2; leg++) {
      const now = s.contracts[at + LEG + leg]!;
      for (let k = 0; k < 4; k++) {
        const amount = s.contracts[goodsAt(at, leg) + k]!;
        if (now >= ABOARD) s.ledger[4 * giverOf(s, at, leg) + k]! -= amount;
        if (now === DELIVERED) s.ledger[4 * takerOf(s, at, leg) + k]! += amount;
      }
    }
  s.contracts[at + STATE] = state;
  const why = stateNames[state] as 'done' | 'broken' | 'void';
  emit?.({ t: 'contractRevealed', contract: contractSeen(s, at, false), why });
}

/**
 * BP-P29, BP-P51: a cargo ship is destroyed. Gives the goods that were aboard, in all; contracts break, proposals lapse.
 * To be called once its goods are counted and before the ship is forgotten.
 */
export function loseCarrier(s: State, ship: number): { readonly goods: number[]; reveal(emit: Emit<Event>): void } {
  const goods = [0, 0, 0, 0];
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    if (s.contracts[at + CARRIER] !== ship) continue;
    for (let leg = 0; leg < 2; leg++) {
      if (s.contracts[at + LEG + leg] !== ABOARD) continue;
      s.contracts[at + LEG + leg] = LOST;
      for (let k = 0; k < 4; k++) goods[k]! += s.contracts[goodsAt(at, leg) + k]!;
    }
  }
  const concerns = (at: number) => s.contracts[at + CARRIER] === ship;
  return { goods, reveal: (emit) => endContracts(s, concerns, BROKEN, emit) };
}

/** BP-P51: a party is out. Contracts are void, proposals lapse. */
export function voidContracts(s: State, seat: Seat, emit: Emit<Event>): void {
  endContracts(s, (at) => isParty(s, at, seat), VOID, emit);
}

/** Proposals first, by id, then contracts by number: an order that nobody can read anything from. */
function endContracts(
  s: State,
  concerns: (at: number) => boolean,
  state: typeof BROKEN | typeof VOID,
  emit: Emit<Event>,
): void {
  const ending: { id: number; no: number }[] = [];
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (concerns(at) && s.contracts[at + STATE]! <= SIGNED)
      ending.push({ id: s.contracts[at + ID]!, no: s.contracts[at + NO]! });
  for (const { id, no } of ending.sort((a, b) => a.no - b.no || a.id - b.id))
    if (no === 0) lapse(s, placeOfId(s, id), emit);
    else turnUp(s, placeOfId(s, id), state, emit);
}

function lapse(s: State, at: number, emit: Emit<Event>): void {
  const parties = [s.contracts[at + PROPOSER]!, s.contracts[at + PARTNER]!] as const;
  emit?.({ t: 'contractLapsed', id: s.contracts[at + ID]!, parties });
  forget(s, at);
}

export function forget(s: State, at: number): void {
  s.contracts.splice(at, WIDE);
}

/** BP-E4: goods aboard the ships of a player who leaves go back to their givers. */
export function returnCargo(s: State, seat: Seat): void {
  for (let at = 0; at < s.contracts.length; at += WIDE)
    for (let leg = 0; leg < 2; leg++) {
      if (s.contracts[at + LEG + leg] !== ABOARD) continue;
      const row = shipRow(s, s.contracts[at + CARRIER]!);
      if (row < 0 || s.uSeat[row] !== seat) continue;
      const giver = giverOf(s, at, leg);
      if (giver !== seat && s.outAt[giver] === 0) bringBackLeg(s, at, leg);
      else s.contracts[at + LEG + leg] = LOST;
    }
}

/** A contract for one who may read it; `party`: with what only the two know. */
export function contractSeen(s: State, at: number, party: boolean): ContractSeen {
  const legs: LegSeen[] = [];
  for (let leg = 0; leg < 2; leg++) {
    const state = s.contracts[at + LEG + leg]!;
    if (state === ABSENT) continue;
    const asked = party && state === DUE && s.contracts[at + STATE] === SIGNED && s.how === null;
    legs.push({
      from: giverOf(s, at, leg),
      to: takerOf(s, at, leg),
      goods: bagAt(s.contracts, goodsAt(at, leg)),
      state: legNames[state - 1]!,
      withheld: party ? s.contracts[at + HELD + leg] === 1 : null,
      covered: asked ? isCovered(s, at, leg) : null,
    });
  }
  return {
    id: party ? s.contracts[at + ID]! : null,
    no: s.contracts[at + NO] === 0 ? null : s.contracts[at + NO]!,
    proposer: s.contracts[at + PROPOSER]!,
    partner: s.contracts[at + PARTNER]!,
    carrier: s.contracts[at + CARRIER]!,
    secret: s.contracts[at + SECRET] === 1,
    state: stateNames[s.contracts[at + STATE]!]!,
    legs,
  };
}

/** Every contract that was ever signed, by number, as all may read it at the end. */
export function allSigned(s: State): ContractSeen[] {
  const signed: ContractSeen[] = [];
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + STATE] !== PROPOSED) signed.push(contractSeen(s, at, false));
  return signed.sort((a, b) => a.no! - b.no!);
}
