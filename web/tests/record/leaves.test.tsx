import fs from 'node:fs';
import { readMatchFile } from '@orrery/kernel';
import { editionFor } from '@orrery/words/room';
import { expect, test, vi } from 'vitest';
import { Named } from '../../src/record/Favourites.tsx';
import { favouritesOf } from '../../src/record/favourites.ts';
import { LastPosition } from '../../src/record/LastPosition.tsx';
import { type Leaf, leafOf } from '../../src/record/leaves.ts';
import type { RecordedMatch } from '../../src/record/matches.ts';
import { openMatch, type ReviewedMatch } from '../../src/review/match.ts';
import { seatsOfFile } from '../../src/review/seats.ts';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser('it');

async function golden(game: string, name: string): Promise<ReviewedMatch> {
  const address = new URL(`../../../games/${game}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const opened = await openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
  if (!opened.ok) throw new Error(opened.code);
  const { kit } = opened.match;
  // Under way while nobody waits for it, it would come at any time.
  await (await editionFor(kit.room, kit.game.rules))!.picture!();
  return opened.match;
}

const recorded = (match: ReviewedMatch, read: RecordedMatch['read'] = async () => match): RecordedMatch => ({
  ...{ id: match.file.head.id, game: match.file.head.game, rules: match.file.head.rules, table: null, at: 0 },
  ...{ lasted: null, counts: false, read, review: null },
  seats: match.reader.result!.places.map((place, seat) => ({
    ...{ mine: seat === 0, who: null, name: null, sigil: null, level: null, side: seat, place, left: false },
  })),
});

const matches = [
  ['shooting-star', 'three-seats'],
  ['planet-x', 'four-teams'],
  ['sky-of-stars', 'four-seats'],
  ['burning-planets', 'two-seats'],
] as const;

test.each(matches)(
  'a recent match of %s shows its last position, drawn as the turning points are, once it is seen',
  async (game, name) => {
    const match = await golden(game, name);
    const seen: (() => void)[] = [];
    class Watcher {
      constructor(see: (all: readonly { readonly isIntersecting: boolean }[]) => void) {
        seen.push(() => see([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher);
    const read = vi.fn(async () => match);
    const page = await openScreen(
      <p>
        {name} <LastPosition match={recorded(match, read)} />
      </p>,
    );
    expect(read).not.toHaveBeenCalled();
    const drawings = () => page.elements().filter(({ tagName }) => tagName === 'IMG');
    expect(drawings()).toHaveLength(0);
    seen[0]!();
    for (let turn = 0; turn < 50 && drawings().length === 0; turn++) await page.rest();
    expect(drawings()).toHaveLength(1);
    const drawn = decodeURIComponent(drawings()[0]!.getAttribute('src')!);
    expect(drawn).toMatch(/^data:image\/svg\+xml,<svg .{2000}/s);
    await page.close();
  },
);

test('files are read one after the other, and not for who has gone on', async () => {
  const match = await golden('shooting-star', 'three-seats');
  let [now, most] = [0, 0];
  const read = vi.fn(async () => {
    most = Math.max(most, ++now);
    await new Promise((done) => setTimeout(done));
    now--;
    return match;
  });
  const all = [true, false, true].map((wanted) => leafOf(recorded(match, read), () => wanted));
  const leaves = await Promise.all(all);
  expect(leaves.map((leaf) => leaf !== null)).toEqual([true, false, true]);
  expect([read.mock.calls.length, most]).toEqual([2, 1]);
});

test('favourites: most used first, as they were drawn last, and few files at one visit', async () => {
  const match = await golden('sky-of-stars', 'four-seats');
  const leaves = new Map<string, Leaf>();
  const leaf = (...used: Leaf['used']): Leaf => ({ used, tried: [], entries: 1, end: {}, looks: [] });
  const many = Array.from({ length: 9 }, (_, at) => ({ ...recorded(match), id: `${at}` }));
  leaves.set('0', leaf({ id: 'whale', drawn: 'M1 1' }));
  leaves.set('8', leaf({ id: 'shoe', drawn: 'M2 2' }, { id: 'whale', drawn: 'M3 3' }));
  const read = vi.fn(async () => leaf({ id: 'boat' }));
  expect(
    await favouritesOf(many, { kept: async (id) => leaves.get(id) ?? null, read, judged: async () => undefined }),
  ).toEqual([
    { id: 'boat', times: 6, drawn: null, gained: null },
    { id: 'whale', times: 2, drawn: 'M1 1', gained: null },
    { id: 'shoe', times: 1, drawn: 'M2 2', gained: null },
  ]);
  expect(read).toHaveBeenCalledTimes(6);
});

test('words that were guessed in A Sky of Stars come with their drawing', async () => {
  const match = await golden('sky-of-stars', 'four-seats');
  const right = match.reader.moments
    .flatMap((_, moment) => match.reader.toldAt(moment, 'table') as readonly { t: string; right?: readonly number[] }[])
    .filter((seen) => seen.t === 'revealed' && seen.right!.includes(0)).length;
  const { used } = (await leafOf(recorded(match)))!;
  expect(used).toHaveLength(right);
  expect(right).toBeGreaterThan(0);
  for (const { drawn } of used) expect(drawn).toMatch(/^(M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+)+$/);
});

test('weapons are told by what they gained in winning chance, in matches that were judged; else by how often', async () => {
  const match = await golden('shooting-star', 'three-seats');
  const leaf = (await leafOf(recorded(match)))!;
  const placed = match.reader.moments.filter(({ by }) => by === 0).length;
  expect(leaf.tried).toHaveLength(placed);
  expect(leaf.tried.map(({ id }) => id).sort()).toEqual(leaf.used.map(({ id }) => id).sort());
  const sources = { kept: async () => leaf, read: async () => leaf };
  const byTimes = await favouritesOf([recorded(match)], { ...sources, judged: async () => undefined });
  expect(byTimes[0]).toMatchObject({ gained: null });
  // The last that was placed brings twenty points in each of two matches, the first costs ten: it is not told.
  const [first, last] = [leaf.tried[0]!, leaf.tried.at(-1)!];
  const open = match.reader.moments.map((_, moment) => {
    const chance = 0.4 - (moment >= first.moment ? 0.1 : 0) + (moment >= last.moment ? 0.2 : 0);
    return [chance, 1 - chance, 0];
  });
  const judged = vi.fn(async () => ({ open }) as never);
  const twice = [recorded(match), { ...recorded(match), id: 'another' }];
  const won = await favouritesOf(twice, { ...sources, judged });
  expect(won.map(({ id }) => id)).toEqual([last.id]);
  expect(won[0]!.gained).toBeCloseTo(0.4);
  // Where none brought anything no loss is told as a gain: only how often.
  const lost = match.reader.moments.map((_, moment) => [1 - moment / 100, moment / 100, 0]);
  const none = await favouritesOf(twice, { ...sources, judged: async () => ({ open: lost }) as never });
  expect(none.length).toBeGreaterThan(1);
  expect(none.every(({ gained, times }) => gained === null && times > 1)).toBe(true);
  expect(judged).toHaveBeenLastCalledWith({
    head: { id: 'another', game: 'shooting-star', rules: match.file.head.rules },
    entries: { length: match.file.entries.length },
  });
});

test('the box of a game says what its weapons brought', async () => {
  const match = await golden('shooting-star', 'three-seats');
  const { used } = (await leafOf(recorded(match)))!;
  const found = [{ id: used[0]!.id, times: 2, drawn: null, gained: 0.12 }];
  const page = await openScreen(<Named kit={match.kit} found={found} />);
  expect(page.text()).toMatch(/Le armi che vincono: punti di probabilità.*\+12/s);
  await page.close();
});
