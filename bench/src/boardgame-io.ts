import { createRequire } from 'node:module';
import type { Dice } from '@orrery/kernel';
import { lines } from './load/board.ts';

/** What the bench uses of the peer's headless client. */
interface PeerClient {
  start(): void;
  stop(): void;
  getState(): { readonly G: { readonly cells: (string | null)[] }; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { mark(cell: number): void };
}

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  Client: (options: { game: object; debug: false; numPlayers: number }) => PeerClient;
};

type Cells = (string | null)[];
interface Turn {
  readonly G: { readonly cells: Cells };
  readonly playerID: string;
}

/** The same rules in the peer's own manner: a move that changes a draft, one move a turn, an end condition. */
const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: Turn, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells } }: Turn) => {
    const won = lines.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
    return won || cells.every((cell) => cell !== null) ? { won } : undefined;
  },
};

/** Plays one random game on the peer's client; answers how many moves it took. */
export function playOnPeer(dice: Dice): number {
  const client = Client({ game, debug: false, numPlayers: 2 });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    let cell = dice.int(9);
    while (G.cells[cell] !== null) cell = (cell + 1) % 9;
    client.moves.mark(cell);
    moves++;
  }
  client.stop();
  return moves;
}
