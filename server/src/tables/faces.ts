import type { Sigil } from '@orrery/wire';
import { distinctNames } from '../names/distinct.ts';
import type { PeopleStore, Person } from '../stores/store.ts';
import { mannerIn, peopleOf, type Sitter, type Table } from './table.ts';

/** The people of some tables, by id: those who have chosen a name. */
export type Faces = ReadonlyMap<string, Pick<Person, 'name' | 'sigil' | 'named'>>;

/** The names and sigils of everybody at these tables, of who asks for a seat there and of who is banned. */
export function facesOf(people: Pick<PeopleStore, 'people'>, ...tables: readonly Table[]): Promise<Faces> {
  const ids = tables.flatMap((table) => {
    return [...peopleOf(table), ...waiting(table).map(({ person }) => person), ...banned(table)];
  });
  return people.people([...new Set(ids)]);
}

interface Shown {
  readonly name: string | null;
  readonly sigil: Sigil | null;
}

/** Everybody as everybody at the table sees them: by seat, and by the id of who asks for one or was banned. */
export interface Names {
  readonly seats: readonly Shown[];
  readonly others: ReadonlyMap<string, Shown>;
}

/** Names are told apart here, so that everybody sees the same person under the same name. */
export function namesAt(table: Table, faces: Faces): Names {
  const asking = waiting(table);
  const bearers = [
    ...table.seats.map(({ kind, name, holder, sat = 0 }) => {
      // In its tournament a bot has its name, whoever comes with the same.
      if (kind === 'bot') return { name, since: 0 };
      const face = faces.get(holder ?? '');
      return name === null
        ? { name: face?.name ?? null, since: Math.max(sat, face?.named ?? 0) }
        : { name, since: sat };
    }),
    ...asking.map(({ person, at }) => ({ name: faces.get(person)?.name ?? null, since: at })),
  ];
  const named = bearers.flatMap(({ name, since }, at) => (name === null ? [] : [{ name, since, at }]));
  const names = new Map(distinctNames(named).map((name, i) => [named[i]?.at, name]));
  const shown = (at: number, sigil: Sigil | null | undefined) => ({
    name: names.get(at) ?? null,
    sigil: sigil ?? null,
  });
  return {
    seats: table.seats.map(({ kind, holder }, at) =>
      shown(at, kind === 'here' ? null : faces.get(holder ?? '')?.sigil),
    ),
    others: new Map([
      ...banned(table).map((person) => [person, { name: faces.get(person)?.name ?? null, sigil: null }] as const),
      ...asking.map(({ person }, i) => [person, shown(table.seats.length + i, faces.get(person)?.sigil)] as const),
    ]),
  };
}

/** Those who sit there now, as a match that begins now remembers them. */
export function sittersAt(table: Table, faces: Faces): readonly Sitter[] {
  const { seats } = namesAt(table, faces);
  return table.seats.map((seat, at) => ({
    person: seat.holder,
    name: seats[at]?.name ?? null,
    sigil: seats[at]?.sigil ?? null,
    level: seat.holder === null ? seat.level : null,
    ...mannerIn(seat),
  }));
}

const waiting = ({ requests = [] }: Table) => requests.filter(({ answer }) => answer === null);

const banned = ({ shownOut = [] }: Table): readonly string[] =>
  shownOut.flatMap((each) => (each.banned ? [each.person] : []));
