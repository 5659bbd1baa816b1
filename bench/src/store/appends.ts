import { randomBytes } from 'node:crypto';
import type { Store } from '@orrery/server';

/** Durable appends per second, so many at a time, and how long one takes in the middle of all: milliseconds. */
export interface Appends {
  readonly perSecond: number;
  readonly p50: number;
}

/** `inFlight` matches, each of which appends its next entry when the last one is kept, for so long. */
export async function appends(store: Store, inFlight: number, seconds: number): Promise<Appends> {
  const matches = await Promise.all(Array.from({ length: inFlight }, () => begin(store)));
  const took: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      for (let seq = 0; performance.now() < end; seq++) {
        const asked = performance.now();
        const move = {
          t: 'move',
          by: seq % 3,
          id: `${match}-${seq}`,
          move: { t: 'fly', to: [seq, 7] },
          draws: [],
        } as const;
        const turn = { awaited: [0], asked: [0], since: seq };
        if ((await store.append(match, { seq, at: seq, ...move }, turn)) !== 'kept')
          throw new Error('an entry was taken');
        took.push(performance.now() - asked);
      }
    }),
  );
  const spent = (performance.now() - began) / 1000;
  const middle = took.sort((a, b) => a - b)[Math.floor(took.length / 2)]!;
  return { perSecond: Math.round(took.length / spent), p50: Number(middle.toPrecision(3)) };
}

async function begin(store: Store): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const head = { id, game: 'any', rules: 1, seats: 3, options: {} };
  const table: Parameters<Store['keepTable']>[0] = {
    ...{
      id: `t${id}`,
      version: 0,
      game: 'any',
      rules: 1,
      options: {},
      chosen: {},
      talk: true,
      series: null,
      upcoming: null,
    },
    ...{ name: null, status: 'playing', host: id, seats: [], listed: false, spectators: false, code: null, link: id },
    ...{ matches: [], laid: 1, touched: 1 },
  };
  await store.keepTable(table, { head, table: table.id, key: randomBytes(32) });
  return id;
}
