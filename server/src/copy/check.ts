import { isDeepStrictEqual } from 'node:util';
import { type Entry, type MatchFile, verifyMatch } from '@orrery/kernel';
import type { Shelf } from '../shelf.ts';
import type { MatchRecord, Store } from '../stores/store.ts';
import { keptTables } from './rows.ts';
import type { Side } from './side.ts';

export interface Checked {
  readonly matches: number;
  /** Of these the rules are not on the shelf: they were compared, but could not be played again. */
  readonly unplayed: number;
  /** Matches that do not hold, though they came as they were. */
  readonly broken: readonly { readonly match: string; readonly problem: string }[];
}

interface Places {
  readonly source: Side;
  readonly target: Side;
  readonly shelf: Shelf;
}

/** Something is not what it was. */
export class Differs extends Error {
  override readonly name = 'Differs';
}

const atOnce = 100;

/** Reads every match from both sides, as a server would, and plays it again by its rules. */
export async function checkMatches({ source, target, shelf }: Places, tell: (done: number) => void): Promise<Checked> {
  const table = keptTables.find(({ name }) => name === 'game_match')!;
  const all = await source.count(table);
  if ((await target.count(table)) !== all) throw new Differs('there are not as many matches as there were');
  const broken: { match: string; problem: string }[] = [];
  let [matches, unplayed] = [0, 0];
  for (let rows = await source.page(table, null, atOnce); rows.length > 0; ) {
    for (const { id } of rows) {
      const { record, entries } = await sameMatch(String(id), source.store, target.store);
      const verdict = await judge(shelf, record, entries);
      if (verdict === 'unplayed') unplayed++;
      else if (verdict !== null) broken.push({ match: String(id), problem: verdict });
      matches++;
      tell(matches / all);
    }
    rows = await source.page(table, rows.at(-1)!, atOnce);
  }
  return { matches, unplayed, broken };
}

interface Whole {
  readonly record: MatchRecord;
  readonly entries: readonly Entry[];
}

async function sameMatch(id: string, source: Store, target: Store): Promise<Whole> {
  const [before, after] = await Promise.all([wholeMatch(id, source), wholeMatch(id, target)]).catch((error: Error) => {
    throw new Differs(`match ${id} cannot be read (${error.message})`);
  });
  if (!isDeepStrictEqual(before, after)) throw new Differs(`match ${id} is not what it was`);
  if (after.record === null) throw new Differs(`match ${id} is not there`);
  return { ...after, record: after.record };
}

async function wholeMatch(id: string, store: Store) {
  const record = await store.match(id);
  const rest = [await store.read(id, 0), await store.turn(id), await store.memo(id)] as const;
  // Whatever kind of bytes a store gives.
  return {
    record: record === null ? null : { ...record, key: new Uint8Array(record.key) },
    entries: rest[0],
    turn: rest[1],
    memo: rest[2],
  };
}

/** What does not hold; null: all does. A match whose luck is not settled has nothing to judge yet. */
async function judge(
  shelf: Shelf,
  { head, key, luck }: MatchRecord,
  entries: readonly Entry[],
): Promise<string | null> {
  if (entries.length === 0) return null;
  const game = await shelf.edition(head.game, head.rules);
  if (game === undefined) return 'unplayed';
  const file: MatchFile = {
    ...{ format: 'orrery-match/1', head, names: [], entries, key: Buffer.from(key).toString('hex') },
    ...(luck?.stage === 'set' ? { luck: luck.record } : {}),
  };
  const verdict = verifyMatch(game, file);
  return verdict.ok ? null : verdict.problem;
}
