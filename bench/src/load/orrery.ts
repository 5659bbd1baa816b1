import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServerMessage, TableInfo } from '@orrery/wire';
import WebSocket from 'ws';
import { Visitor } from '../strangers/visitor.ts';
import { type House, OnItsWay, type Pair, type Socket } from './house.ts';
import { cellOf } from './marks.ts';
import { MeasuredProcess } from './measured-process.ts';

const main = 'bench/src/load/servers/orrery.ts';
/** As `npm start` starts it. */
const asStarted = { NODE_OPTIONS: '--v8-pool-size=1' };

/** One process of ours that keeps everything in a file of its own. */
export async function openWithSqlite(core: number): Promise<House> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-load-'));
  const server = await MeasuredProcess.start(main, core, { ...asStarted, ORRERY_DATA: folder });
  return houseOf([server], async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
}

/** One process of ours, or several nodes, on the PostgreSQL at this address. */
export async function openWithPostgres(core: number, database: string, nodes: number): Promise<House> {
  const started: MeasuredProcess[] = [];
  for (let no = 0; no < nodes; no++)
    started.push(
      await MeasuredProcess.start(main, core, { ...asStarted, DATABASE_URL: database, ORRERY_NODE: '127.0.0.1:0' }),
    );
  return houseOf(started, async () => {
    for (const node of started) await node.stop();
  });
}

/** Of those who only hold a socket each has so many. */
const devices = 10;

/** People come to one node after the other, as a balancer would send them. */
function houseOf(nodes: readonly MeasuredProcess[], close: () => Promise<void>): House {
  let came = 0;
  const nextUrl = () => nodes[came++ % nodes.length]!.url;
  let holding: Promise<Visitor> | null = null;
  let held = 0;

  return {
    processes: nodes,
    async hold(): Promise<Socket> {
      if (held++ % devices === 0 || holding === null) holding = arrive(nextUrl());
      const { cookie } = await holding;
      return connect(nextUrl(), cookie);
    },
    async sitDown(): Promise<Pair> {
      const [first, second] = [nextUrl(), nextUrl()];
      const [host, guest] = [await arrive(first), await arrive(second)];
      const laid = await host.post<TableInfo>('/api/tables', {
        game: 'marks',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        listed: false,
        spectators: false,
        pace: { tempo: 'off', fixedWindows: false },
      });
      await guest.post(`/api/tables/${laid.id}/join`, { link: laid.link });
      await host.post(`/api/tables/${laid.id}/start`, {});
      return play(laid.id, [await connect(first, host.cookie), await connect(second, guest.cookie)]);
    },
    close,
  };
}

async function play(table: string, sockets: readonly WebSocket[]): Promise<Pair> {
  const way = new OnItsWay();
  const decisions = ['', ''];
  let [n, bytes] = [0, 0];
  await Promise.all(
    sockets.map(
      (socket, me) =>
        new Promise<void>((shown, failed) => {
          socket.on('close', (code) => failed(new Error(`a socket was closed with ${code}`)));
          socket.on('message', (data: Buffer) => {
            bytes += data.length;
            const message = JSON.parse(String(data)) as ServerMessage;
            if (message.t === 'ack') way.acknowledged();
            else if (message.t === 'refused' || message.t === 'error') {
              failed(new Error(String(data)));
              way.refused(String(data));
            } else if (message.t === 'steps') {
              if (message.decision !== null) decisions[me] = message.decision ?? decisions[me]!;
              if (n % 2 !== me) way.heardByOther();
              shown();
            }
          });
          socket.send(JSON.stringify({ t: 'hello', table, had: {} }));
        }),
    ),
  );
  return {
    async mark() {
      const seat = n % 2;
      const move = { t: 'mark', cell: cellOf(n) };
      const ms = await way.begin(() =>
        sockets[seat]!.send(JSON.stringify({ t: 'play', seat, id: `m${n}`, decision: decisions[seat], move })),
      );
      n++;
      return ms;
    },
    get bytes() {
      return bytes;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

function connect(url: string, cookie: string): Promise<WebSocket> {
  return new Promise((opened, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: url } });
    socket.on('open', () => opened(socket));
    socket.on('error', failed);
  });
}

let people = 0;
/** Everybody comes from a network of their own. */
function arrive(url: string): Promise<Visitor> {
  const no = people++;
  return Visitor.arrive(url, `10.${no >> 16}.${(no >> 8) & 255}.${no & 255}`);
}
