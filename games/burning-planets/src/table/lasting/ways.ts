import type { View } from '../../rules/seen.ts';
import { cellOfTarget, targetKey } from '../../sight/cells.ts';
import type { Picked } from '../choices.ts';
import type { Way } from '../fleet/Ways.tsx';
import { yardKey } from './lasting.ts';
import type { KeptOrders } from './useKeptOrders.ts';

/** The way of what is selected: where a ship is going, where new ships of a yard gather. */
export function waysOf(view: View, kept: KeptOrders, picked: Picked | null): Way[] {
  if (picked === null || picked.t === 'cell') return [];
  if (picked.t === 'unit') {
    const order = kept.of(`unit ${targetKey(picked.ref)}`);
    const from = cellOfTarget(view, picked.ref);
    if (order?.t === 'go' && from !== null) return [{ from, to: order.to }];
    if (!('station' in picked.ref)) return [];
  }
  const yard = picked.t === 'planet' ? { planet: picked.planet } : 'station' in picked.ref ? picked.ref : null;
  const rally = yard === null ? undefined : kept.of(`rally ${yardKey(yard)}`);
  const from = picked.t === 'planet' ? view.planets[picked.planet]?.centre : cellOfTarget(view, picked.ref);
  return rally?.t === 'rally' && from != null ? [{ from, to: rally.to }] : [];
}
