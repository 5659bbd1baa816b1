import type { OpenCard } from '@orrery/wire';
import type { Say } from '@orrery/words';
import { Link } from 'wouter';
import { paceName, usePaceReader } from '../pace/pace-words.ts';
import { guestName } from '../play/names.ts';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import { Heading } from './Heading.tsx';
import { RailRow } from './RailRow.tsx';
import { useSteady } from './steady.ts';

/** The public tables of this server; null: the server is out of reach. */
export function OpenTables({ tables }: { readonly tables: readonly OpenCard[] | null }) {
  const say = useSay();
  const [rows, steady] = useSteady(tables ?? []);
  return (
    <section className="rail-part" aria-labelledby="open">
      <Heading id="open" title={say('home.open')} />
      {rows.length === 0 ? (
        <p className="rail-none">{say(tables === null ? 'home.open.offline' : 'home.open.none')}</p>
      ) : (
        <ul className="rail-rows" {...steady}>
          {rows.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTable({ table }: { readonly table: OpenCard }) {
  const reader = usePaceReader();
  const { say } = reader;
  const { id, game, seats, taken, host, name, changed, pace } = table;
  const whose = name ?? (host === null ? null : (host.name ?? guestName(host.seat, say)));
  const facts = [
    say('home.open.seats', { taken, seats }),
    ...(whose === null ? [] : [whose]),
    paceName(pace, reader),
    ...(changed === 0 ? [] : [(say as Say)('ui.options.changed', { n: changed })]),
  ];
  return (
    <RailRow game={game} title={titleOf(game)} text={facts.join(', ')}>
      <Link className="btn" href={`/t/${id}`} aria-label={say('home.open.sit.of', { game: titleOf(game) })}>
        {say('home.open.sit')}
      </Link>
    </RailRow>
  );
}
