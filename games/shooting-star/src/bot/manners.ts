import type { Mind } from '@orrery/kernel';
import { count } from '../rules/bits.ts';
import type { ShootingStar } from '../rules/kind.ts';
import { type Placed, placedBy } from './placed.ts';
import { usualGain } from './weights.ts';

/** How much of a victory it is worth to a bot where its manner likes a placement by 1. */
const GIVE = 0.03;

/** How well each manner likes a placement: up to 1, what has many shades up to 2. */
const likes: Readonly<Record<(typeof manners)[number], (placed: Placed) => number>> = {
  /** Fires at the cards of others. */
  bold: ({ s, targets }) => Math.min(1, count(targets & s.covered) / 2),
  /** Lies where no other card lies near. */
  careful: ({ s, sector, site }) => 1 - Math.min(1, count(sector.neighbours[site]! & s.covered) / 2),
  /** Plays small weapons first, and keeps the large ones. */
  hoarder: ({ sector, weapon }) => 2 - (2 * usualGain(sector.cards)[weapon]!) / Math.max(...usualGain(sector.cards)),
};

export const manners = ['bold', 'careful', 'hoarder'] as const;

export const liked: NonNullable<Mind<ShootingStar>['likes']> = (manner, s, _by, move) => {
  if (manner === 'trader' || move.t !== 'placeWeapon') return 0;
  return GIVE * likes[manner](placedBy(s, move));
};
