// What the page says of a match: a server that cheats is named, wherever its file is opened.
import { shelf } from '@orrery/games';
import { type Entry, type Game, Host, type Kind, type MatchFile, SealedChance } from '@orrery/kernel';
import { drawerIn } from '@orrery/ui/drawer';
import { afterEach, expect, test, vi } from 'vitest';
import { type Check, checkMatch, problemOf } from '../../src/ending/verify.ts';
import { keyBytes } from '../../src/ids.ts';
import { RemoteFeed } from '../../src/remote/feed.ts';
import { openFile, openLink } from '../../src/review/sources.ts';
import { FakeLines } from '../remote/fake-lines.ts';

const game = (await shelf[0]!.rules()).game as Game<Kind>;
const options = game.readOptions(undefined, 2);
if (!options.ok) throw new Error('the defaults are refused');
const key = '07'.repeat(32);
const entries: Entry[] = [];
const head = { id: 'm'.repeat(22), game: game.id, rules: game.rules, seats: 2, options: options.value };
await Host.begin(game, head, {
  journal: {
    append: async (_, entry) => {
      entries.push(entry);
      return 'kept';
    },
    read: async () => entries,
  },
  chance: (match, drawn) => new SealedChance(keyBytes(key), match, drawn),
  now: () => 1,
});
const [setup] = entries;
if (setup?.t !== 'setup') throw new Error('no setup');
const draws = setup.draws.map((draw, i) => (i === 0 ? { ...draw, value: (draw.value + 1) % draw.of } : draw));
const honest: MatchFile = { format: 'orrery-match/1', head, names: ['Ada', 'Bo'], entries, key };
const swapped: MatchFile = { ...honest, entries: [{ ...setup, draws }] };

/** A server that answers with this file whatever it is asked for. */
function serving(file: object): void {
  const me = { name: null, sigil: null };
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    text: async () => JSON.stringify(path === '/api/me' ? me : path.endsWith('/own') ? { seats: [] } : file),
  }));
}
afterEach(() => vi.unstubAllGlobals());

/** As the page of the table has it: at the table itself, before a device that has kept nothing of the match. */
async function atTheTable(file: object): Promise<Check> {
  serving(file);
  const drawer = drawerIn(() => ({ getItem: () => null, setItem: () => undefined }) as unknown as Storage);
  const drawers = { lasting: drawer, passing: drawer };
  const feed = new RemoteFeed<Kind>('t'.repeat(22), null, new FakeLines(), { drawers });
  const found = await feed.file(head.id);
  feed.close();
  if (found === null) throw new Error('the page finds no file');
  return checkMatch(game, found);
}

/** As who has the link of the match has it. */
async function byItsLink(file: object): Promise<Check> {
  serving(file);
  const opened = await openLink('l'.repeat(22));
  if (!opened.ok) throw new Error(opened.code);
  return checkMatch(game, opened.match.file, false);
}

/** As it is opened without any server, from what a page has saved. */
async function fromWhatWasSaved(file: object): Promise<Check> {
  serving(file);
  const link = await openLink('l'.repeat(22));
  if (!link.ok) throw new Error(link.code);
  vi.unstubAllGlobals();
  const opened = await openFile(new Blob([JSON.stringify(link.match.file)]));
  if (!opened.ok) throw new Error(opened.code);
  return checkMatch(game, opened.match.file, false);
}

const luck = { seals: [], absent: [0, 1], nonces: [] };
test.each([
  ['at the table', atTheTable],
  ['by its link', byItsLink],
  ['from a saved file', fromWhatWasSaved],
] as const)('%s: a server that cheats is named for it', async (_, check) => {
  const faultOf = async (file: object) => {
    const found = await check(file);
    return found.ok ? null : [found.fault, problemOf(found).word];
  };
  expect(await faultOf(honest)).toBeNull();
  expect(await faultOf(swapped)).toEqual(['DRAW', 'play.fault.DRAW']);
  for (const excuse of [{}, { luck }, { fromDevice: true }])
    expect(await faultOf({ ...swapped, ...excuse, takenOver: 0 })).toEqual(['TAKEN_OVER', 'play.fault.TAKEN_OVER']);
  const { key: _key, ...keyless } = swapped;
  expect(await faultOf(keyless)).toEqual(['NO_KEY', 'play.fault.NO_KEY']);
});

test('a server cannot say for this device what it has seen', async () => {
  const seen = { key: '0'.repeat(64), early: true, list: null, sealed: null, opened: '0'.repeat(64), record: null };
  const check = await atTheTable({ ...honest, luck, witness: seen });
  expect(check).toMatchObject({ ok: false, fault: 'DRAW' });
  expect(await atTheTable({ ...honest, witness: seen })).toMatchObject({ ok: true, origin: 'unseen' });
});

test('at a table of this device nobody else could have cheated', () => {
  const check = checkMatch(game, swapped);
  expect(check.ok ? null : problemOf(check)).toMatchObject({ word: 'play.unverified' });
  expect(checkMatch(game, honest)).toMatchObject({ ok: true, origin: 'here' });
  expect(checkMatch(game, { ...swapped, takenOver: 0 })).toMatchObject({ ok: true, derived: 0 });
});
