import type { IncomingMessage, Server } from 'node:http';
import { Duplex } from 'node:stream';

/** The least that the door for WebSockets asks of a request. */
const handshake = {
  upgrade: 'websocket',
  connection: 'Upgrade',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16, 7).toString('base64'),
};

/** Kinds of frames (RFC 6455, 11.8). Who does not answer pings is taken for gone after a minute, which a busy machine needs. */
const [text, ping, pong] = [0x1, 0x9, 0xa];

/**
 * A client of a server in the same process, without a network: it speaks WebSocket frames, counts what it is sent, and hears
 * nothing but the answers to its plays.
 */
export class CountingSocket extends Duplex {
  /** Bytes of `steps` messages so far. */
  steps = 0;
  /** The first view has come. */
  readonly shown: Promise<void>;
  private unread: Buffer = Buffer.alloc(0);
  private upgraded = false;
  private show: () => void = () => undefined;
  private answered: ((refused: string | null) => void) | null = null;

  constructor(server: Server, cookie: string) {
    super();
    this.shown = new Promise((done) => {
      this.show = done;
    });
    const headers = { ...handshake, cookie, host: 'localhost' };
    const request = { method: 'GET', url: '/ws', headers, socket: { remoteAddress: '127.0.0.1' } };
    server.emit('upgrade', request as unknown as IncomingMessage, this, Buffer.alloc(0));
  }

  say(message: object): void {
    this.push(frame(Buffer.from(JSON.stringify(message))));
  }
  /** Sends a play and waits until it is acknowledged. */
  async play(message: object): Promise<void> {
    const answer = new Promise<string | null>((done) => {
      this.answered = done;
    });
    this.say(message);
    const refused = await answer;
    if (refused !== null) throw new Error(`a recorded move was not taken: ${refused} ${JSON.stringify(message)}`);
  }

  // What the server's side of a connection calls beside the stream itself.
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.hearBytes(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.hearBytes(
      chunks.length === 1 ? chunks[0]!.chunk : Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk))),
    );
    done();
  }

  /** A server that hangs up answers no more. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.settle('the socket was closed');
    done(error);
  }

  private hearBytes(bytes: Buffer | string): void {
    let rest = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    if (this.unread.length > 0) rest = Buffer.concat([this.unread, rest]);
    if (!this.upgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) {
        this.unread = rest;
        return;
      }
      this.upgraded = true;
      rest = rest.subarray(end + 4);
    }
    for (let next = nextFrame(rest); next !== null; next = nextFrame(rest)) {
      const { kind, body } = next;
      // As over a network, never before the server has said all that it says with a ping.
      if (kind === ping) setImmediate(() => this.push(frame(body, pong)));
      else this.hear(body);
      rest = rest.subarray(next.length);
    }
    this.unread = rest;
  }

  private hear(body: Buffer): void {
    const kind = body.toString('latin1', 6, 12);
    if (kind.startsWith('steps"')) {
      this.steps += body.length;
      this.show();
    } else if (kind.startsWith('ack"')) this.settle(null);
    else if (kind.startsWith('refuse') || (kind.startsWith('error"') && body.includes('"id":')))
      this.settle(body.toString('utf8'));
  }
  private settle(refused: string | null): void {
    const { answered } = this;
    this.answered = null;
    answered?.(refused);
  }
}

/** A frame as clients send it: masked, here with a mask of zeros. */
function frame(body: Buffer, kind = text): Buffer {
  const long = body.length >= 126;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | kind;
  head[1] = 0x80 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

function nextFrame(bytes: Buffer): { kind: number; body: Buffer; length: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes[1]! & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return null;
  return { kind: bytes[0]! & 0x0f, body: bytes.subarray(head, head + size), length: head + size };
}
