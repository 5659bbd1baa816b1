import { type Bag, type Kit, kits, resources, shipClasses, structures } from '../data/index.ts';
import {
  type Cell,
  declineReasons,
  type Load,
  type Move,
  type Stop,
  type Target,
  type UnitRef,
  type Unload,
} from './moves.ts';

/** More contracts than any ship serves. */
const MOST_NUMBERS = 100;

/** Structure only; whether the things named exist is for the rules to say. */
export function readMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  const { t } = raw;
  switch (t) {
    case 'endPhase':
    case 'endTurn':
    case 'concede':
      return { t };
    case 'placeAsteroid':
    case 'placeCannon': {
      const cell = readCell(raw.cell);
      return cell && { t, cell };
    }
    case 'build': {
      const cell = readCell(raw.cell);
      const { planet, kind } = raw;
      return cell && isWhole(planet) && isOf(structures, kind) ? { t, planet: planet + 0, kind, cell } : null;
    }
    case 'demolish':
    case 'clearNature': {
      const cell = readCell(raw.cell);
      return cell && isWhole(raw.planet) ? { t, planet: raw.planet + 0, cell } : null;
    }
    case 'buildShip': {
      const cell = readCell(raw.cell);
      const { cls } = raw;
      if (!cell || !isOf(shipClasses, cls) || !isRecord(raw.at)) return null;
      if (isWhole(raw.at.planet)) return { t, at: { planet: raw.at.planet + 0 }, cls, cell };
      const station = readCell(raw.at.station);
      return station && { t, at: { station }, cls, cell };
    }
    case 'move': {
      const to = readCell(raw.to);
      return to && isWhole(raw.ship) ? { t, ship: raw.ship + 0, to } : null;
    }
    case 'attack': {
      const unit = readUnit(raw.unit);
      const target = readTarget(raw.target);
      return unit && target && { t, unit, target };
    }
    case 'raze': {
      const cell = readCell(raw.cell);
      const { ship, planet } = raw;
      return cell && isWhole(ship) && isWhole(planet) ? { t, ship: ship + 0, planet: planet + 0, cell } : null;
    }
    case 'conquer':
      return isWhole(raw.ship) && isWhole(raw.planet) ? { t, ship: raw.ship + 0, planet: raw.planet + 0 } : null;
    case 'bombard':
      return isWhole(raw.planet) ? { t, planet: raw.planet + 0 } : null;
    case 'load':
      return readLoad(raw);
    case 'unload':
      return readUnload(raw);
    case 'proposeContract': {
      const { partner, carrier, secret } = raw;
      const give = readBag(raw.give);
      const take = readBag(raw.take);
      if (!give || !take || !isWhole(partner) || !isWhole(carrier) || typeof secret !== 'boolean') return null;
      return { t, partner: partner + 0, carrier: carrier + 0, give, take, secret };
    }
    case 'signContract':
    case 'withdrawContract':
      return isWhole(raw.id) ? { t, id: raw.id + 0 } : null;
    case 'declineContract': {
      const { why } = raw;
      if (!isWhole(raw.id) || (why !== undefined && !isOf(declineReasons, why))) return null;
      return { t, id: raw.id + 0, ...(why === undefined ? {} : { why }) };
    }
    case 'withhold':
      return isWhole(raw.id) && typeof raw.on === 'boolean' ? { t, id: raw.id + 0, on: raw.on } : null;
    case 'shareVictory':
      return typeof raw.on === 'boolean' ? { t, on: raw.on } : null;
    default:
      return null;
  }
}

/** At a cell nothing but the structure there is taken. */
function readLoad(raw: Record<string, unknown>): Load | null {
  const from = readStop(raw.from);
  const contracts = readNumbers(raw.contracts);
  const { ship, kit, reserve } = raw;
  if (!from || !contracts || !isWhole(ship) || typeof reserve !== 'boolean') return null;
  if (kit !== null && !isOf<Kit>(kits, kit)) return null;
  if ('cell' in from && (contracts.length > 0 || kit !== null)) return null;
  if (kit === null && reserve) return null;
  return { t: 'load', ship: ship + 0, from, contracts, kit, reserve };
}

/** At a cell nothing but the kit is put down. */
function readUnload(raw: Record<string, unknown>): Unload | null {
  const to = readStop(raw.to);
  const deliver = readNumbers(raw.deliver);
  const back = readNumbers(raw.back);
  const { ship, kit } = raw;
  if (!to || !deliver || !back || !isWhole(ship) || typeof kit !== 'boolean') return null;
  if ('cell' in to && (deliver.length > 0 || back.length > 0 || !kit)) return null;
  return { t: 'unload', ship: ship + 0, to, deliver, back, kit };
}

function readStop(raw: unknown): Stop | null {
  if (!isRecord(raw)) return null;
  if (isWhole(raw.planet)) return { planet: raw.planet + 0 };
  const cell = readCell(raw.cell);
  return cell && { cell };
}

function readUnit(raw: unknown): UnitRef | null {
  if (!isRecord(raw)) return null;
  if (isWhole(raw.ship)) return { ship: raw.ship + 0 };
  const defence = readCell(raw.defence);
  if (defence) return { defence };
  const onAsteroid = readCell(raw.onAsteroid);
  if (onAsteroid) return { onAsteroid };
  const station = readCell(raw.station);
  return station && { station };
}

function readTarget(raw: unknown): Target | null {
  const unit = readUnit(raw);
  if (unit || !isRecord(raw)) return unit;
  const asteroid = readCell(raw.asteroid);
  return asteroid && { asteroid };
}

function readNumbers(raw: unknown): number[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_NUMBERS) return null;
  const numbers: unknown[] = Array.from(raw);
  return numbers.every(isWhole) ? numbers.map((one) => one + 0) : null;
}

function readBag(raw: unknown): Bag | null {
  if (!isRecord(raw) || !resources.every((res) => isWhole(raw[res]))) return null;
  const { B, C, F, M } = raw as Record<string, number>;
  return { B: B! + 0, C: C! + 0, F: F! + 0, M: M! + 0 };
}

/** `+ 0` makes -0 a plain 0, as JSON would. */
function readCell(raw: unknown): Cell | null {
  if (!isRecord(raw)) return null;
  const { q, r } = raw;
  return isWhole(q) && isWhole(r) ? { q: q + 0, r: r + 0 } : null;
}

function isWhole(raw: unknown): raw is number {
  return Number.isSafeInteger(raw);
}

function isOf<Name extends string>(names: readonly Name[], raw: unknown): raw is Name {
  return (names as readonly unknown[]).includes(raw);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
