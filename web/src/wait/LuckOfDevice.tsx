import type { TableInfo } from '@orrery/wire';
import { useSay } from '../words/speech.ts';

/** Before one sits down, and at the table: its match was begun on a device, so its luck was not made by all. */
export function LuckOfDevice({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  if (table.matches.at(-1)?.fromDevice !== true) return null;
  return <p className="luck-of-device">{say('join.luck.device')}</p>;
}
