import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { sameSecret } from '../secrets.ts';
import { Link, LinkBroken, type Services } from './link.ts';

interface Settings {
  /** Under which other nodes reach this one: host and port; a port of 0 becomes a free one. */
  readonly address: string;
  /** Known to all nodes of the house, and to nobody else. */
  readonly secret: string;
  readonly services: Services;
  /** A link is broken, or could not be made: the other node may be gone. */
  readonly broken?: () => void;
}

/** A whole file of a match fits into one frame. */
const longest = 256 * 1024 * 1024;
const slowestHandshake = 2_000;
/** Milliseconds that whoever is turned away has to read it. */
const farewell = 2_000;

/** The links to other nodes, on a port of their own: one a pair, whoever needs it first. */
export class Links {
  private readonly settings: Settings;
  private readonly server = http.createServer((_request, response) => response.writeHead(404).end());
  private readonly door = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longest });
  private readonly links = new Map<string, Promise<Link>>();
  /** Also those that are not the one by which a node is asked. */
  private readonly all = new Set<Link>();
  private own: string;
  private closed = false;

  constructor(settings: Settings) {
    this.settings = settings;
    this.own = settings.address;
    this.server.on('upgrade', (request, socket, head) => {
      // Whoever is turned away and breaks the line must not end the process.
      socket.on('error', () => undefined);
      const peer = this.peerOf(request);
      if (peer === null) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        setTimeout(() => socket.destroy(), farewell).unref();
      } else this.door.handleUpgrade(request, socket, head, (opened) => this.take(opened, peer));
    });
  }

  /** The address of this node. */
  get address(): string {
    return this.own;
  }

  async listen(host: string): Promise<void> {
    const { name, port } = parted(this.settings.address);
    await new Promise<void>((done, failed) => {
      this.server.once('error', ({ code }: NodeJS.ErrnoException) => failed(new Unlistened(this.own, code)));
      this.server.listen(port, host, () => done());
    });
    this.own = `${name}:${(this.server.address() as AddressInfo).port}`;
  }

  /** The link to a node, made now if there is none. */
  to(peer: string): Promise<Link> {
    const link = this.links.get(peer) ?? this.dial(peer);
    this.links.set(peer, link);
    return link;
  }

  /** A link of its own, to whoever is at that address. */
  dial(peer: string): Promise<Link> {
    const socket = new WebSocket(`ws://${peer}/link`, {
      headers: { authorization: `Bearer ${this.settings.secret}`, 'x-orrery-from': this.own, 'x-orrery-to': peer },
      perMessageDeflate: false,
      maxPayload: longest,
      handshakeTimeout: slowestHandshake,
    });
    const made = new Promise<Link>((done, failed) => {
      socket.once('open', () => {
        socket.once('close', () => this.forget(peer, made));
        done(this.make(socket, peer, true));
      });
      socket.once('error', () => failed(new LinkBroken(peer)));
    });
    made.catch(() => this.forget(peer, made));
    return made;
  }

  /** Says goodbye to all other nodes. */
  async leave(): Promise<void> {
    await Promise.all([...this.all].map((link) => link.leave()));
  }

  close(): void {
    this.closed = true;
    this.links.clear();
    for (const link of this.all) link.terminate();
    this.door.close();
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(socket: WebSocket, peer: string): void {
    const link = Promise.resolve(this.make(socket, peer, false));
    // A node that has begun anew dials again while the line to its last life may look as if it were there. Where both have dialled
    // at once each goes on with what the other has made.
    this.links.set(peer, link);
    socket.once('close', () => this.forget(peer, link));
  }

  private make(socket: WebSocket, peer: string, dialled: boolean): Link {
    const link = new Link(socket, { peer, dialled }, this.settings.services);
    this.all.add(link);
    socket.once('close', () => this.all.delete(link));
    if (this.closed) link.terminate();
    return link;
  }

  private forget(peer: string, link: Promise<Link>): void {
    if (this.links.get(peer) !== link) return;
    this.links.delete(peer);
    this.settings.broken?.();
  }

  /** Who dials; null: nobody who may. */
  private peerOf({ url, headers }: IncomingMessage): string | null {
    const secret = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const from = headers['x-orrery-from'];
    const known = url === '/link' && sameSecret(secret, this.settings.secret) && headers['x-orrery-to'] === this.own;
    return known && typeof from === 'string' ? from : null;
  }
}

/** Nobody could call this node where it says that it is. */
class Unlistened extends Error {
  constructor(address: string, code: string | undefined) {
    const why =
      code === 'EADDRINUSE' ? 'that port is taken by another program' : `no address of this machine (${code})`;
    super(`other nodes cannot reach this one at ${address}: ${why}; choose another with ORRERY_NODE=...`);
  }
}

/** `10.0.0.5:7700`, `node-a:7700`, `[fd00::5]:7700`. */
export function parted(address: string): { readonly name: string; readonly port: number } {
  const found = /^(\[[0-9a-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(address);
  const port = Number(found?.[2]);
  if (found === null || port > 65535) throw new Error(`ORRERY_NODE=${address} is no host and port (10.0.0.5:7700)`);
  return { name: found[1]!, port };
}
