import { type Socket as Connected, io } from 'socket.io-client';
import { type House, OnItsWay, type Pair, type Socket } from './house.ts';
import { cellOf } from './marks.ts';
import { MeasuredProcess } from './measured-process.ts';

interface State {
  readonly _stateID: number;
}

/** Every player has a socket of its own, as in its own client. */
export async function openBoardgameIo(core: number): Promise<House> {
  const server = await MeasuredProcess.start('bench/src/load/servers/boardgame-io.ts', core);
  let tables = 0;

  const connect = (): Promise<Connected> =>
    new Promise((connected, failed) => {
      const socket = io(`${server.url}/marks`, { transports: ['websocket'], forceNew: true, reconnection: false });
      socket.on('connect', () => connected(socket));
      socket.on('connect_error', failed);
    });

  return {
    processes: [server],
    async hold(): Promise<Socket> {
      return connect();
    },
    async sitDown(): Promise<Pair> {
      const match = `match ${tables++}`;
      const way = new OnItsWay();
      const sockets = [await connect(), await connect()];
      let [n, bytes, stateID] = [0, 0, 0];
      for (const [me, socket] of sockets.entries()) {
        const synced = new Promise<void>((done) => socket.once('sync', () => done()));
        socket.emit('sync', match, String(me), undefined, 2);
        await synced;
        socket.io.engine.on('packet', ({ data }: { data?: string }) => {
          bytes += data?.length ?? 0;
        });
        socket.on('update', (_match: string, state: State) => {
          if (n % 2 !== me) return way.heardByOther();
          stateID = state._stateID;
          way.acknowledged();
        });
      }
      return {
        async mark() {
          const playerID = String(n % 2);
          const payload = { type: 'mark', args: [cellOf(n)], playerID };
          const ms = await way.begin(() =>
            sockets[n % 2]!.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID),
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
    },
    close: () => server.stop(),
  };
}
