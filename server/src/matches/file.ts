import {
  type MatchComing,
  type MatchFile,
  type MatchSitter,
  namesOfSitters,
  veiledComings,
  veiledSitters,
} from '@orrery/kernel';
import type { MatchInfo } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Store } from '../stores/store.ts';
import { facesOf, sittersAt } from '../tables/faces.ts';
import { medalsIn } from '../tables/medals.ts';
import { comingsIn, lastMatch, sittersOf, type Table } from '../tables/table.ts';
import type { Folds } from './folds.ts';
import type { Live } from './live.ts';
import type { Matches } from './matches.ts';

export interface FileRooms {
  readonly store: Store;
  readonly folds: Folds;
  readonly matches: Matches;
}

/** A match of a table, opened, if it is over: until then nobody may know what all hold. */
export async function overMatch(matches: Matches, table: Table, match: MatchInfo): Promise<Outcome<Live>> {
  const opened = await matches.live(match.id);
  // A match that its last person left is over without a result, whatever was played after it.
  const live = table.status === 'playing' && match.id === lastMatch(table)?.id;
  if (opened === null) return no(live ? 'NOT_OVER' : 'NOT_STARTED');
  return opened.host.result === null && live ? no('NOT_OVER') : yes(opened);
}

/**
 * A whole match with the hands and draws of all and the key of its luck, as the parts of its text: only when it is over. `veiled`:
 * nobody's name is in it.
 */
export async function fileOf(
  { store, folds, matches }: FileRooms,
  table: Table,
  match: MatchInfo,
  veiled = false,
): Promise<Outcome<readonly Buffer[]>> {
  const over = await overMatch(matches, table, match);
  if (!over.ok) return over;
  const { host, key, luck } = over.value;
  const { head } = host;
  const entries = await folds.entries(host);
  const sat = await sittersIn(table, match.id, store);
  const came = comingsIn(table, match.id).map(({ no: _no, person: _person, ...said }): MatchComing => said);
  const [sitters, comings] = veiled ? [veiledSitters(sat), veiledComings(came, sat)] : [sat, came];
  const medals = medalsIn(table, match.id).map(({ seat, to }) => ({ seat, to }));
  const file: Omit<MatchFile, 'entries'> = {
    format: 'orrery-match/1',
    head,
    names: namesOfSitters(sitters),
    sitters,
    ...(comings.length === 0 ? {} : { comings }),
    ...(medals.length === 0 ? {} : { medals }),
    key: Buffer.from(key).toString('hex'),
    ...(luck === null ? {} : { luck }),
    ...(match.fromDevice === undefined ? {} : { fromDevice: true }),
  };
  // However many fetch it, its entries are in memory once.
  return yes([Buffer.from(`${JSON.stringify(file).slice(0, -1)},"entries":`), entries, Buffer.from('}')]);
}

/** As the match began; of one that began before that was kept, as they sit now. Who they are by id is nobody's to know. */
export async function sittersIn(table: Table, match: string, store: Store): Promise<readonly MatchSitter[]> {
  const began = sittersOf(table, match);
  const sitters = began.length > 0 ? began : sittersAt(table, await facesOf(store, table));
  return sitters.map(({ name, sigil, level, manner, gone }) => ({
    ...{ name, sigil, level, ...(manner === undefined ? {} : { manner }), ...(gone ? { gone } : {}) },
  }));
}
