// A finished match goes on from any moment: as it stood, with luck of its own, and its file says so.
import fs from 'node:fs';
import {
  Course,
  type Game,
  Host,
  type Kind,
  MatchReader,
  readMatchFile,
  SealedChance,
  verifyMatch,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roomOf } from '../../../games/index.ts';
import { keyBytes } from '../../src/ids.ts';
import { LocalFeed } from '../../src/local/feed.ts';
import { canMove } from '../../src/local/move.ts';
import { localTables } from '../../src/local/tables.ts';
import { beginningOf, playFrom } from '../../src/review/play-from.ts';
import { openHere } from '../../src/review/sources.ts';

async function golden(id: string, name: string) {
  const address = new URL(`../../../games/${id}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const { game } = await roomOf(id)!.rules();
  return { file, game: game as Game<Kind>, reader: new MatchReader(game as Game<Kind>, file) };
}

test.each([
  ['shooting-star', 'four-seats'],
  ['planet-x', 'three-seats'],
  ['sky-of-stars', 'three-seats'],
  ['burning-planets', 'three-seats'],
])('%s: the beginning of another match leads to the same views for everybody', async (id, name) => {
  const { file, game, reader } = await golden(id, name);
  const last = reader.moments.length - 1;
  for (const moment of [0, 1, Math.floor(last / 3), Math.floor((2 * last) / 3), last - 1]) {
    const course = new Course(game, { ...file.head, id: 'another' });
    for (const entry of beginningOf(file, moment)) course.take(entry);
    for (const who of [...Array(file.head.seats).keys(), 'table' as const])
      expect(JSON.stringify(course.view(who)), `${who} at ${moment}`).toBe(JSON.stringify(reader.viewAt(moment, who)));
  }
});

test('a match goes on at a table of this device, and its file proves the luck since then', async () => {
  const { file, game, reader } = await golden('shooting-star', 'three-seats');
  const moment = 8;
  const id = await playFrom({ file, moment, seat: 1, name: 'from a game of Ada' });
  const drawers = await localTables();
  const table = (await drawers.get(id))!;
  expect(table.seats.map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot']);
  expect(canMove(table)).toBe(false);
  expect(await openHere(id, null)).toEqual({ ok: false, code: 'NOT_OVER' });
  const feed = await LocalFeed.open<Kind>(game, table, {
    ...{ newest: async () => game, entries: drawers.entries, think: async () => null },
    keep: async () => undefined,
    kept: () => undefined,
  });
  expect(JSON.stringify(feed.now().standings.get(1)?.view)).toBe(JSON.stringify(reader.viewAt(moment, 1)));
  expect(feed.now().table).toMatchObject({ name: 'from a game of Ada', status: 'playing' });
  feed.close();

  // Played on by the same journal and key, as its page does.
  const { id: match, key, takenOver } = table.matches[0]!;
  expect(takenOver).toBe(moment);
  const journal = {
    append: async (of: string, entry: Parameters<typeof drawers.entries.add>[1]) =>
      (await drawers.entries.add(of, entry)) ? ('kept' as const) : ('taken' as const),
    read: (of: string, from: number) => drawers.entries.from(of, from),
  };
  const chance = (of: string, drawn: number) => new SealedChance(keyBytes(key), of, drawn);
  const host = await Host.open(game, { ...file.head, id: match }, { journal, chance, now: () => Date.now() });
  for (let n = 0; host.result === null; n++) {
    const by = host.awaited[0]!;
    const move = game.pick(game.imagine(host.view(by), by, chance('moves', n)), by, chance('picks', n));
    expect((await host.play({ by, id: `m${n}`, decision: host.decision(by), move })).ok).toBe(true);
  }
  const opened = await openHere(id, null);
  if (!opened.ok) throw new Error(opened.code);
  const verdict = verifyMatch(game, opened.match.file);
  if (!verdict.ok) throw new Error(verdict.problem);
  expect(opened.match.file.takenOver).toBe(moment);
  expect(verdict.derived).toBe(
    verdict.draws -
      reader.moments.slice(0, moment + 1).reduce((sum, { seq }) => {
        const entry = file.entries[seq]!;
        return sum + (entry.t === 'undo' ? 0 : entry.draws.length);
      }, 0),
  );
  // Without the mark the key does not fit the beginning.
  const { takenOver: _, ...unmarked } = opened.match.file;
  expect(verifyMatch(game, unmarked)).toMatchObject({ ok: false, fault: 'DRAW' });
});
