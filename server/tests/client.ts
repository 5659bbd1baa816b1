// A tiny scripted client: a person with a cookie, and devices of theirs that remember all they were sent, and follow it.
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { type Game, hashOfView, type Kind } from '@orrery/kernel';
import {
  type ClientMessage,
  putInOptions,
  readServerMessage,
  type ServerMessage,
  type StepsMessage,
  type TableInfo,
  type TableList,
  type Trouble,
} from '@orrery/wire';
import { WebSocket } from 'ws';
import { shelf } from './shelf.ts';

const games = new Map<string, Game<Kind>>();
for (const room of shelf) games.set(room.id, (await room.rules()).game);

/** The last word on a match, with the view that was sent, or that what was told has led to. */
export type Standing = StepsMessage & { readonly view: Kind['view'] & Record<string, unknown> };

export class Person {
  readonly port: number;
  cookie = '';
  constructor(port: number) {
    this.port = port;
  }

  static async arrive(port: number, name?: string): Promise<Person> {
    const person = new Person(port);
    await person.get('/api/me');
    if (name !== undefined) await person.post('/api/me', { name, sigil: 'comet' });
    return person;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { ...json, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    return answer;
  }
  async get<T = unknown>(path: string): Promise<T> {
    return (await this.ask('GET', path)).json() as Promise<T>;
  }
  async post<T = TableInfo>(path: string, body: unknown = {}): Promise<T> {
    return (await this.ask('POST', path, body)).json() as Promise<T>;
  }
  /** The typed error a request is answered with. */
  async trouble(method: string, path: string, body?: unknown): Promise<Trouble> {
    const answer = await this.ask(method, path, body);
    if (answer.ok) throw new Error(`${method} ${path} was not refused`);
    return (await answer.json()) as Trouble;
  }
  tables(): Promise<TableList> {
    return this.get('/api/tables');
  }

  async device(headers: Record<string, string> = {}): Promise<Device> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    });
    const device = new Device(socket);
    await once(socket, 'open');
    return device;
  }
  /** A device that follows a table from the beginning. */
  async follow(table: string, more: Partial<Extract<ClientMessage, { t: 'hello' }>> = {}): Promise<Device> {
    const device = await this.device();
    device.say({ t: 'hello', table, had: {}, ...more });
    await device.next('table');
    return device;
  }
}

export class Device {
  readonly socket: WebSocket;
  /** Every text that came in, as it came. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  closed: number | null = null;
  /** The options of the match with the data sets in them, where this client has fetched those. */
  full: object | null = null;
  private readonly standings = new Map<number | 'table', Standing>();
  private readonly answers = new Map<string, ServerMessage>();
  private lastTable: TableInfo | undefined;
  private taken = 0;
  private pongs = 0;
  private wakers: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const [text, message] = [String(data), JSON.parse(String(data))];
      // All of it is documented, key by key: whatever else a server might send would be left out here.
      if (!isDeepStrictEqual(readServerMessage(text), message)) throw new Error(`undocumented: ${text}`);
      this.texts.push(text);
      this.messages.push(message);
      if (message.t === 'table') this.lastTable = message.table;
      if ('id' in message) this.answers.set(message.id, message);
      if (message.t === 'pong') this.pongs++;
      if (message.t === 'steps') this.standings.set(message.as, this.standing(message));
      this.wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }
  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** The next message of a type that this call has not handed out yet. */
  async next<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { t: T }>> {
    for (;;) {
      while (this.taken < this.messages.length) {
        const message = this.messages[this.taken++]!;
        if (message.t === t) return message as Extract<ServerMessage, { t: T }>;
      }
      if (this.closed !== null) throw new Error(`closed with ${this.closed} while waiting for '${t}'`);
      await this.news();
    }
  }
  /** Waits until what has come in satisfies. */
  async until(enough: () => boolean): Promise<void> {
    while (!enough()) {
      if (this.closed !== null) throw new Error(`closed with ${this.closed}`);
      await this.news();
    }
  }
  async untilClosed(): Promise<number> {
    while (this.closed === null) await this.news();
    return this.closed;
  }
  /** All that was said before is answered: nothing more is under way. */
  async settle(): Promise<void> {
    const before = this.pongs;
    this.say({ t: 'ping' });
    await this.until(() => this.pongs > before);
  }

  /** The last word on a match as an observer was told it, the options of the match put into the view. */
  steps(as: number | 'table'): Standing | undefined {
    const last = this.standings.get(as);
    return last && { ...last, view: putInOptions(last.view, this.options) };
  }
  /** Everything an observer was told, in order. */
  told(as: number | 'table') {
    return this.messages.flatMap((message) => (message.t === 'steps' && message.as === as ? message.told : []));
  }
  table(): TableInfo | undefined {
    return this.lastTable;
  }

  async play(seat: number, move: unknown, id = `p${Math.random().toString(36).slice(2)}`) {
    this.say({ t: 'play', seat, id, decision: this.steps(seat)?.decision ?? '', move });
    return this.answer(id);
  }
  /** As a browser plays: what came too fast is said again after as long as the server asks for. */
  async playPatiently(seat: number, move: unknown) {
    const id = `p${Math.random().toString(36).slice(2)}`;
    const decision = this.steps(seat)?.decision ?? '';
    for (;;) {
      const from = this.messages.length;
      const slowed = () => this.messages.slice(from).find((said) => said.t === 'error' && said.code === 'TOO_FAST');
      this.say({ t: 'play', seat, id, decision, move });
      await this.until(() => this.answers.has(id) || slowed() !== undefined);
      const answer = this.answers.get(id);
      if (answer !== undefined) return answer;
      const after = (slowed() as { readonly after?: number }).after ?? 1;
      await new Promise((waited) => setTimeout(waited, after * 1000));
    }
  }
  async undo(seat: number, id = `u${Math.random().toString(36).slice(2)}`) {
    this.say({ t: 'undo', seat, id });
    return this.answer(id);
  }
  async answer(id: string) {
    await this.until(() => this.answers.has(id));
    return this.answers.get(id)!;
  }

  close(): void {
    this.socket.terminate();
  }
  private get options(): object {
    return this.full ?? this.table()?.options ?? {};
  }
  /** Every test is one of following, too: it goes on from view to view, and holds every hash against its own. */
  private standing(steps: StepsMessage): Standing {
    const { as, match, told, hash } = steps;
    if (steps.view !== undefined) return { ...steps, view: steps.view };
    const before = this.standings.get(as);
    if (before?.match !== match) throw new Error(`no view to begin with: ${JSON.stringify(steps)}`);
    const { game } = this.table()!;
    const { options } = this;
    let view: Kind['view'] = putInOptions(before.view, options);
    for (const { seen } of told)
      for (const one of seen) view = games.get(game)!.follow!(view, putInOptions(one, options), as);
    if (hash !== undefined && hash !== hashOfView(view))
      throw new Error(`followed to another view: ${this.texts.at(-1)}`);
    return { ...steps, view: view as Standing['view'] };
  }
  private news(): Promise<void> {
    return new Promise((wake) => {
      this.wakers.push(wake);
    });
  }
  private wake(): void {
    for (const wake of this.wakers.splice(0)) wake();
  }
}
