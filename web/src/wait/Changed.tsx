import { changedOptions, type Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { sayOption } from './options.ts';

/** What this table plays otherwise than usual; nothing where nothing is. */
export function Changed({ table }: { readonly table: TableInfo }) {
  const kit = useKit(table.game);
  return kit === null ? null : <ChangedList table={table} kit={kit} />;
}

function ChangedList({ table, kit }: { readonly table: TableInfo; readonly kit: GameKit<Kind> }) {
  const { say } = useGameSay(kit);
  const changed = changedOptions(kit.game, table.options, table.seats.length).map(([name, value]) =>
    sayOption(name, value, say),
  );
  if (changed.length === 0) return null;
  return (
    <div className="changed">
      <h2>{say('wait.changed')}</h2>
      <ul>
        {changed.map(({ name, value }) => (
          <li key={name}>
            {name}: <b>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
