import { levels, manners } from '@orrery/kernel';
import type { PlayRecord, TableCard } from '@orrery/wire';
import { expect, test } from 'vitest';
import { CallOffer } from '../../src/calls/CallOffer.tsx';
import { MuteEntry } from '../../src/calls/MuteEntry.tsx';
import { Create } from '../../src/create/Create.tsx';
import { SeatList } from '../../src/create/SeatList.tsx';
import { SeatRow } from '../../src/create/SeatRow.tsx';
import { BecomeQuestion } from '../../src/devices/BecomeQuestion.tsx';
import { DevicePage } from '../../src/devices/DevicePage.tsx';
import { Home } from '../../src/home/Home.tsx';
import { loadKit } from '../../src/play/kit.ts';
import { personName } from '../../src/play/names.ts';
import { LuckSum } from '../../src/record/LuckPart.tsx';
import { RecordPage } from '../../src/record/RecordPage.tsx';
import { RulesPage } from '../../src/rules/RulesPage.tsx';
import { SettingsPage } from '../../src/settings/SettingsPage.tsx';
import { Loading } from '../../src/shell/Loading.tsx';
import { Lost } from '../../src/shell/Lost.tsx';
import { Sorry } from '../../src/shell/Sorry.tsx';
import { ByCode } from '../../src/wait/ByCode.tsx';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, openScreen, walk } from '../page/page.tsx';
import { secret } from './fixtures.ts';

inBrowser();
const nothing = () => undefined;
const day = 86_400_000;
const calls = {
  ...{ key: 'BA', devices: [{ id: 'd', service: 'push.test', since: 0 }], gather: 10, uncalled: [secret('t')] },
  webhook: { url: 'https://bell.test', secret: 's' },
  quiet: { from: 1320, to: 480, zone: 'Europe/Rome' },
};
const devices = {
  devices: [
    { id: secret('d'), browser: 'Firefox', system: 'Linux', since: 0, seen: 0, here: true },
    { id: secret('e'), browser: null, system: null, since: 0, seen: 0, here: false },
  ],
  words: day,
};
const kept = { waiting: 7, unplayed: 14, over: 365 };
const about = { version: '1', name: 'Casa', keeps: kept };
const server = {
  ...{ 'GET /healthz': { ok: true, version: '1', name: 'Casa', uptime: 1, tables: 1, sockets: 1 } },
  ...{ 'GET /api/about': about, 'GET /api/addresses': { addresses: ['http://10.0.0.2:8080'] } },
  ...{ 'GET /api/me/calls': calls, 'POST /api/me/calls': calls, 'POST /api/me/calls/test': {} },
  ...{ 'POST /api/me/calls/devices/drop': calls, 'POST /api/me/calls/tables': calls },
  ...{ 'GET /api/me/devices': devices, 'POST /api/me/devices/end': {}, 'POST /api/me/end-others': {} },
  'POST /api/me/devices/link': { secret: secret('s'), until: day },
  'POST /api/me/devices/words': { words: ['luna', 'sole'] },
  ...{ 'GET /api/me/vacation': { until: null, left: 30, latest: Date.now() + 14 * day }, 'GET /api/me/data': {} },
  'POST /api/me/vacation': { until: Date.now() + day, left: 29, latest: Date.now() + 14 * day },
  ...{ 'DELETE /api/me': {}, 'POST /api/me': { name: 'Ada', sigil: 'ring' } },
};

test('settings: oneself, one’s devices, calls, vacation and data', async () => {
  expect(await walk(<SettingsPage />, server, 120)).toContain('Vacation');
  await walk(<SettingsPage />, {
    ...server,
    'GET /api/me/calls': { ...calls, devices: [], webhook: null, quiet: null, gather: 0 },
    'GET /api/me/devices': { devices: devices.devices, words: null },
    'GET /api/me/vacation': { until: Date.now() + day, left: 3, latest: Date.now() + 3 * day },
    'GET /api/about': { ...about, keeps: { waiting: null, unplayed: null, over: null } },
  });
  await walk(<SettingsPage />, { ...server, 'GET /api/me/vacation': { until: null, left: 0, latest: null } });
  await walk(<SettingsPage />, { ...server, 'GET /api/me/vacation': { until: null, left: 5, latest: null } });
  expect(await walk(<MuteEntry table={secret('t')} />, server)).toContain('Call me to this table again');
  await walk(<MuteEntry table={secret('u')} />, server);
  await walk(<CallOffer />, server);
});

