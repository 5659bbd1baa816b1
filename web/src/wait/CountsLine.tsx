import type { TableInfo } from '@orrery/wire';
import { useSay } from '../words/speech.ts';

/** Before one sits down, and at the table: this match counts for the rating, or may if all agree. */
export function CountsLine({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  if (table.status === 'waiting')
    return table.agreed === undefined ? null : <p className="luck-of-device">{say('counts.invited')}</p>;
  return table.matches.at(-1)?.counts === true ? <p className="luck-of-device">{say('counts.playing')}</p> : null;
}
