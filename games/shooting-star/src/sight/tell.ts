import type { Observer } from '@orrery/kernel';
import type { Event, Seen } from '../rules/kind.ts';

/**
 * Everything happens in the open, but for two things:
 *
 * | event         | its seat     | others and the table       |
 * |---------------|--------------|----------------------------|
 * | missionsDealt | the missions | that they were dealt       |
 * | weaponPlaced  | the weapon   | where, which way, in turn  |
 */
export function tell(event: Event, who: Observer): Seen {
  if (event.t === 'missionsDealt')
    return { t: event.t, seat: event.seat, missions: event.seat === who ? event.missions : null };
  if (event.t === 'weaponPlaced') {
    const { t, seat, at, arrow, order } = event;
    return { t, seat, at, arrow, order, weapon: seat === who ? event.weapon : null };
  }
  return event;
}
