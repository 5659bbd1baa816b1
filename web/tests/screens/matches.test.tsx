import fs from 'node:fs';
import { type Kind, MatchReader, readMatchFile } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { Story } from '../../src/ending/Story.tsx';
import { Outcome } from '../../src/ending/Verified.tsx';
import type { Check } from '../../src/ending/verify.ts';
import { localTables } from '../../src/local/tables.ts';
import type { GameKit } from '../../src/play/kit.ts';
import { loadKit } from '../../src/play/kit.ts';
import { LocalPage } from '../../src/play/LocalPage.tsx';
import { RecordPage } from '../../src/record/RecordPage.tsx';
import { openMatch, type ReviewedMatch } from '../../src/review/match.ts';
import { FileReview, LinkedReview } from '../../src/review/pages.tsx';
import { Review } from '../../src/review/Review.tsx';
import { seatsOfFile } from '../../src/review/seats.ts';
import { LeaguePage } from '../../src/tournament/LeaguePage.tsx';
import { ListPage } from '../../src/tournament/ListPage.tsx';
import { MakePage } from '../../src/tournament/MakePage.tsx';
import { TournamentPage } from '../../src/tournament/TournamentPage.tsx';
import { WallPage } from '../../src/tournament/WallPage.tsx';
import { inBrowser, openScreen, walk, workersAnswer } from '../page/page.tsx';
import { secret } from './fixtures.ts';

inBrowser();
const id = secret('t');

const entrants = [0, 1, 2, 3, 4].map((entrant) => ({
  ...{ entrant, name: entrant === 4 ? null : 'ABCD'[entrant]!, sigil: null, left: false },
  level: entrant === 3 ? ('easy' as const) : null,
}));
const standings = entrants.map(({ entrant }) => ({
  ...{ entrant, place: entrant + 1, points: 2 - entrant / 2, opponents: 3 },
  // As many as are shown: of more rounds only the last.
  form: (['won', 'drawn', 'lost', 'bye', 'absent', null] as const).slice(entrant, entrant + 3),
}));
const meeting = (first: number, second: number | null, end: object | null = null) => ({
  ...{ first, second, table: { id: secret('x'), link: secret('l') }, awaits: [], end },
});
const ended = (how: string, winner: string) => ({ how, winner, score: how === 'played' ? [1, 0] : null });
const meetings = [
  meeting(0, 1),
  meeting(2, 3, ended('played', 'first')),
  meeting(4, null, ended('bye', 'first')),
  meeting(3, 2, ended('absence', 'second')),
  meeting(3, 2, ended('absence', 'nobody')),
  meeting(3, 2, ended('played', 'both')),
];
const tournament = (over: object = {}) => ({
  ...{ id, version: 1, name: 'Friday', game: 'shooting-star', kind: 'swiss', bestOf: 1, seeding: 'lots', pause: 0 },
  ...{ seal: '0'.repeat(64), key: null, phase: 'round', youHost: true, you: 0, entrants, roundsInAll: 3, finalists: 4 },
  ...{ rounds: [{ stage: 'main', meetings, at: 0 }], standings, nextAt: null, patience: 60_000 },
  bracket: { rounds: [[0, 1, 2, 3, 4, null, null, null], [0, 1, null, null], [0, null], [null]], begun: false },
  ...over,
});

