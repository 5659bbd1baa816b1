import { type Entry, type MatchFile, type Seat, standing } from '@orrery/kernel';
import { newId, newKey } from '../ids.ts';
import { type LocalSeat, localTables } from '../local/tables.ts';
import { usePerson } from '../person/person.ts';

interface Start {
  readonly file: MatchFile;
  readonly moment: number;
  /** Who plays it on; bots have the other seats. */
  readonly seat: Seat;
  /** What the table is called. */
  readonly name: string;
}

/** The entries of a match up to a moment, as the beginning of another: what was taken back is not there. */
export function beginningOf({ entries }: Pick<MatchFile, 'entries'>, moment: number): readonly Entry[] {
  return standing(entries)
    .slice(0, moment + 1)
    .map((entry, seq): Entry => (entry.t === 'setup' ? { ...entry, seq } : { ...entry, seq, id: `before ${seq}` }));
}

/**
 * Lays a table of this device on which a match goes on from a moment: what is hidden is as it was, and all luck from now on is of a
 * new key. The file of such a match says up to where it is another's. Answers the id of the table.
 */
export async function playFrom({ file, moment, seat, name }: Start): Promise<string> {
  const drawers = await localTables();
  const { head } = file;
  const { name: own, sigil } = usePerson.getState();
  const seats = Array.from({ length: head.seats }, (_, each): LocalSeat => {
    if (each === seat) return { kind: 'me', name: own, sigil, level: null };
    return { kind: 'bot', name: null, sigil: null, level: 'normal' };
  });
  const beginning = beginningOf(file, moment);
  const match = { id: newId(), key: newKey(), game: 1, places: null, takenOver: beginning.length - 1 };
  for (const entry of beginning) await drawers.entries.add(match.id, entry);
  const id = newId();
  await drawers.put({
    ...{ id, game: head.game, rules: head.rules, options: head.options, chosen: head.options, series: null },
    ...{ seats, matches: [match], laid: Date.now(), glance: null, name },
  });
  return id;
}
