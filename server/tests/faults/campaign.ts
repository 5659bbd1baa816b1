import path from 'node:path';
import { shelf } from '@orrery/games';
import { Dice, type Room } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { Person } from '../client.ts';
import { ServerProcess } from '../server-process.ts';
import { compare, type Findings, type Heard } from './evidence.ts';
import { Player } from './player.ts';

const entry = new URL('../process.ts', import.meta.url);

export interface Campaign {
  readonly seed: string;
  /** An empty folder for the server's data. */
  readonly folder: string;
  /** Waits for the moment of the next kill; `acked`: how many moves were acknowledged up to now. */
  readonly fall: (dice: Dice, acked: () => number) => Promise<void>;
  /** Asked before every start: has it been killed often enough? */
  readonly enough: (kills: number) => boolean;
  readonly progress?: (tally: Tally) => void;
}

export interface Tally {
  readonly kills: number;
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
  readonly viewsEqual: boolean;
}

/** Tables of all games, people and bots at each, on a real server that is killed again and again; its log against what it said. */
export async function killCampaign({ seed, folder, fall, enough, progress }: Campaign): Promise<Tally> {
  const dice = new Dice(`${seed}|kills`);
  const env = { ORRERY_DATA: folder, ORRERY_BOT_DELAY: '20' };
  let server = new ServerProcess(entry, env);
  let tally: Tally = { kills: 0, acked: 0, lost: 0, doubled: 0, reordered: 0, viewsEqual: true };
  const players = (await Promise.all(shelf.map(async (room) => sitDown(room, await server.port(), seed)))).flat();
  for (;;) {
    const port = await server.port();
    const lives = Promise.all(
      players.map((player) =>
        player.live(
          port,
          server.ended.then(() => undefined),
        ),
      ),
    );
    const acked = () => players.reduce((all, player) => all + player.acked.length, 0);
    // Whoever stumbles before the fall ends the campaign.
    await Promise.race([fall(dice, acked), lives]).finally(() => server.end('SIGKILL'));
    await lives;
    tally = { kills: tally.kills + 1, ...summed(await examine(folder, players)) };
    progress?.(tally);
    if (enough(tally.kills)) return tally;
    server = new ServerProcess(entry, env);
  }
}

/** Two people, and a bot where there is room, at a table of this game. */
async function sitDown(room: Room, port: number, seed: string): Promise<Player[]> {
  const [host, guest] = [await Person.arrive(port, `Host of ${room.plate}`), await Person.arrive(port, 'Guest')];
  const bot = room.seats.max > 2 ? [{ kind: 'bot', level: 'easy' }] : [];
  const seats = [{ kind: 'me' }, { kind: 'link' }, ...bot];
  const asked = { game: room.id, options: room.first, seats, listed: false, spectators: false };
  const { id, link } = await must<TableInfo>(host, '/api/tables', asked);
  await must(guest, `/api/tables/${id}/join`, { link, seat: 1 });
  await must(host, `/api/tables/${id}/start`, {});
  const { game } = await room.rules();
  return [host, guest].map(
    ({ cookie }, seat) =>
      new Player({ cookie, table: id, seat, game, host: seat === 0, seed: `${seed}-${room.id}-${seat}` }),
  );
}

async function must<T>(person: Person, at: string, body: unknown): Promise<T> {
  const answer = await person.ask('POST', at, body);
  if (!answer.ok) throw new Error(`${at} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Every match that anybody was told of, against its log on the disk. */
async function examine(folder: string, players: readonly Player[]): Promise<Findings[]> {
  const shown = players.flatMap((player) => player.shown);
  const store = openSqlite(path.join(folder, 'orrery.sqlite'));
  try {
    return await Promise.all(
      [...new Set(shown.map(({ match }) => match))].map(async (match) => {
        const record = await store.match(match);
        const room = shelf.find(({ id }) => id === record?.head.game);
        if (record === null || room === undefined) throw new Error(`match ${match} is gone`);
        return compare((await room.rules()).game, record.head, await store.read(match, 0), heardOf(match, players));
      }),
    );
  } finally {
    await store.close();
  }
}

function heardOf(match: string, players: readonly Player[]): Heard {
  const acked = new Map<number, string[]>();
  for (const each of players.flatMap((player) => player.acked))
    if (each.match === match) acked.set(each.seat, [...(acked.get(each.seat) ?? []), each.id]);
  const shown = players.flatMap((player) => player.shown).filter((each) => each.match === match);
  return { acked, views: shown.map(({ seat, had, view }) => ({ as: seat, had, view })) };
}

function summed(findings: readonly Findings[]): Omit<Tally, 'kills'> {
  const sum = (key: keyof Findings) => findings.reduce((all, each) => all + each[key], 0);
  return {
    acked: sum('acked'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    reordered: sum('reordered'),
    viewsEqual: sum('otherViews') === 0,
  };
}
