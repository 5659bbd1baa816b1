import { WebSocket } from 'ws';
import { pause } from '../../../web/src/remote/backoff.ts';

interface Place {
  readonly cookie: string;
  readonly table: string;
  readonly seat: number;
  /** A node to connect to. */
  readonly port: () => Promise<number>;
}

interface Asked {
  id: string;
  readonly began: number;
  readonly done: (ms: number) => void;
}

interface Steps {
  readonly as: number;
  readonly decision: string;
  readonly view: { readonly mine: { readonly hand: readonly number[]; readonly laid: number | null } | null };
}

/** A seat at the game of the tests that lays one card or another whenever it is told to, and comes back as a browser does. */
export class SeatClient {
  reconnects = 0;
  private readonly place: Place;
  private socket: WebSocket | null = null;
  private steps: Steps | null = null;
  private asked: Asked | null = null;
  private count = 0;
  private tries = 0;
  private closed = false;
  private ready: (() => void)[] = [];

  constructor(place: Place) {
    this.place = place;
    void this.connect();
  }

  async seated(): Promise<void> {
    if (this.steps === null) await new Promise<void>((done) => this.ready.push(done));
  }

  /** Lays a card: the milliseconds until that is acknowledged, however often it has to connect again meanwhile. */
  play(): Promise<number> {
    return new Promise((done) => {
      this.asked = { id: '', began: performance.now(), done };
      this.say(this.asked);
    });
  }

  close(): void {
    this.closed = true;
    this.socket?.terminate();
  }

  private async connect(): Promise<void> {
    const { cookie, table } = this.place;
    const socket = new WebSocket(`ws://127.0.0.1:${await this.place.port()}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', table, had: {}, views: 'always' })));
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.closed) return;
      this.reconnects++;
      this.steps = null;
      setTimeout(() => void this.connect(), pause(this.tries++));
    });
  }

  private hear(message: { t: string; id?: string } & Partial<Steps>): void {
    this.tries = 0;
    if (message.t === 'steps' && message.as === this.place.seat) {
      const first = this.steps === null;
      this.steps = message as Steps;
      for (const done of this.ready.splice(0)) done();
      // After a new hello, whatever was not answered is said again.
      if (first && this.asked !== null) this.say(this.asked);
    } else if (message.t === 'ack' && message.id === this.asked?.id) {
      const { began, done } = this.asked!;
      this.asked = null;
      done(performance.now() - began);
    } else if (message.t === 'refused' && message.id === this.asked?.id) {
      // Another move was counted in meanwhile: a new one is made for what is asked now.
      this.asked!.id = '';
      this.say(this.asked!);
    }
  }

  private say(asked: Asked): void {
    const { steps, socket } = this;
    const { seat } = this.place;
    if (steps === null || socket?.readyState !== WebSocket.OPEN) return;
    const { hand, laid } = steps.view.mine!;
    asked.id ||= `${seat}-${this.count++}-${Math.random().toString(36).slice(2)}`;
    const move = { t: 'lay', card: hand.find((card) => card !== laid) };
    socket.send(JSON.stringify({ t: 'play', seat, id: asked.id, decision: steps.decision, move }));
  }
}
