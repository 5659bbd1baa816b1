// The web app's own feed at a table of a real server: what a browser makes of what it is told.
import type { Game, Kind, Observer } from '@orrery/kernel';
import type { ClientMessage, StepsMessage } from '@orrery/wire';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { hadOf } from '../../web/src/play/feed.ts';
import { RemoteFeed } from '../../web/src/remote/feed.ts';
import type { LineWorld } from '../../web/src/remote/line.ts';
import type { Person } from './client.ts';

interface Coming {
  readonly link?: string;
  readonly game: Game<Kind>;
}

export class FollowedPage {
  readonly feed: RemoteFeed<Kind>;
  readonly sent: ClientMessage[] = [];
  readonly steps: StepsMessage[] = [];
  /** Each view the page could show, by observer and how many tellings it had had. */
  readonly views = new Map<string, Kind['view']>();
  /** Holds back what comes in. */
  private socket: WebSocket | null = null;
  /** Before this nothing comes that the page waits for by its clock. */
  private meanwhile: Promise<void> = Promise.resolve();

  constructor(person: Person, table: string, { link, game }: Coming) {
    const nowhere = { read: () => null, write: () => undefined };
    const world: LineWorld = {
      dial: (ends) => {
        const headers = { cookie: person.cookie };
        const socket = new WebSocket(`ws://127.0.0.1:${person.port}/ws`, { headers });
        this.socket = socket;
        socket.on('open', () => ends.opened());
        socket.on('message', (data) => {
          const message = JSON.parse(String(data)) as { t: string };
          if (message.t === 'steps') this.steps.push(message as StepsMessage);
          ends.heard(String(data));
        });
        socket.on('close', (code) => ends.closed(code));
        socket.on('error', () => undefined);
        const send = (text: string) => {
          this.sent.push(JSON.parse(text) as ClientMessage);
          socket.send(text);
        };
        return { send, close: () => socket.close() };
      },
      after: (ms, work) => {
        let wanted = true;
        const timer = setTimeout(() => this.meanwhile.then(() => wanted && work()), ms);
        return () => {
          wanted = false;
          clearTimeout(timer);
        };
      },
      unit: () => 0,
    };
    const rules = { find: () => game, bring: async () => undefined };
    this.feed = new RemoteFeed<Kind>(table, link ?? null, world, {
      ...{ drawers: { lasting: nowhere, passing: nowhere }, rules },
    });
    this.feed.watch(() => {
      for (const [as, standing] of this.feed.now().standings) this.views.set(`${as} ${hadOf(standing)}`, standing.view);
    });
  }

  had(as: Observer): number {
    const standing = this.feed.now().standings.get(as);
    return standing === undefined ? 0 : hadOf(standing);
  }
  view(as: Observer): Kind['view'] | undefined {
    return this.feed.now().standings.get(as)?.view;
  }
  /** The connection breaks; the page comes back by itself, after what happens meanwhile. */
  async breakLine(meanwhile: () => Promise<void>): Promise<void> {
    const { socket } = this;
    this.meanwhile = new Promise<void>((gone) => socket?.once('close', () => gone())).then(meanwhile);
    socket?.terminate();
    await this.meanwhile;
  }
  said<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === t);
  }
  until(holds: () => boolean): Promise<void> {
    return vi.waitUntil(holds, { timeout: 20_000, interval: 2 }) as Promise<unknown> as Promise<void>;
  }
}
