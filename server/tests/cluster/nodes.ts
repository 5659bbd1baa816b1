import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@orrery/wire';
import type { RunningServer } from '../../src/server.ts';
import type { Settings } from '../../src/settings.ts';
import { type Device, Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';

/** A house of several nodes, all in this process, on a database of its own. */
export async function freshNodes(count: number, changes: Partial<Settings> = {}) {
  const database = await freshDatabase();
  const nodes: RunningServer[] = [];
  const more = () =>
    freshServer({ database, node: { address: '127.0.0.1:0', host: '127.0.0.1', drain: 0 }, ...changes });
  for (let i = 0; i < count; i++) nodes.push(await more());
  return { database, nodes, more };
}

/** The same person, at another node. */
export const at = (person: Person, port: number): Person => Object.assign(new Person(port), { cookie: person.cookie });

/** One node after the other. */
export const elsewhere = (nodes: readonly RunningServer[], i: number): RunningServer => nodes[i % nodes.length]!;

/** Lays tables until one has this node as its home. */
export async function tableAt(home: RunningServer, lay: () => Promise<TableInfo>): Promise<TableInfo> {
  for (;;) {
    const table = await lay();
    if (home.isHome(table.id)) return table;
  }
}

/** Comes again as often as it has to: the table is on its way. */
export async function followAgain(person: Person, id: string): Promise<Device> {
  for (;;) {
    try {
      const device = await person.follow(id);
      await device.until(() => device.messages.some(({ t }) => t === 'steps'));
      return device;
    } catch {
      await sleep(50);
    }
  }
}
