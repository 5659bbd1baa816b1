import path from 'node:path';
import { shelf } from '@orrery/games';
import { Course, Dice, type Entry, type Game, type Kind, type MatchHead, RecordingChance } from '@orrery/kernel';
import type { LayTable } from '@orrery/wire';
import { drawKey, drawSecret } from '../../../server/src/secrets.ts';
import { openSqlite } from '../../../server/src/stores/sqlite/store.ts';
import type { Store } from '../../../server/src/stores/store.ts';
import { layTable } from '../../../server/src/tables/lay.ts';

/** A match that was played before the bench began; every table that has it keeps a copy under an id of its own. */
export interface Played {
  readonly game: Game<Kind>;
  readonly asked: LayTable;
  readonly entries: readonly Entry[];
}

export async function gameOf(id: string): Promise<Game<Kind>> {
  const room = shelf.find((each) => each.id === id);
  if (room === undefined) throw new Error(`there is no game ${id}`);
  return (await room.rules()).game;
}

/** The store in the folder of a server that does not run. */
export function storeIn(folder: string): Store {
  return openSqlite(path.join(folder, 'orrery.sqlite'));
}

/** Plays so many moves as they come. */
export function playSome(game: Game<Kind>, asked: LayTable, moves: number): Played {
  const head = headOf(game, asked, 'bench');
  const dice = new Dice(`${game.id} ${moves}`);
  const setup = new RecordingChance(dice);
  game.setup(head.options, head.seats, setup, null);
  const entries: Entry[] = [{ seq: 0, at: 0, t: 'setup', draws: setup.draws }];
  const course = new Course(game, head);
  let state = course.take(entries[0]!).next;
  for (let seq = 1; seq <= moves && game.result(state) === null; seq++) {
    const [by = 0] = game.awaited(state);
    const taken = course.attempt(by, game.pick(state, by, dice), dice);
    if (!taken.ok) throw new Error(`${game.id}: ${taken.refusal}`);
    entries.push({ seq, at: seq, t: 'move', by, id: `${seq}`, move: taken.move, draws: taken.draws });
    state = course.take(entries[seq]!).next;
  }
  return { game, asked, entries };
}

/** Lays a table at which the match is under way; the id of the table. */
export async function keepTable(store: Store, { game, asked, entries }: Played): Promise<string> {
  const laid = layTable(game, asked, drawSecret(), Date.now());
  if (!laid.ok) throw new Error(laid.trouble.code);
  const head = headOf(game, asked, drawSecret());
  const matches = [{ id: head.id, game: 1, places: null, seal: '0'.repeat(64) }];
  const table = { ...laid.value, status: 'playing' as const, options: head.options, matches };
  const kept = store.keepTable(table, { head, table: table.id, key: drawKey() });
  await Promise.all([kept, ...entries.map((entry) => store.append(head.id, entry))]);
  return table.id;
}

function headOf(game: Game<Kind>, asked: LayTable, id: string): MatchHead {
  const read = game.readOptions(asked.options, asked.seats.length);
  if (!read.ok) throw new Error(`${game.id}: ${read.problem}`);
  return { id, game: game.id, rules: game.rules, seats: asked.seats.length, options: read.value };
}
