import { type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { leave } from './coming.ts';
import { belongs, type KeptComing, peopleOf, type Sitter, type Table, type TableSeat } from './table.ts';

/**
 * A person is deleted: they leave, and what the table still knows of them by their id is known of nobody. Where the match is over
 * their seat stays theirs in name, the name being "anonymous".
 */
export function forget(table: Table, person: string): Outcome<Table> {
  if (!peopleOf(table).includes(person)) return yes(table);
  const left = belongs(table, person) ? leave(table, person) : yes(table);
  if (!left.ok) return left;
  const sat = (at: number) => table.status === 'over' && table.seats[at]?.holder === person;
  const seats = left.value.seats.map((seat, at): TableSeat => (sat(at) ? { ...seat, gone: true } : seat));
  const began = left.value.began?.map((sitter) => (sitter.person === person ? nameless(sitter) : sitter));
  const unsaid = (coming: KeptComing): KeptComing =>
    coming.person === person ? { ...coming, person: null, name: null, gone: true } : coming;
  const comings = left.value.comings?.map(unsaid);
  const nobody = {
    ...{ ...left.value, seats, ...earlierWithout(left.value, person), ...comingsBeforeWith(left.value, unsaid) },
    ...(began === undefined ? {} : { began }),
    ...(comings === undefined ? {} : { comings }),
  };
  return yes(replaceId(nobody, person, drawSecret()));
}

function earlierWithout({ earlier }: Table, person: string): Pick<Table, 'earlier'> {
  if (earlier === undefined) return {};
  const nameOf = (sitter: Sitter) => (sitter.person === person ? nameless(sitter) : sitter);
  return { earlier: Object.fromEntries(Object.entries(earlier).map(([match, all]) => [match, all.map(nameOf)])) };
}

function comingsBeforeWith({ comingsBefore }: Table, unsaid: (coming: KeptComing) => KeptComing) {
  if (comingsBefore === undefined) return {};
  const said = Object.entries(comingsBefore).map(([match, all]) => [match, all.map(unsaid)] as const);
  return { comingsBefore: Object.fromEntries(said) };
}

/** The sigil stays: the seat wears it to the end of the match, and it tells nothing of anybody. */
const nameless = ({ sigil, later }: Sitter): Sitter => ({
  ...{ person: null, name: null, sigil, level: null, gone: true },
  ...(later === undefined ? {} : { later }),
});

/** Wherever an id stands, in this field or in one that a later Orrery adds: 128 random bits are no part of anything else. */
function replaceId(table: Table, id: string, by: string): Table {
  const text = JSON.stringify(table);
  return text.includes(id) ? (JSON.parse(text.replaceAll(id, by)) as Table) : table;
}