test('a tournament, from the first name to the last match', async () => {
  const last = (end: object | null, first = 0, second: number | null = 1) => ({
    rounds: [{ stage: 'main', meetings: [meeting(first, second, end)], at: 0 }],
  });
  const cases: readonly object[] = [
    { phase: 'registration', rounds: [], standings: [], you: null, bracket: null },
    { phase: 'registration', rounds: [], standings: [], bracket: null },
    { phase: 'registration', rounds: [], standings: [], bracket: null, youHost: false },
    { phase: 'registration', rounds: [], standings: [], bracket: null, entrants: [], you: null, youHost: false },
    { phase: 'pairing', rounds: [] },
    {},
    { you: null, youHost: false },
    { rounds: [{ stage: 'finals', meetings: [meeting(0, 1), meeting(2, 3)], at: 0 }] },
    { rounds: [{ stage: 'main', meetings: [meeting(0, 1), meeting(2, 3, ended('played', 'both'))], at: 0 }] },
    { phase: 'break', nextAt: Date.now() + 30_000, ...last(ended('played', 'first')) },
    { phase: 'break', ...last(ended('played', 'second')) },
    { phase: 'break', ...last(ended('played', 'both')) },
    { ...last(ended('bye', 'first'), 0, null), kind: 'knock-out', finalists: 0 },
    { phase: 'over', key: 'ab', bracket: { rounds: [[0, 1], [0]], begun: true }, kind: 'round-robin' },
    { phase: 'over', rounds: [], standings: [] },
  ];
  const boards = { boards: [{ meeting: 0, rules: 1, view: null }] };
  for (const over of cases) {
    const answers = {
      [`GET /api/tournaments/${id}`]: tournament(over),
      [`GET /api/tournaments/${id}/boards`]: boards,
      'GET /api/addresses': { addresses: [] },
    };
    await walk(<TournamentPage id={id} />, answers);
    await walk(<WallPage id={id} />, answers);
  }
  const now = await walk(<TournamentPage id={id} />, {
    [`GET /api/tournaments/${id}`]: tournament({
      bracket: { rounds: [[0, 1, 2, 3], [null, null], [null]], begun: false },
    }),
    [`GET /api/tournaments/${id}/boards`]: boards,
    'GET /api/addresses': { addresses: [] },
  });
  // An open place of the bracket is called after the match that decides it.
  expect(now).toMatch(/Semi-final I(?!I).*Semi-final II.*Final/s);
  // Nobody plays where somebody has not come: since when, and until when they may.
  const at = (hour: number, minute: number) => new Date(2026, 10, 18, hour, minute).getTime();
  const awaits = [0, 1].map((entrant) => ({ entrant, since: at(20, 14), until: at(20, 19) }));
  for (const Screen of [TournamentPage, WallPage]) {
    const waiting = await walk(<Screen id={id} />, {
      [`GET /api/tournaments/${id}`]: tournament({
        rounds: [{ stage: 'main', meetings: [{ ...meeting(0, 1), awaits }], at: 0 }],
      }),
      [`GET /api/tournaments/${id}/boards`]: boards,
      'GET /api/addresses': { addresses: [] },
    });
    expect(waiting).toContain('Waiting for B since 20:14. Loses at 20:19.');
    expect(waiting).not.toContain('playing');
    expect(waiting.includes('Come by 20:19')).toBe(Screen === TournamentPage);
    // A bot has a name like anybody else, so the standings say what it is.
    expect(waiting).toMatch(/D\s*bot/);
  }
  // Of a match of several games it says how many, and who won how many.
  const three = await walk(<TournamentPage id={id} />, {
    [`GET /api/tournaments/${id}`]: tournament({
      ...{ bestOf: 3, finalists: 0 },
      rounds: [{ stage: 'main', meetings: [meeting(0, 1, { how: 'played', winner: 'second', score: [1, 2] })], at: 0 }],
    }),
    [`GET /api/tournaments/${id}/boards`]: boards,
    'GET /api/addresses': { addresses: [] },
  });
  expect(three).toContain('Shooting Star for two, 5 players, Swiss, best of 3');
  expect(three).toContain('B wins 2–1');
  // While it goes on, too.
  const goesOn = await walk(<TournamentPage id={id} />, {
    [`GET /api/tournaments/${id}`]: tournament({ bestOf: 3, finalists: 0 }),
    [`GET /api/tournaments/${id}/boards`]: { boards: [{ meeting: 0, rules: 1, view: null, won: [1, 0] }] },
    'GET /api/addresses': { addresses: [] },
  });
  expect(goesOn).toContain('Games won so far: 1–0');
  await walk(<MakePage />);
  const mine = (['registration', 'pairing', 'round', 'break', 'over'] as const).map((phase, i) => ({
    ...{ id: secret('abcde'[i]!), name: phase, game: 'planet-x', phase, youHost: true, yourTurn: false },
  }));
  const list = await walk(<ListPage />, { 'GET /api/tournaments': { mine } });
  expect(list).toContain('Your tournaments');
  expect(list).toContain('Planet X · Finished');
  await walk(<ListPage />, { 'GET /api/tournaments': { mine: [] } });
  const row = { name: 'Ada', sigil: null, you: true, place: 1, points: 4, won: 1, played: 2 };
  for (const rows of [[], [row, { ...row, name: null }]]) {
    const league = { id, name: 'Club', youHost: true, tournaments: [{ id, name: 'Friday', over: true }], rows };
    await walk(<LeaguePage id={id} />, { [`GET /api/leagues/${id}`]: league });
  }
});

