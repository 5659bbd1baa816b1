// boardgame.io's own server with its usual storage, which is memory.
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Cells, emptyBoard, mark } from '../board.ts';
import { tidyWhenAsked } from './tidy.ts';

tidyWhenAsked();
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(settings: object): { run(port: number): Promise<{ appServer: http.Server }> };
};

// It would listen to the whole network.
const { listen } = http.Server.prototype;
http.Server.prototype.listen = function (this: http.Server, port: unknown, ...more: unknown[]) {
  return (listen as (...how: unknown[]) => http.Server).call(this, port, '127.0.0.1', ...more);
} as typeof listen;

interface Turn {
  readonly G: { readonly cells: Cells };
  readonly playerID: string;
}
const game = {
  name: 'marks',
  setup: () => ({ cells: emptyBoard() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: Turn, cell: number) => (mark(G.cells, Number(playerID), cell) ? undefined : 'INVALID_MOVE'),
  },
};
const { appServer } = await Server({ games: [game], origins: ['*'] }).run(0);
process.stdout.write(`listens at :${(appServer.address() as AddressInfo).port}\n`);
