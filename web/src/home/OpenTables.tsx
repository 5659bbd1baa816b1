import type { TableCard } from '@orrery/wire';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { nameOf } from '../play/names.ts';
import { ChangedCount } from '../wait/Changed.tsx';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import { CodeField } from './CodeField.tsx';

/** The public tables of this server as plain rows; null: the server is out of reach. */
export function OpenTables({ tables }: { readonly tables: readonly TableCard[] | null }) {
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

function OpenTable({ table }: { readonly table: TableCard }) {
  const say = useSay();
  const { id, game, seats, host, name, status } = table;
  const taken = seats.filter((seat) => seat.taken || seat.kind === 'bot').length;
  const hostSeat = host === null ? undefined : seats[host];
  const title = name ?? (hostSeat === undefined ? '' : nameOf(hostSeat, host ?? 0, false, say));
  const way = status === 'waiting' || taken < seats.length ? 'home.open.sit' : 'home.open.watch';
  return (
    <li className="open-row">
      <b>{titleOf(game)}</b>
      <span>{title}</span>
      <span className="open-seats">
        {taken}/{seats.length}
      </span>
      <span>
        <Suspense>
          <ChangedCount table={table} />
        </Suspense>
      </span>
      <Link className="btn" href={`/t/${id}`} aria-label={say(`${way}.of`, { game: titleOf(game) })}>
        {say(way)}
      </Link>
    </li>
  );
}
