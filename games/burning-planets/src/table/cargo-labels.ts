import { listed } from '@orrery/words';
import type { Load, Unload } from '../rules/moves.ts';

import { sideText } from './bearings.ts';
import type { TableNames } from './names.ts';
import { kindOf, type Sense, unitAt } from './sense.ts';

export function loadText(names: TableNames, sense: Sense, move: Load): string {
  const { say } = names;
  if ('cell' in move.from) {
    const unit = unitAt(sense, move.from.cell);
    const kind = unit === null ? null : kindOf(sense, unit);
    const side = sideText(names, sense, move.ship, move.from.cell);
    return say('do.pickUp', { thing: kind === null ? '' : say(`thing.${kind as 'drill'}`), side });
  }
  const { contracts, kit, reserve } = move;
  const parts = [
    ...(contracts.length > 0 ? [say('do.loadGoods', { nos: listed(say, contracts.map(String)) })] : []),
    ...(kit !== null ? [say(reserve ? 'do.takeKit' : 'do.buyKit', { thing: say(`thing.${kit}`) })] : []),
  ];
  return parts.length === 0 ? say('do.loadNothing') : together(names, parts);
}

export function unloadText(names: TableNames, sense: Sense, move: Unload): string {
  const { say } = names;
  if ('cell' in move.to) {
    const kit = sense.view.ships.find(({ no }) => no === move.ship)?.kit;
    const thing = kit === undefined || kit === null || kit === 'none' || kit === 'unknown' ? '' : say(`thing.${kit}`);
    return say('do.putDown', { thing, side: sideText(names, sense, move.ship, move.to.cell) });
  }
  const { deliver, back, kit } = move;
  return together(names, [
    ...(deliver.length > 0 ? [say('do.deliver', { nos: listed(say, deliver.map(String)) })] : []),
    ...(back.length > 0 ? [say('do.back', { nos: listed(say, back.map(String)) })] : []),
    ...(kit ? [say('do.storeKit')] : []),
  ]);
}

/** "Deliver the goods of contract 1 and put the kit into the reserve". */
function together({ say }: TableNames, parts: readonly string[]): string {
  return listed(
    say,
    parts.map((part, k) => (k === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))),
  );
}
