import { Asking, type Pool, type Thinker, ThinkerLost } from '@orrery/bots/pool';
import { readThinkerMessage, type ThinkerMessage, thinkCloseCodes } from '@orrery/wire';
import type { WebSocket } from 'ws';

type Hello = Extract<ThinkerMessage, { t: 'hello' }>;

/** After so many pings that were not answered a thinker is taken for frozen. */
const mostMissed = 2;
/** So many pings long it may be without a hello. */
const patience = 5;

/** A thinker on the other end of a socket: asked like any other, from its hello until it leaves or is gone. */
export class ThinkerCaller {
  private readonly socket: WebSocket;
  private readonly pool: Pool;
  private readonly asking: Asking;
  private leave: (() => void) | null = null;
  private missed = 0;
  private pings = 0;

  constructor(socket: WebSocket, pool: Pool) {
    this.socket = socket;
    this.pool = pool;
    this.asking = new Asking((asked) => socket.send(JSON.stringify({ t: 'ask', ...asked })));
    socket.on('message', (data: Buffer, isBinary: boolean) => this.hear(isBinary ? null : data.toString('utf8')));
    socket.on('pong', () => {
      this.missed = 0;
    });
    // The close that follows an error does all that is to be done.
    socket.on('error', () => undefined);
    socket.on('close', () => this.gone());
  }

  ping(): void {
    if (this.missed >= mostMissed) this.socket.terminate();
    if (this.leave === null && this.pings > patience) this.close(thinkCloseCodes.unread);
    this.pings++;
    this.missed++;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
    // One that is frozen does not say goodbye, and nobody who stops the server should wait for it.
    setTimeout(() => this.socket.terminate(), 500).unref();
  }

  private hear(text: string | null): void {
    const message = text === null ? null : readThinkerMessage(text);
    if (message === null || (message.t === 'hello') !== (this.leave === null)) {
      this.close(thinkCloseCodes.unread);
      this.gone();
    } else if (message.t === 'hello') this.join(message);
    else if (message.t === 'leaving') this.leave?.();
    else if (message.t === 'thought') this.asking.hear(message);
    else {
      const { n, error, lost } = message;
      this.asking.hear({ n, error: `a thinker: ${error}`, ...(lost ? { lost } : {}) });
    }
  }

  private join({ places, rules }: Hello): void {
    this.leave = this.pool.join({
      places,
      thinker: { think: (question, share) => this.think(question, share), close: async () => this.socket.terminate() },
      knows: ({ game, rules: number }) => Object.hasOwn(rules, game) && rules[game]!.includes(number),
      dismiss: (fault) => {
        if (fault === 'wrong') this.close(thinkCloseCodes.wrong);
        else this.socket.terminate();
      },
    });
  }

  /** What it says of its CPU is believed as far as so much time has passed here. */
  private async think(...asked: Parameters<Thinker['think']>): ReturnType<Thinker['think']> {
    const began = performance.now();
    const { move, cpuMs } = await this.asking.think(...asked);
    return { move, cpuMs: Math.min(cpuMs, performance.now() - began) };
  }

  private gone(): void {
    this.leave?.();
    this.asking.fail(new ThinkerLost('a thinker is gone'));
  }
}
