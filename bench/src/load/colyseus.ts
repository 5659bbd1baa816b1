import WebSocket from 'ws';
import { type House, OnItsWay, type Pair, type Socket } from './house.ts';
import { cellOf } from './marks.ts';
import { MeasuredProcess } from './measured-process.ts';

/** Of its protocol: somebody has come in, and something is said in the room. */
const [joined, said] = [10, 13];
/** A short text as MessagePack writes it. */
const packed = (text: string) => [0xa0 + text.length, ...Buffer.from(text)];
const marked = Buffer.from([said, ...packed('marked')]);

interface Seat {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

export async function openColyseus(core: number): Promise<House> {
  const server = await MeasuredProcess.start('bench/src/load/servers/colyseus.ts', core);

  async function seat(path: string): Promise<Seat> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/matchmake/${path}`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`Colyseus answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Seat;
  }
  function comeIn({ roomId, processId, sessionId }: Seat, hear: (data: Buffer) => void): Promise<WebSocket> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
    return new Promise((inside, failed) => {
      socket.on('error', failed);
      socket.on('message', (data: Buffer) => {
        if (data[0] !== joined) return hear(data);
        socket.send(Buffer.from([joined]));
        inside(socket);
      });
    });
  }

  return {
    processes: [server],
    async hold(): Promise<Socket> {
      return comeIn(await seat('joinOrCreate/waiting'), () => undefined);
    },
    async sitDown(): Promise<Pair> {
      const way = new OnItsWay();
      let [n, bytes] = [0, 0];
      const hear = (me: number) => (data: Buffer) => {
        bytes += data.length;
        if (!data.subarray(0, marked.length).equals(marked)) return way.refused(data.toString('latin1'));
        // Before it is answered the number of the mark is still its own.
        if (n % 2 === me) way.acknowledged();
        else way.heardByOther();
      };
      const first = await seat('create/marks');
      const sockets = [await comeIn(first, hear(0)), await comeIn(await seat(`joinById/${first.roomId}`), hear(1))];
      return {
        async mark() {
          const ms = await way.begin(() => sockets[n % 2]!.send(Buffer.from([said, ...packed('mark'), cellOf(n)])));
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
    },
    close: () => server.stop(),
  };
}
