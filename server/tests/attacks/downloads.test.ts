// Many fetch a long match at once, and read nothing of it: it is folded once, and lies in memory once.
import net from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type MatchFile, Publication } from '@orrery/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { longTable } from '../long-table.ts';

const entries = 6000;
const downloads = 60;
/** One address may ask for 30 files a minute. */
const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function inMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Asks for a file by hand, and answers with its length when the head of it has come; the rest is never read. */
function ask({ port, cookie }: Person, path: string, address: string) {
  const socket = net.connect({ port, host: '127.0.0.1' });
  const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, `x-forwarded-for: ${address}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const begun = new Promise<number>((done, failed) => {
    socket.once('error', failed);
    socket.once('data', (chunk) => {
      socket.pause();
      const head = String(chunk);
      if (head.startsWith('HTTP/1.1 200')) done(Number(/content-length: (\d+)/.exec(head)?.[1]));
      else failed(new Error(head));
    });
  });
  return { begun, close: () => socket.destroy() };
}

/** How many entries were folded for files meanwhile; a spy of vitest would keep them all in memory. */
function countFolded(): () => number {
  const { take } = Publication.prototype;
  let count = 0;
  Publication.prototype.take = function (entry) {
    count++;
    take.call(this, entry);
  };
  onTestFinished(() => {
    Publication.prototype.take = take;
  });
  return () => count;
}

test('sixty downloads at once of a long match that nobody reads cost one fold, and the memory of one file', async () => {
  const { data, table, ada } = await longTable(entries, { status: 'over' });
  const { port } = await freshServer({ data });
  const person = Object.assign(new Person(port), { cookie: ada.cookie });
  const path = `/api/tables/${table}/file`;
  const folded = countFolded();
  await person.get('/api/tables');
  const before = inMemory();
  const asked = Array.from({ length: downloads }, (_, i) => ask(person, path, addresses[i % addresses.length]!));
  const lengths = await Promise.all(asked.map(({ begun }) => begun));
  const length = lengths[0]!;
  expect(new Set(lengths)).toEqual(new Set([length]));
  expect(folded()).toBe(entries + 1);
  // Sockets have buffers of their own, about ten files long together; sixty copies of the file would be all the more.
  expect(inMemory() - before).toBeLessThan((downloads / 2) * length);
  for (const { close } of asked) close();
  const file = await person.get<MatchFile>(path);
  expect(file.entries).toHaveLength(entries + 1);
  expect(folded()).toBe(entries + 1);
});

test('one address that asks again and again is told to wait, before anything is folded for it', async () => {
  const { data, table, ada } = await longTable(20, { status: 'over' });
  const { port } = await freshServer({ data });
  const person = Object.assign(new Person(port), { cookie: ada.cookie });
  const answers = await Promise.all(Array.from({ length: 60 }, () => person.ask('GET', `/api/tables/${table}/file`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(await answers.find(({ status }) => status !== 200)!.json()).toMatchObject({ code: 'TOO_FAST' });
});