test('of more tables than are brought at once the rest is on pages, with their boards', async () => {
  const people = Array.from({ length: 32 }, (_, entrant) => ({ ...entrants[0]!, entrant, name: `Seat ${entrant}` }));
  const many = Array.from({ length: 16 }, (_, at) => meeting(2 * at, 2 * at + 1));
  const page = await openScreen(<TournamentPage id={id} />, {
    'GET /api/me': { name: 'Ada', sigil: 'gate' },
    [`GET /api/tournaments/${id}`]: tournament({
      entrants: people,
      rounds: [{ stage: 'main', meetings: many, at: 0 }],
    }),
    [`GET /api/tournaments/${id}/boards`]: { boards: [] },
    'GET /api/addresses': { addresses: [] },
  });
  const tables = () => page.elements().filter(({ tagName }) => tagName === 'ARTICLE').length;
  const press = (name: string) => page.tap(name);
  expect([tables(), page.text().includes('1–6 of 16')]).toEqual([6, true]);
  await press('More tables');
  expect(page.text()).toContain('7–12 of 16');
  await press('More tables');
  expect([tables(), page.text().includes('13–16 of 16')]).toEqual([4, true]);
  await press('Back');
  expect(page.text()).toContain('7–12 of 16');
  await page.close();
});

async function golden(game: string, name: string): Promise<ReviewedMatch> {
  const address = new URL(`../../../games/${game}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const opened = await openMatch(file, { seats: seatsOfFile(file), own: [0], link: secret('l') });
  if (!opened.ok) throw new Error(opened.code);
  return opened.match;
}

function judged({ reader, file }: ReviewedMatch) {
  const { seats } = file.head;
  const moments = reader.moments.map((_, moment) => moment);
  const chances = (moment: number) =>
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0.2 + 0.6 * (moment / moments.length) : 0.1));
  const luck = (moment: number, first: number) => ({
    ...{ moment, points: Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : -first)) },
    ...{ spread: Array(seats).fill(0.0001), doubt: Array(seats).fill(0) },
  });
  const move = { seat: reader.moments[1]?.by ?? 0, of: 5, played: 0.3, other: 0.5 };
  return {
    ...{ open: moments.map(chances), margin: 0.02 },
    lucky: Array.from({ length: seats }, (_, seat) => ({ points: seat === 0 ? 0.12 : -0.12, usual: 0.1, unit: 0.05 })),
    known: Array.from({ length: seats }, () => moments.map(() => 0.4)),
    turns: [{ round: 1, moment: 3, seat: 0, from: 0.2, to: 0.6 }],
    moves: [
      { ...move, moment: 1, worth: 'costly' },
      { ...move, moment: 2, worth: 'found' },
      { ...move, moment: 3, worth: 'sound' },
    ],
    luck: [luck(2, 0.4), luck(3, -0.3), luck(4, 0.02)],
  };
}

describe.each([
  ['shooting-star', 'four-seats', 'Weapons placed most oftenNeedle 1×'],
  ['planet-x', 'three-seats', 'Xarn Dominion 1×'],
  ['sky-of-stars', 'three-seats', 'Words guessedcrab 1×'],
  ['burning-planets', 'three-seats', 'Built most oftenblast furnace 9×'],
])('%s', (game, name, favourite) => {
  test('a finished match is watched again, and told at its end', async () => {
    const match = await golden(game, name);
    const seats = match.seats.map((_, seat) => ({
      seat,
      name: 'ABCDEF'[seat]!,
      look: seat,
      kind: 'friend' as const,
      online: true,
    }));
    const say = createSay('en', [await match.kit.words.catalogue('en')]);
    const quiet = { ...judged(match), turns: [], luck: [] };
    workersAnswer({ t: 'done', verdict: quiet });
    await walk(<Story match={match} seats={seats} as={0} say={say} />);
    for (const news of [{ t: 'done', verdict: judged(match) }, { t: 'none', why: 'no chances' }, null]) {
      workersAnswer(news);
      expect(
        await walk(
          <Review match={{ ...match, link: news === null ? null : match.link }} />,
          {},
          news === null || game !== 'shooting-star' ? 3 : 60,
        ),
      ).not.toBe('');
      for (const told of [match, null, 'gone'] as const)
        await walk(<Story match={told} seats={seats} as={0} say={say} watch={() => undefined} />);
    }
    // While chances are worked out the points stand there, and once is enough.
    workersAnswer({ t: 'working' });
    const page = await openScreen(<Story match={match} seats={seats} as={0} say={say} />);
    const charts = page.elements().filter((each) => each.getAttribute('class') === 'story-chart');
    expect(charts.map((each) => each.getAttribute('aria-label'))).toHaveLength(1);
    await page.close();
    workersAnswer(null);
    const cut = { ...match.file, entries: match.file.entries.slice(0, 6) };
    const reader = new MatchReader(match.kit.game, cut);
    await walk(<Review match={{ ...match, file: cut, reader }} />, {}, 3);
  });

  test('it ends at a table of this device, and can be checked, shared and played again', async () => {
    const { file } = await golden(game, name);
    const kit = (await loadKit(game)) as GameKit<Kind>;
    const drawers = await localTables();
    const here = { kind: 'here', name: null, sigil: null, level: null } as const;
    const places = [...Array(file.head.seats).keys()].map((seat) => seat + 1);
    const match = { id: file.head.id, key: '0'.repeat(64), game: 1, places };
    const series = game === 'planet-x' ? { bestOf: 3, swap: true } : null;
    await drawers.put({
      ...{ id: game, game, rules: kit.game.rules, options: file.head.options, chosen: file.head.options, series },
      seats: places.map((_, seat) => (seat === 0 ? { ...here, kind: 'me' } : here)),
      ...{ matches: [match], laid: 0, glance: null },
    });
    for (const entry of file.entries) await drawers.entries.add(file.head.id, { ...entry, at: entry.seq * 60_000 });
    expect(await walk(<LocalPage id={game} />, {}, 40)).not.toBe('');
  });

  test('played on the server, it tells what somebody likes to play with', async () => {
    const { file } = await golden(game, name);
    const seats = Array.from({ length: file.head.seats }, (_, seat) => ({
      ...{ mine: seat === 1, who: null, level: null, side: seat, place: seat + 1, score: null, left: false },
    }));
    const match = { id, table: id, game, rules: file.head.rules, at: 1, lasted: null, counts: false, seats };
    const record = { matches: [match, { ...match, id: secret('g'), table: null }], people: [], ratings: [] };
    const server = {
      'GET /api/me': { name: 'Ada', sigil: null },
      'GET /api/me/record': record,
      [`GET /api/tables/${id}/file`]: file,
    };
    expect(await walk(<RecordPage />, server, 0)).toContain(favourite);
  });
});

test('the luck of a match is checked, and whoever cheated is named', async () => {
  const fine = { ok: true, derived: 3, draws: 5, leftOut: null, ofServer: true };
  const { file } = await golden('shooting-star', 'three-seats');
  // Whose name is kept back is called by their sigil, who has none as a guest.
  const sitters = (['Ada', null, null] as const).map((name, seat) => ({
    ...{ name, sigil: seat === 1 ? 'gate' : null, level: null, ...(seat === 1 ? { veiled: true as const } : {}) },
  }));
  const of = { ...file, sitters };
  for (const origin of ['here', 'ours', 'theirs', 'kept', 'late', 'unseen', 'moved', 'recorded'] as const) {
    const leftOut = (['absent', 'silent', 'other'] as const).map((why, seat) => ({ why, seats: [seat] }));
    const told = await walk(<Outcome check={{ ...fine, origin, leftOut } as unknown as Check} file={of} />);
    expect(told).toContain('3 of 3');
    expect(told).toMatch(/: Ada\..*: Gate\..*Guest C/s);
  }
  for (const fault of ['LOG', 'DRAW', 'TAKEN_OVER', 'NO_KEY', 'GHOSTS', 'MATCH', 'KEY', 'SEALS', 'NONCE', 'NONCES'])
    await walk(
      <Outcome
        check={{ ok: false, fault, problem: 'x', ofServer: true, origin: 'ours' } as unknown as Check}
        file={of}
      />,
    );
  await walk(<FileReview />);
  await walk(<LinkedReview link={secret('l')} />);
});
