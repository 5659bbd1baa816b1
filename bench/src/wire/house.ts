import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { realTimeAndLuck } from '../../../server/src/matches/live.ts';
import { openServer } from '../../../server/src/server.ts';
import { defaults } from '../../../server/src/settings.ts';
import { CountedLuck } from './recording.ts';

export interface House {
  readonly url: string;
  /** What sockets are handed to. */
  readonly server: http.Server;
  close(): Promise<void>;
}

const unlimited = { burst: 1e9, perSecond: 1e9 };

/** The real server in this process, on a disk of its own, with known luck, no limits, and no waiting for clocks. */
export async function openHouse(): Promise<House> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-wire-'));
  const found = nextServer();
  const running = await openServer({
    ...defaults,
    port: 0,
    host: '127.0.0.1',
    data,
    requestsPerMinute: 1e9,
    logLevel: 'warn',
    socketLimits: {
      ...defaults.socketLimits,
      perSocket: unlimited,
      perAddress: unlimited,
      socketsPerAddress: 1e6,
      socketsPerPerson: 1e6,
    },
    around: {
      ...realTimeAndLuck,
      luck: (_record, drawn) => new CountedLuck(drawn),
      time: { now: () => performance.now(), after: soon },
    },
  });
  return {
    url: `http://127.0.0.1:${running.port}`,
    server: await found,
    close: async () => {
      await running.close();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

/** No question of a match that is played without limits waits longer than this, in milliseconds. */
const longestWait = 2500;

/**
 * What a match waits for happens in the next turn of the loop: only CPU counts here. What a server does every few seconds or
 * hours it does no more often than ever.
 */
function soon(ms: number, work: () => void | Promise<void>): () => void {
  if (ms > longestWait) return realTimeAndLuck.time.after(ms, work);
  const timer = setImmediate(() => void work());
  return () => clearImmediate(timer);
}

/** The next HTTP server of this process that listens: sockets without a network are handed to it. */
function nextServer(): Promise<http.Server> {
  return new Promise((found) => {
    const { listen } = http.Server.prototype;
    http.Server.prototype.listen = function (this: http.Server, ...how: unknown[]) {
      http.Server.prototype.listen = listen;
      found(this);
      return (listen as (...how: unknown[]) => http.Server).apply(this, how);
    } as typeof listen;
  });
}
