import type { TableInfo } from '@orrery/wire';
import { useKit } from '../play/kit.ts';
import { useSay } from '../words/speech.ts';
import { changedOptions } from './options.ts';

/** What this table plays otherwise than usual; nothing where nothing is. */
export function Changed({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const kit = useKit(table.game);
  const usual = kit?.game.readOptions(undefined, table.seats.length);
  if (!usual?.ok) return null;
  const changed = changedOptions(table.options, usual.value as Record<string, unknown>);
  if (changed.length === 0) return null;
  return (
    <div className="changed">
      <h2>{say('wait.changed')}</h2>
      <ul>
        {changed.map(([name, value]) => (
          <li key={name}>
            {name}: <b>{typeof value === 'object' ? '…' : String(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
