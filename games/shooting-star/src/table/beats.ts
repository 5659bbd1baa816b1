import type { Observer, Seat } from '@orrery/kernel';
import { type SoundName, shotFor } from '@orrery/ui';
import { dataOf } from '../data/index.ts';
import type { Seen, View, XY } from '../rules/kind.ts';
import { siteAt } from '../sight/change.ts';

/** A planet turns for so long; the next that the same weapon has hit begins so soon after it that they turn together. */
export const TURN = 420;
export const TOGETHER = 60;
/** So long a captured planet flies; the next one leaves long before it has arrived. */
export const FLIGHT = 680;

/** How long each event stays on stage at normal speed; 0 passes at once. */
const PLAIN: Readonly<Record<Seen['t'], number>> = {
  gameStarted: 0,
  sectorLaid: 0,
  planetsDealt: 0,
  planetPlaced: 420,
  missionsDealt: 0,
  roundStarted: 900,
  weaponPlaced: 420,
  weaponsRevealed: 1100,
  weaponFires: 900,
  shieldCaught: 1700,
  weaponDestroyed: 700,
  planetTurned: TOGETHER,
  planetCaptured: 170,
  planetReplaced: 420,
  weaponSpent: 260,
  weaponSkipped: 420,
  shieldReturned: 360,
  roundEnded: 0,
  missionsRevealed: 0,
  gameEnded: 900,
};

/** A Shield catch, a lost Supernova, an isolation, a named planet and the last round are worth a longer beat. */
export function beat(seen: Seen, view: View): number {
  const plain = PLAIN[seen.t];
  switch (seen.t) {
    case 'roundStarted':
      return seen.round === 7 ? 1500 : plain;
    case 'weaponDestroyed':
      return isLastToFire(view, seen.weapon) ? 1400 : plain;
    case 'planetCaptured':
      if (seen.cause === 'isolated') return 1000;
      return siteAt(view, seen.at)?.kind === 'named' ? 420 : plain;
    case 'weaponFires':
      return seen.targets.length === 0 ? 500 : plain;
    default:
      return plain;
  }
}

/** All planets of a shot are hit together (SS-P11). */
export function details(seen: Seen): boolean {
  switch (seen.t) {
    case 'planetTurned':
    case 'planetReplaced':
      return true;
    case 'planetCaptured':
      return seen.cause === 'shot';
    default:
      return false;
  }
}

function isLastToFire(view: View, weapon: string): boolean {
  return dataOf(view.options).weapons.find(({ id }) => id === weapon)?.priority === 1;
}

/** A cell as the log and the board know it. */
export function cellKey({ x, y }: XY): string {
  return `${x},${y}`;
}

export function cells(seen: Seen): readonly string[] {
  switch (seen.t) {
    case 'planetPlaced':
    case 'weaponPlaced':
    case 'weaponDestroyed':
    case 'planetTurned':
    case 'planetCaptured':
    case 'planetReplaced':
      return [cellKey(seen.at)];
    case 'weaponFires':
      return [seen.at, ...seen.targets].map(cellKey);
    case 'shieldCaught':
      return [cellKey(seen.shieldAt)];
    case 'weaponsRevealed':
      return seen.weapons.map(({ at }) => cellKey(at));
    default:
      return [];
  }
}

/** Whose sigil stands before the sentence. */
export function actor(seen: Seen): Seat | null {
  switch (seen.t) {
    case 'planetsDealt':
    case 'planetPlaced':
    case 'missionsDealt':
    case 'weaponPlaced':
    case 'weaponFires':
      return seen.seat;
    case 'shieldCaught':
      return seen.catcher;
    case 'weaponDestroyed':
    case 'planetCaptured':
      return seen.by;
    case 'weaponSpent':
    case 'weaponSkipped':
    case 'shieldReturned':
      return seen.owner;
    case 'gameEnded':
      return seen.result.winners.length === 1 ? (seen.result.winners[0] ?? null) : null;
    default:
      return null;
  }
}

export function heads(seen: Seen): boolean {
  return seen.t === 'roundStarted';
}

export function sound(seen: Seen, _view: View, as: Observer): SoundName | null {
  switch (seen.t) {
    case 'planetPlaced':
    case 'weaponPlaced':
      return 'brush';
    case 'weaponsRevealed':
      return 'flip';
    case 'weaponFires':
      return shotFor(seen.targets.length);
    case 'shieldCaught':
      return 'shieldCatch';
    case 'planetTurned':
    case 'planetReplaced':
    case 'weaponDestroyed':
      return 'tick';
    case 'planetCaptured':
      return seen.cause === 'isolated' ? 'isolation' : 'capture';
    case 'gameEnded':
      return as === 'table' || seen.result.winners.includes(as) ? 'win' : 'bell';
    default:
      return null;
  }
}
