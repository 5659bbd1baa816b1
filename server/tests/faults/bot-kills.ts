import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shelf } from '@orrery/games';
import type { TableInfo } from '@orrery/wire';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { Person } from '../client.ts';
import { ServerProcess } from '../server-process.ts';
import { Examiner, type Tally } from './examine.ts';
import { Player } from './player.ts';

const entry = new URL('../process.ts', import.meta.url);
/** Bots answer after so many milliseconds: time enough to kill the server before. */
const delay = 150;
const bot = 1;
/** Milliseconds after which a bot that has not played at a new server will not. */
const patience = 120_000;

export interface BotKillsTally extends Tally {
  /** Kills while a bot was awaited. */
  readonly between: number;
  /** How often the bot had not played when the server had been there again for long. */
  readonly silent: number;
}

interface BotKills {
  readonly seed: string;
  /** An empty folder for the server's data. */
  readonly folder: string;
  readonly enough: (between: number) => boolean;
  readonly progress?: (tally: BotKillsTally) => void;
}

/**
 * Somebody plays by correspondence against a bot. As soon as a move of theirs is acknowledged after which the bot is awaited, the
 * server is killed; at the next one nobody comes to the table until the bot has played.
 */
export async function botKills({ seed, folder, enough, progress }: BotKills): Promise<BotKillsTally> {
  const env = { ORRERY_DATA: folder, ORRERY_BOT_DELAY: String(delay) };
  let server = new ServerProcess(entry, env);
  const { table, player, person } = await sitDownWithBot(server, seed);
  let tally: BotKillsTally = { between: 0, silent: 0, acked: 0, lost: 0, doubled: 0, reordered: 0, viewsEqual: true };
  for (;;) {
    const acked = player.acked.length;
    const fall = server.ended.then(() => undefined);
    const life = player.live(await server.port(), fall);
    const isBots = () => player.acked.length > acked && player.awaited.includes(bot);
    while (!isBots()) await Promise.race([sleep(1), life]);
    await server.end('SIGKILL');
    await life;
    const { isAwaited, ...found } = await lookInto(folder, table, player);
    tally = { ...tally, ...found, between: tally.between + (isAwaited ? 1 : 0) };
    progress?.(tally);
    if (enough(tally.between)) return tally;
    server = new ServerProcess(entry, env);
    const here = Object.assign(new Person(await server.port()), { cookie: person.cookie });
    if (!(await hasPlayed(here, table))) tally = { ...tally, silent: tally.silent + 1 };
  }
}

async function sitDownWithBot(server: ServerProcess, seed: string) {
  const room = shelf.find(({ id }) => id === 'burning-planets')!;
  const person = await Person.arrive(await server.port(), 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const pace = { tempo: 'days', fixedWindows: false };
  const asked = { game: room.id, options: room.first, seats, pace, listed: false, spectators: false };
  const { id: table } = await person.post<TableInfo>('/api/tables', asked);
  await person.post(`/api/tables/${table}/start`);
  const { game } = await room.rules();
  const player = new Player({ cookie: person.cookie, table, seat: 0, game, seed });
  return { table, player, person };
}

/** What the list of tables says, which opens no match. */
async function hasPlayed(person: Person, table: string): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    const card = (await person.tables()).mine.find(({ id }) => id === table);
    if (card?.awaited.includes(bot) === false) return true;
  }
  return false;
}

/** While no server runs. */
async function lookInto(folder: string, table: string, player: Player): Promise<Tally & { isAwaited: boolean }> {
  const store = openSqlite(path.join(folder, 'orrery.sqlite'));
  try {
    const match = (await store.table(table))?.matches.at(-1);
    const turn = match === undefined ? null : await store.turn(match.id);
    return { ...(await new Examiner([player]).look(store)), isAwaited: turn?.awaited.includes(bot) === true };
  } finally {
    await store.close();
  }
}