test('another device becomes mine, by words or by a link', async () => {
  const found = (over: object) => ({
    ...{ name: 'Ada', sigil: null, yours: false, ticket: 't', now: { name: null, tables: 0, words: false } },
    ...over,
  });
  const become = { back: nothing, become: nothing, stay: nothing, done: nothing };
  for (const over of [
    {},
    { now: { name: 'Otto', tables: 0, words: false } },
    { now: { name: 'Otto', tables: 2, words: true } },
    { now: { name: null, tables: 1, words: false }, name: null },
    { yours: true },
  ])
    await walk(<BecomeQuestion {...become} found={found(over)} />, server);
  await walk(<DevicePage />, server);
});

const card = (over: Partial<TableCard>): TableCard => ({
  ...{ id: secret('t'), game: 'planet-x', rules: 1, name: null, status: 'playing', yourTurn: false, awaited: [1] },
  ...{ pace: { tempo: 'live', fixedWindows: false }, since: Date.now() - 3 * 3_600_000 },
  seats: [
    { kind: 'me', taken: true, mine: true, name: 'Ada', level: null },
    { kind: 'link', taken: true, mine: false, name: 'Livia', level: null },
  ],
  ...over,
});

test('home: one’s tables, invitations, open tables, games and lots', async () => {
  const ids = [...'abcdefghijk'].map(secret);
  const mine = [
    card({ id: ids[0]!, yourTurn: true, awaited: [0] }),
    card({ id: ids[1]!, yourTurn: true, awaited: [0], since: Date.now() }),
    card({ id: ids[2]! }),
    card({ id: ids[3]!, awaited: [0, 1] }),
    card({
      id: ids[4]!,
      status: 'waiting',
      awaited: [],
      seats: [card({}).seats[0]!, { ...card({}).seats[1]!, taken: false }],
    }),
    card({ id: ids[5]!, status: 'over', awaited: [], since: Date.now() - 3 * day }),
    card({ id: ids[6]!, invited: 'return', name: 'Friday' }),
    card({ id: ids[7]!, invited: 'granted' }),
    card({ id: ids[8]!, invited: 'asked' }),
    card({ id: ids[9]!, awaited: [], seats: [card({}).seats[0]!], since: Date.now() - 300_000 }),
  ];
  const pace = { tempo: 'days', fixedWindows: false, days: 3 } as const;
  const open = [
    {
      id: ids[10]!,
      game: 'sky-of-stars',
      name: null,
      host: { seat: 0, name: null },
      seats: 4,
      taken: 1,
      pace,
      changed: 2,
    },
    { id: ids[9]!, game: 'planet-x', name: 'X', host: null, seats: 2, taken: 1, pace: card({}).pace, changed: 0 },
  ];
  const notice = { id: 'n', text: 'Tonight', at: Date.now() + 600_000 };
  expect(await walk(<Home />, { ...server, 'GET /api/tables': { mine, open, notice } }, 120)).toContain('Your tables');
  expect(await walk(<Home />, { ...server, 'GET /api/tables': { mine: [], open: [] } }, 20)).toContain(
    'No open tables',
  );
  await walk(<Home />, {}, 10);
});

test('a new table of each game', async () => {
  for (const game of [null, 'shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets'])
    expect(await walk(<Create game={game} />, server, 150)).toContain('New table');
  await walk(<Create game="planet-x" />, {}, 30);
});

test('the list of seats tells what the manner of each bot means, in each game', async () => {
  const change = () => undefined;
  const range = { min: 2, max: 6 };
  const bot = { key: 0, kind: 'bot', level: 'easy', name: '' } as const;
  for (const game of ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets']) {
    const kit = (await loadKit(game))!;
    const places = kit.manners.map((manner, key) => ({ ...bot, key, manner }));
    const list = <SeatList {...{ game, kit, places, range, change }} looks={places.map((_, at) => at)} />;
    const text = await walk(list);
    for (const word of ['Bold: ', 'Careful: ']) expect(text).toContain(word);
    if (kit.manners.includes('trader')) expect(text).toContain('Trader: ');
  }
  const row = {
    place: { ...bot, manner: null },
    at: 0,
    look: 0,
    bot: 'Tycho',
    range,
    dragged: false,
    grip: change,
    change,
  };
  const every = <SeatRow {...row} places={[row.place]} levels={levels} manners={manners} moved={change} />;
  expect(await walk(every)).toContain('Trader');
});

