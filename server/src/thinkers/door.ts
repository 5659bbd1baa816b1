import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Pool } from '@orrery/bots/pool';
import { closeCodes, longestThoughtMessage, type Trouble } from '@orrery/wire';
import { WebSocketServer } from 'ws';
import { Guard } from '../admin/guard.ts';
import { addressOf, household, type Proxies } from '../http/visitor.ts';
import { ThinkerCaller } from './caller.ts';

interface Settings {
  readonly token: string;
  readonly pool: Pool;
  readonly proxies: Proxies;
  readonly now: () => number;
}

const pingEvery = 2_000;

/** Where programs come in that think for the bots of this server, on whatever machine: whoever has the token. */
export class ThinkerDoor {
  private readonly settings: Settings;
  private readonly guard: Guard;
  private readonly door = new WebSocketServer({
    ...{ noServer: true, perMessageDeflate: false },
    maxPayload: longestThoughtMessage,
  });
  private readonly callers = new Set<ThinkerCaller>();
  private readonly pinging: NodeJS.Timeout;

  constructor(settings: Settings) {
    this.settings = settings;
    this.guard = new Guard(settings.token, settings.now);
    this.pinging = setInterval(() => {
      for (const caller of this.callers) caller.ping();
    }, pingEvery).unref();
  }

  /** null: the door is open. */
  admit(request: IncomingMessage, socket: Duplex, head: Buffer): Trouble | null {
    const said = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const answer = this.guard.check(said, household(addressOf(request, this.settings.proxies)));
    if (answer !== 'yes') return { code: answer };
    this.door.handleUpgrade(request, socket, head, (opened) => {
      const caller = new ThinkerCaller(opened, this.settings.pool);
      this.callers.add(caller);
      opened.on('close', () => this.callers.delete(caller));
    });
    return null;
  }

  close(): void {
    clearInterval(this.pinging);
    for (const caller of this.callers) caller.close(closeCodes.restart);
    this.door.close();
  }
}
