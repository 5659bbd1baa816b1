import type { Mind } from '@orrery/kernel';
import { count } from '../rules/bits.ts';
import type { ShootingStar } from '../rules/kind.ts';
import { placedBy } from './placed.ts';

/** What a placement is good for on the board as it lies. */
export const reason: NonNullable<Mind<ShootingStar>['reason']> = (s, _by, move) => {
  if (move.t !== 'placeWeapon') return null;
  const { sector, weapon, targets } = placedBy(s, move);
  if (weapon === sector.cards.shield) return { word: 'shield' };
  const planets = count(targets & s.low & ~s.covered & ~s.dark);
  if (planets > 0) return { word: 'takes', values: { planets } };
  const cards = count(targets & s.covered);
  return cards > 0 ? { word: 'cards', values: { cards } } : { word: 'keeps' };
};
