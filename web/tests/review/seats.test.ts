// A seat is who sat there: at the table, in its log, in the file and in the review, whoever plays it later.
import fs from 'node:fs';
import { type Kind, type MatchFile, MatchReader, readMatchFile, veiledFile } from '@orrery/kernel';
import { logLines, seatIdentity } from '@orrery/ui';
import { expect, test } from 'vitest';
import { fileOf } from '../../src/local/file.ts';
import type { LocalTable } from '../../src/local/tables.ts';
import { seatFact } from '../../src/local/tables.ts';
import { comingSentence } from '../../src/play/comings.ts';
import type { SeatFact } from '../../src/play/feed.ts';
import { loadKit } from '../../src/play/kit.ts';
import { seated } from '../../src/play/names.ts';
import { feedOfMatch } from '../../src/record/file-feed.ts';
import { openMatch } from '../../src/review/match.ts';
import { seatsOfFile } from '../../src/review/seats.ts';

const say = (id: string, values: Record<string, unknown> = {}) => `${id} ${Object.values(values).join(' ')}`.trim();
const address = new URL('../../../games/shooting-star/tests/golden/three-seats.json', import.meta.url);
const golden = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;

/** People whose names sound like bots, and the sigils that they had chosen; and a bot. */
const sitters = [
  { name: 'hard', sigil: 'gate', level: null },
  { name: 'bot 2', sigil: 'crescent', level: null },
  { name: null, sigil: null, level: 'hard' },
] as const;
const file: MatchFile = { ...golden, names: ['hard', 'bot 2', 'hard'], sitters };

const live = sitters.map(
  (sitter, seat): SeatFact => ({
    ...{ kind: sitter.level === null ? 'link' : 'bot', taken: sitter.level === null, mine: false, online: true },
    ...sitter,
    began: { ...sitter, mine: false, still: true },
    ...(seat === 0 ? { kind: 'me' } : {}),
  }),
);
const instead = (player: Partial<SeatFact>): readonly SeatFact[] =>
  live.map((fact, seat) => (seat === 0 ? { ...fact, ...player, began: { ...fact.began!, still: false } } : fact));

/** The first line of the log and the look of all seats, as a page draws them. */
async function firstLine(facts: readonly SeatFact[]): Promise<string> {
  const { game, words, table } = (await loadKit('shooting-star', golden.head.rules))!;
  const seats = seated(facts, say);
  const told = [{ no: 0, at: 0, seen: new MatchReader(game, golden).toldAt(0, 'table') }];
  const name = (seat: number) => seats[seat]!.name;
  const lines = logLines<Kind>(told, { words, table, say, options: golden.head.options, name, as: 'table' });
  expect(lines.length).toBeGreaterThan(0);
  return JSON.stringify([lines[0], seats.map(({ name: called, look }) => ({ called, ...seatIdentity(look) }))]);
}

test('the first line of the log and the look of the seats are the same through leaving, take-over, return and in the file', async () => {
  const began = await firstLine(live);
  expect(began).toContain('hard');
  const left = instead({ taken: false, name: null, sigil: null, level: 'normal' });
  const takenOver = instead({ name: 'Cy', sigil: 'crescent' });
  for (const facts of [left, takenOver, live, seatsOfFile(file)]) expect(await firstLine(facts)).toBe(began);
  const opened = await openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
  if (!opened.ok) throw new Error(opened.code);
  expect(await firstLine(feedOfMatch(opened.match).now().table!.seats)).toBe(began);
});

test('who is called like a bot is a person, and the bot is one', () => {
  const kinds = seated(seatsOfFile(file), say).map(({ kind, level }) => [kind, level]);
  expect(kinds).toEqual([
    ['friend', undefined],
    ['friend', undefined],
    ['bot', 'hard'],
  ]);
  expect(seated(seatsOfFile(file, [1]), say)[1]).toMatchObject({ kind: 'me', name: 'bot 2' });
});

test('a sigil that nobody draws is none, and who had their data deleted is nobody', () => {
  const [odd, gone] = seatsOfFile({
    ...file,
    sitters: [{ ...sitters[0], sigil: 'skull' }, { ...sitters[1], name: null, gone: true }, sitters[2]],
  });
  expect(odd).toMatchObject({ name: 'hard', sigil: null });
  expect(seated([odd!, gone!], say)[1]!.name).toMatch(/^play\.gone/);
});

test('the file of a table of this device has the sigils and the bots of its seats', async () => {
  const { game } = (await loadKit('shooting-star', golden.head.rules))!;
  const table: LocalTable = {
    ...{ id: 'table', game: 'shooting-star', rules: golden.head.rules, options: golden.head.options, chosen: {} },
    ...{ series: null, laid: 0, glance: null },
    seats: [
      { kind: 'me', name: 'easy', sigil: 'prism', level: null },
      { kind: 'here', name: null, sigil: null, level: null },
      { kind: 'bot', name: null, sigil: null, level: 'easy' },
    ],
    matches: [{ id: golden.head.id, key: golden.key!, game: 1, places: null }],
  };
  const saved = fileOf({ game, table, match: table.matches[0]!, entries: golden.entries });
  const read = readMatchFile(JSON.parse(JSON.stringify(saved)));
  expect(read?.sitters).toEqual(table.seats.map(({ kind: _kind, ...sitter }) => sitter));
  expect(read?.names).toEqual(['easy', '2', 'easy']);
  const looks = (facts: readonly SeatFact[]) => seated(facts, say).map(({ look }) => look);
  expect(looks(seatsOfFile(read!))).toEqual(looks(table.seats.map(seatFact)));
});

test('an older file says who sat where by names alone: bots as bots, whoever has no name as nobody', () => {
  const names = ['Ada', 'normal', 'bot 3', 'me 4', 'here 5'];
  const seats = seatsOfFile({ ...golden, head: { ...golden.head, seats: 6 }, names });
  expect(seats.map(({ name }) => name)).toEqual(['Ada', null, null, null, null, null]);
  expect(seats.map(({ level }) => level)).toEqual([null, 'normal', 'normal', null, null, null]);
  expect(seats.map(({ taken }) => taken)).toEqual([true, false, false, true, true, true]);
});

test('whose name is kept back is called by their sigil, oneself as ever, and so are they in the log of who came and went', () => {
  const veiled = veiledFile({ ...file, comings: [{ t: 'late', at: 5, seat: 1, name: 'bot 2' }] });
  const called = (own: readonly number[]) => seated(seatsOfFile(veiled, own), say).map(({ name }) => name);
  expect(called([])).toEqual(['play.sigil gate', 'play.sigil crescent', 'play.bot.kepler']);
  expect(called([0])).toEqual(['play.you', 'play.sigil crescent', 'play.bot.kepler']);
  const late = { ...veiled.comings![0]!, no: 0, mine: false };
  expect(comingSentence(late, (seat) => called([])[seat]!, say, 'en')).toContain('coming.late play.sigil crescent');
});
