import type { TableInfo } from '@orrery/wire';
import { Visitor } from '../strangers/visitor.ts';
import { CountingSocket } from './counting-socket.ts';
import type { House } from './house.ts';
import type { Recording } from './recording.ts';

export interface MoveCost {
  readonly cpuMs: number;
  readonly bytes: number;
}

interface Table {
  readonly sockets: readonly CountingSocket[];
}

/**
 * What a move costs the server's main thread and what all observers are sent of it, while so many tables play the same recorded
 * match at once. The first moves of each table, as many as `warmUp` says, are not counted.
 */
export async function moveCost(
  house: House,
  recording: Recording,
  { tables, warmUp }: { readonly tables: number; readonly warmUp: number },
): Promise<MoveCost> {
  const laid: Table[] = [];
  for (let no = 0; no < tables; no++) laid.push(await lay(house, recording));
  const { moves } = recording;
  await playAll(laid, recording, 0, warmUp);
  const sent = () => laid.reduce((sum, { sockets }) => sum + sockets.reduce((bytes, { steps }) => bytes + steps, 0), 0);
  const [bytes, cpu] = [sent(), process.threadCpuUsage()];
  await playAll(laid, recording, warmUp, moves.length);
  const { user, system } = process.threadCpuUsage(cpu);
  const count = tables * (moves.length - warmUp);
  for (const { sockets } of laid) for (const socket of sockets) socket.destroy();
  return { cpuMs: (user + system) / 1000 / count, bytes: (sent() - bytes) / count };
}

async function playAll(tables: readonly Table[], { moves }: Recording, from: number, to: number): Promise<void> {
  await Promise.all(
    tables.map(async ({ sockets }) => {
      for (let no = from; no < to; no++) {
        const { seat, decision, move } = moves[no]!;
        await sockets[seat]!.play({ t: 'play', seat, id: `m${no}`, decision, move });
      }
    }),
  );
}

/** A table at which every seat is a person with a device of their own, all of whom want to be asked everything. */
async function lay({ url, server }: House, { game, seats }: Recording): Promise<Table> {
  const people: { visitor: Visitor; socket: CountingSocket }[] = [];
  let table: TableInfo | null = null;
  for (let seat = 0; seat < seats; seat++) {
    const visitor = await Visitor.arrive(url, someAddress());
    table = await (table === null
      ? visitor.post<TableInfo>('/api/tables', {
          game,
          seats: [{ kind: 'me' }, ...Array<object>(seats - 1).fill({ kind: 'open' })],
          listed: false,
          spectators: false,
          pace: { tempo: 'off', fixedWindows: false },
        })
      : visitor.post<TableInfo>(`/api/tables/${table.id}/join`, { link: table.link }));
    people.push({ visitor, socket: new CountingSocket(server, visitor.cookie) });
  }
  const id = table!.id;
  await people[0]!.visitor.post(`/api/tables/${id}/start`, {});
  for (const [seat, { socket }] of people.entries()) {
    socket.say({ t: 'hello', table: id, had: {} });
    await socket.shown;
    socket.say({ t: 'answering', seat, how: null });
  }
  return { sockets: people.map(({ socket }) => socket) };
}

let addresses = 0;
/** Everybody comes from a network of their own: limits of an address are not what is measured. */
function someAddress(): string {
  const no = addresses++;
  return `10.${no >> 16}.${(no >> 8) & 255}.${no & 255}`;
}
