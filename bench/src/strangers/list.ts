import fs from 'node:fs';
import { Server } from '../../../e2e/support/server.ts';
import { Visitor } from './visitor.ts';

const tables = 1000;
/** So many of them each host lays: the list of a host is as long as a list can be, and full of others' tables besides. */
const each = 50;
/** Of each kind: an address may ask 600 times a minute. */
const polls = 150;
/** Milliseconds of CPU that a tick of /proc is worth. */
const tick = 10;

/**
 * What a home page costs that asks for its list while 1,000 tables are listed, each with words of its own of about 60 kB: its bytes,
 * and the CPU of the server for one answer. The reader has as many tables as a list shows; nothing is answered with 304.
 */
export async function listFigures(): Promise<{ listKB: number; listCpuMs: number }> {
  const server = new Server();
  await server.start();
  try {
    const hosts: Visitor[] = [];
    for (let no = 0; no < tables; no++) {
      const host = hosts[Math.floor(no / each)] ?? (await Visitor.arrive(server.url, `198.51.100.${hosts.length}`));
      if (no % each === 0) hosts.push(host);
      await host.post('/api/tables', tableNo(no));
    }
    const reader = hosts[0]!;
    const { size, tag } = await poll(reader);
    for (let i = 0; i < polls; i++) await poll(reader);
    const rest = await cpuPerMs(server.pid, () => new Promise((done) => setTimeout(done, 3000)));
    const used = await cpuOfPoll(server.pid, rest, () => poll(reader));
    const unchanged = await cpuOfPoll(server.pid, rest, () => poll(reader, tag));
    process.stderr.write(`[${unchanged} ms where nothing has changed] `);
    return { listKB: Math.round(size / 100) / 10, listCpuMs: used };
  } finally {
    await server.close();
  }
}

/** Milliseconds of CPU that one poll costs, less what the server does at `rest` in that time. */
async function cpuOfPoll(pid: number, rest: number, once: () => Promise<unknown>): Promise<number> {
  const [before, began] = [cpuMs(pid), performance.now()];
  for (let i = 0; i < polls; i++) await once();
  const used = cpuMs(pid) - before - rest * (performance.now() - began);
  return Math.round((100 * used) / polls) / 100;
}

async function cpuPerMs(pid: number, meanwhile: () => Promise<unknown>): Promise<number> {
  const [before, began] = [cpuMs(pid), performance.now()];
  await meanwhile();
  return (cpuMs(pid) - before) / (performance.now() - began);
}

async function poll(reader: Visitor, tag?: string): Promise<{ size: number; tag: string }> {
  const answer = await reader.ask('/api/tables', tag === undefined ? {} : { headers: { 'if-none-match': tag } });
  return { size: (await answer.arrayBuffer()).byteLength, tag: answer.headers.get('etag') ?? '' };
}

/** A listed table with words that no other table has. */
function tableNo(no: number): object {
  const spelled = (text: string, card: number, n: number) => `${text} ${no} ${card} ${n}`.padEnd(38, 'x');
  const word = (card: number, n: number) => ({ it: spelled('parola', card, n), en: spelled('word', card, n) });
  const cards = Array.from({ length: 110 }, (_, card) => ({
    name: `Card ${card}`,
    words: [0, 1, 2, 3, 4].map((n) => word(card, n)),
  }));
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const options = { cards: { id: `words ${no}`, cards } };
  return { game: 'sky-of-stars', name: `Table ${no}`, options, seats, listed: true, spectators: true };
}

/** User and system time of a process, in milliseconds. Linux alone tells it of others. */
function cpuMs(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return tick * (Number(fields[11]) + Number(fields[12]));
}
