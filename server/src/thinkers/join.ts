import { answers, type Thinker } from '@orrery/bots/pool';
import { type AskMessage, readAskMessage, type ThinkerMessage, thinkCloseCodes, thinkPath } from '@orrery/wire';
import { WebSocket } from 'ws';

export interface JoinSettings {
  /** The address of the server, as people have it. */
  readonly url: string;
  readonly token: string;
  readonly thinker: Thinker;
  readonly places: number;
  readonly rules: Readonly<Record<string, readonly number[]>>;
  /** Told, for a person, how it goes. */
  readonly say: (line: string) => void;
}

/** A server pings every two seconds: one that has been silent for so long is gone. */
const longestSilence = 10_000;
const pause = { first: 500, most: 10_000 };
const longestQuestion = 4 * 1024 * 1024;
const longestError = 4000;

/** What a thinker cannot mend by trying again, by close code or status. */
const forGood: Readonly<Record<number, string>> = {
  [thinkCloseCodes.unread]: 'does not understand this thinker: are both of the same version?',
  [thinkCloseCodes.wrong]: 'refused too many of its answers: are both of the same version?',
  401: 'does not know this token',
  404: 'wants no thinkers: it has no token for them',
};

/** Thinks for one server, and connects again whenever the connection is gone, until it is told to leave. */
export class Join {
  /** Why it thinks for that server no more; null: it was told to leave. */
  readonly ended: Promise<string | null>;
  private readonly settings: JoinSettings;
  private socket: WebSocket | null = null;
  private thinking = 0;
  private leaving = false;
  private everJoined = false;
  private wake: () => void = () => undefined;

  constructor(settings: JoinSettings) {
    this.settings = settings;
    this.ended = this.run();
  }

  /** Wants no more questions, and ends when it has answered those it has. */
  leave(): void {
    this.leaving = true;
    this.wake();
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ t: 'leaving' });
    this.closeIfDone();
  }

  private async run(): Promise<string | null> {
    const { url, say } = this.settings;
    let wait = pause.first;
    while (!this.leaving) {
      const { joined, code } = await this.connect();
      const why = forGood[code];
      // After an upgrade or behind a proxy a server may be away for a moment: only at the first time a no is a no.
      if (why !== undefined && (code >= 4000 || !this.everJoined)) return `${url} ${why}`;
      if (this.leaving) break;
      if (joined) wait = pause.first;
      say(`${url} ${joined ? 'is gone' : 'cannot be reached'}; trying again`);
      await this.sleep(wait * (0.5 + Math.random() / 2));
      wait = Math.min(2 * wait, pause.most);
    }
    return null;
  }

  /** Answers when the connection is over; `code`: of its end, or the status with which it was refused. */
  private connect(): Promise<{ joined: boolean; code: number }> {
    const { url, token, thinker, places, rules, say } = this.settings;
    return new Promise((over) => {
      let [joined, code] = [false, 0];
      const socket = new WebSocket(addressOf(url), {
        headers: { authorization: `Bearer ${token}` },
        maxPayload: longestQuestion,
        handshakeTimeout: longestSilence,
      });
      this.socket = socket;
      // Options that one connection has brought are not known to the next.
      const answer = answers((question, share) => thinker.think(question, share));
      const silence = setTimeout(() => socket.terminate(), longestSilence);
      socket.on('open', () => {
        joined = true;
        this.everJoined = true;
        say(`thinking for ${url}, ${places} at a time`);
        this.send({ t: 'hello', places, rules: rules as Record<string, number[]> });
        if (this.leaving) this.leave();
      });
      socket.on('ping', () => silence.refresh());
      socket.on('message', (data: Buffer) => {
        silence.refresh();
        const asked = readAskMessage(data.toString('utf8'));
        if (asked !== null) void this.think(socket, asked, answer);
      });
      socket.on('unexpected-response', (_request, response) => {
        code = response.statusCode ?? 0;
        socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('close', (closedWith) => {
        clearTimeout(silence);
        if (code === 0) code = closedWith;
        over({ joined, code });
      });
    });
  }

  private async think(socket: WebSocket, { t: _, ...asked }: AskMessage, answer: ReturnType<typeof answers>) {
    this.thinking++;
    const answered = await answer(asked as Parameters<typeof answer>[0]);
    this.thinking--;
    const { n } = answered;
    if (socket.readyState === WebSocket.OPEN)
      this.send(
        'error' in answered
          ? { t: 'failed', n, error: answered.error.slice(0, longestError), ...(answered.lost ? { lost: true } : {}) }
          : { t: 'thought', n, move: answered.move, cpuMs: answered.cpuMs },
      );
    this.closeIfDone();
  }

  private send(message: ThinkerMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private closeIfDone(): void {
    if (!this.leaving || this.thinking > 0) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close(1000);
    else this.socket?.terminate();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** `https://club.example` is `wss://club.example/think`. */
function addressOf(url: string): URL {
  const address = new URL(url);
  if (address.protocol === 'http:' || address.protocol === 'https:')
    address.protocol = address.protocol.replace('http', 'ws');
  if (address.pathname === '/') address.pathname = thinkPath;
  return address;
}
