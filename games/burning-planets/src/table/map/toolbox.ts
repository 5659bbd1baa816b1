import type { TableNames } from '../names.ts';
import type { Tool } from './Tools.tsx';

interface Switch {
  readonly on: boolean;
  press(): void;
}

interface ToolboxProps {
  readonly names: TableNames;
  readonly index: Switch;
  /** What others can reach; null: nobody plays here. */
  readonly threats: Switch | null;
  readonly orders: { readonly count: number; press(): void } | null;
  /** Absent or null: nobody gives hints, or not now. */
  readonly hint: (() => void) | null | undefined;
}

/** The tools in a corner of the map. */
export function toolbox({ names: { say }, index, threats, orders, hint }: ToolboxProps): readonly Tool[] {
  return [
    { icon: 'log', label: say('map.index'), ...index },
    ...(threats === null ? [] : [{ icon: 'burst', label: say('map.threats'), ...threats } as const]),
    ...(orders === null
      ? []
      : [{ icon: 'rotate', label: say('map.orders', { count: orders.count }), ...orders } as const]),
    ...(hint == null ? [] : [{ icon: 'lamp', label: say('map.hint'), press: hint } as const]),
  ];
}
