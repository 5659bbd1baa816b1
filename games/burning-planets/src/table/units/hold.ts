import { listed } from '@orrery/words';
import type { View } from '../../rules/seen.ts';

import type { TableNames } from '../names.ts';

/** What a reader knows of a cargo ship's hold; null for ships without one. */
export function holdText(names: TableNames, view: View, ship: number): string | null {
  const { say } = names;
  const seen = view.ships.find(({ no }) => no === ship);
  if (seen === undefined || seen.kit === null) return null;
  const aboard = view.contracts
    .filter(({ carrier, legs }) => carrier === ship && legs.some(({ state }) => state === 'aboard'))
    .map(({ no }) => say('unit.hold.contract', { no: no ?? 0 }));
  const kit =
    seen.kit === 'none'
      ? []
      : [seen.kit === 'unknown' ? say('unit.hold.unknown') : say('unit.hold.kit', { thing: say(`thing.${seen.kit}`) })];
  const goods = [...kit, ...aboard];
  // Who owns a carrier is a party of all it carries; others know nothing of what lies face down.
  const nothing = seen.owner === names.as || view.faceDown.length === 0 ? 'unit.hold.nothing' : 'unit.hold.unseen';
  return say('unit.hold', { goods: goods.length === 0 ? say(nothing) : listed(say, goods) });
}
