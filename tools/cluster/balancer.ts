import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';

/** How often it is asked which nodes are ready: milliseconds. */
const askEvery = 500;

/** A small balancer: each connection goes to one of the nodes that are ready, in turn. `nodes`: their ports on this machine. */
export class Balancer {
  private readonly nodes: () => readonly number[];
  private readonly server: http.Server;
  private readonly asking: NodeJS.Timeout;
  private ready: readonly number[] = [];
  private turn = 0;

  constructor(nodes: () => readonly number[]) {
    this.nodes = nodes;
    this.server = http.createServer((request, response) => this.forward(request, response));
    this.server.on('upgrade', (request, socket, head) => this.pipe(request, socket, head));
    this.asking = setInterval(() => void this.ask(), askEvery).unref();
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((done, failed) => {
      this.server.once('error', failed);
      this.server.listen(port, host, () => done());
    });
    return (this.server.address() as net.AddressInfo).port;
  }

  close(): void {
    clearInterval(this.asking);
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Asks all of them now. */
  async ask(): Promise<void> {
    const asked = this.nodes().map(async (port) => ((await isReady(port)) ? [port] : []));
    this.ready = (await Promise.all(asked)).flat();
  }

  /** Those that are ready, another one first each time. */
  private inTurn(): number[] {
    const first = this.turn++ % Math.max(1, this.ready.length);
    return [...this.ready.slice(first), ...this.ready.slice(0, first)];
  }

  private forward(request: IncomingMessage, response: ServerResponse): void {
    const [port] = this.inTurn();
    if (port === undefined) return void response.writeHead(503).end('no node is ready');
    const { method, url, headers } = request;
    const onward = { ...headers, 'x-forwarded-for': from(request) };
    const asked = http.request({ host: '127.0.0.1', port, method, path: url, headers: onward }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(asked);
  }

  /** A WebSocket is passed on byte by byte. */
  private pipe(request: IncomingMessage, socket: Duplex, head: Buffer, ports = this.inTurn()): void {
    const [port, ...others] = ports;
    if (port === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    const node = net.connect(port, '127.0.0.1');
    const next = () => this.pipe(request, socket, head, others);
    node.once('error', next);
    node.once('connect', () => {
      node.off('error', next);
      const headers = Object.entries({ ...request.headers, 'x-forwarded-for': from(request) });
      const lines = headers.flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}\r\n`));
      node.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      node.write(head);
      node.pipe(socket).pipe(node);
      for (const [one, other] of [
        [node, socket],
        [socket, node],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
  }
}

const from = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
