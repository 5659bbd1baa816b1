import type { OpenCard } from '@orrery/wire';
import { Link } from 'wouter';
import { guestName } from '../play/names.ts';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import { CodeField } from './CodeField.tsx';

/** The public tables of this server as plain rows; null: the server is out of reach. */
export function OpenTables({ tables }: { readonly tables: readonly OpenCard[] | null }) {
  const say = useSay();
  return (
    <section className="open" aria-labelledby="open">
      <h2 id="open">{say('home.open')}</h2>
      {tables === null || tables.length === 0 ? (
        <p className="open-none">{say(tables === null ? 'home.open.offline' : 'home.open.none')}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      <CodeField />
    </section>
  );
}

function OpenTable({ table }: { readonly table: OpenCard }) {
  const say = useSay();
  const { id, game, seats, taken, host, name, changed } = table;
  const title = name ?? (host === null ? '' : (host.name ?? guestName(host.seat, say)));
  return (
    <li className="open-row">
      <b>{titleOf(game)}</b>
      <span>{title}</span>
      <span className="open-seats">
        {taken}/{seats}
      </span>
      <span>{changed === 0 ? say('home.open.usual') : say('create.options.changed', { n: changed })}</span>
      <Link className="btn" href={`/t/${id}`} aria-label={say('home.open.sit.of', { game: titleOf(game) })}>
        {say('home.open.sit')}
      </Link>
    </li>
  );
}
