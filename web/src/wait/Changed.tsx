import type { Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { useSay } from '../words/speech.ts';
import { changedAt, sayOption } from './options.ts';

/** What this table plays otherwise than usual; nothing where nothing is. */
export function Changed({ table }: { readonly table: TableInfo }) {
  const kit = useKit(table.game);
  return kit === null ? null : <ChangedList table={table} kit={kit} />;
}

function ChangedList({ table, kit }: { readonly table: TableInfo; readonly kit: GameKit<Kind> }) {
  const { say } = useGameSay(kit);
  const changed = changedAt(kit.game, table).map(([name, value]) => sayOption(name, value, say));
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

/** The same as a count, for a row in a list. */
export function ChangedCount({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const kit = useKit(table.game);
  const n = kit === null ? 0 : changedAt(kit.game, table).length;
  return <>{n === 0 ? say('home.open.usual') : say('create.options.changed', { n })}</>;
}