test('who is at this device without a name is called in the list of seats as at the table', async () => {
  const change = () => undefined;
  const place = { key: 0, kind: 'here', level: 'easy', name: '', manner: null } as const;
  const row = { place, look: 0, bot: '', range: { min: 2, max: 4 }, dragged: false, grip: change, change };
  const list = <SeatRow {...row} at={1} places={[place]} levels={levels} manners={manners} moved={change} />;
  const page = await openScreen(list);
  const field = page.elements().find((element) => element.getAttribute('placeholder') !== null);
  const fact = { name: null, mine: true, taken: true };
  expect(field?.getAttribute('placeholder')).toBe(personName(fact, 1, false, useSpeech.getState().say));
  await page.close();
});

test('the list of seats tells how often a level beats the one below, in a duel or among three', async () => {
  const told = async (game: string) => {
    const kit = (await loadKit(game))!;
    const places = (['normal', 'hard', 'master'] as const).map((level, key) => ({
      key,
      kind: 'bot' as const,
      level,
      name: '',
      manner: null,
    }));
    const list = { game, kit, places, range: { min: 2, max: 5 }, looks: [0, 1], change: () => undefined };
    return walk(<SeatList {...list} />);
  };
  expect(await told('shooting-star')).toMatch(
    /a normal bot beats an easy one \d times.*a hard bot beats a normal one \d times.*a master bot beats a hard one \d times/,
  );
  expect(await told('sky-of-stars')).toMatch(
    /Against two easy bots a normal one wins \d games.*Against two normal bots a hard one wins \d games/,
  );
});

test('what one has played', async () => {
  const people = [
    { name: 'Livia', sigil: null },
    { name: null, sigil: null },
  ];
  const seats = (place: number | null, left = false) => [
    { mine: true, who: null, level: null, side: 0, place, score: 4, left },
    { mine: false, who: 0, level: null, side: 1, place: place === 1 ? 2 : 1, score: 5, left: false },
    { mine: false, who: 1, level: null, side: 2, place: 3, score: 1, left: false },
  ];
  const matches: PlayRecord['matches'] = Array.from({ length: 24 }, (_, i) => ({
    ...{ id: secret('m').slice(1) + String.fromCharCode(97 + i), table: i % 3 === 0 ? null : secret('t'), rules: 1 },
    ...{ game: ['planet-x', 'shooting-star', 'sky-of-stars'][i % 3]!, at: Date.now() - i * 2 * day, lasted: 1_800_000 },
    counts: i % 2 === 0,
    seats:
      i % 7 === 3
        ? seats(null)
        : i % 5 === 0
          ? [seats(1)[0]!, { ...seats(1)[1]!, who: null, level: 'hard' }]
          : seats(1 + (i % 6), i % 11 === 4),
  }));
  const after = matches.slice(0, 3).map(({ id, at }, i) => ({ match: id, at, mu: 25 + i, sigma: 2 }));
  const record = { matches, people, ratings: [{ game: 'planet-x', after }] };
  const answers = { ...server, 'GET /api/me/record': record };
  expect(await walk(<RecordPage />, answers, 60)).toContain('games');
  await walk(<RecordPage />, { ...server, 'GET /api/me/record': { matches: [], people: [], ratings: [] } });
  await walk(<RecordPage />, {});
  const luck = { points: 0.08, usual: 0.2, matches: 24, of: 24 };
  expect(await walk(<LuckSum luck={luck} sigil="gate" />)).toContain('+8');
  expect(await walk(<LuckSum luck={{ ...luck, usual: 0.03 }} sigil={null} />)).toContain('more than usual');
});

test('rules, and pages where something is amiss', async () => {
  for (const game of ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets']) {
    await walk(<RulesPage game={game} at={null} />, {}, 3);
  }
  for (const code of ['NO_SUCH_TABLE', 'OLD_RULES', 'OFFLINE']) await walk(<Sorry table={secret('t')} code={code} />);
  await walk(<Lost />);
  await walk(<Loading />);
  await walk(<ByCode code="ABC" />, {});
});
