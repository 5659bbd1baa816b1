import fs from 'node:fs';
import { Dice, type Ending, type Kind, MatchReader, readMatchFile } from '@orrery/kernel';
import type { Calls, TableInfo } from '@orrery/wire';
import { langs, type Say } from '@orrery/words';
import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Ended } from '../../src/ending/Ended.tsx';
import { lostWords } from '../../src/ending/lost.ts';
import { NoTurns } from '../../src/ending/Story.tsx';
import { usePerson } from '../../src/person/person.ts';
import { emptyFeed, type TableFeed } from '../../src/play/feed.ts';
import { loadKit } from '../../src/play/kit.ts';
import { seated } from '../../src/play/names.ts';
import { Settling } from '../../src/play/Settling.tsx';
import { TablePage } from '../../src/play/TablePage.tsx';
import { PollPanel } from '../../src/polls/PollPanel.tsx';
import { RematchNews } from '../../src/polls/RematchNews.tsx';
import { TakeBackNews } from '../../src/polls/TakeBack.tsx';
import { LuckSum } from '../../src/record/LuckPart.tsx';
import type { RecordedMatch } from '../../src/record/matches.ts';
import { RecentMatches } from '../../src/record/RecentMatches.tsx';
import { RecordPage } from '../../src/record/RecordPage.tsx';
import { WhoPlate } from '../../src/record/WhoPlate.tsx';
import { openMatch } from '../../src/review/match.ts';
import { overWords } from '../../src/review/over.ts';
import { Review } from '../../src/review/Review.tsx';
import { Share } from '../../src/review/Share.tsx';
import { seatsOfFile } from '../../src/review/seats.ts';
import { MoveVerdict } from '../../src/review/verdict/MoveVerdict.tsx';
import { nothingYet } from '../../src/review/verdict/progress.ts';
import { endedWhy } from '../../src/wait/useInvitationWords.ts';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, me, openScreen, shown } from '../page/page.tsx';
import { bot, mine, poll, seat, secret, table } from './fixtures.ts';

const nothing = () => undefined;

/** What is shown changes when the button is pressed, as when news come from the server. */
function Later({
  Shown,
  first,
  then,
}: {
  readonly Shown: ComponentType<{ readonly table: TableInfo }>;
  readonly first: TableInfo;
  readonly then: TableInfo;
}) {
  const [now, setNow] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setNow(then)}>
        later
      </button>
      <Shown table={now} />
    </>
  );
}
describe.each(langs)('screens after a game, in %s', (lang) => {
  inBrowser(lang);
  const en = lang === 'en';
  const say: Say = (id, values) => (useSpeech.getState().say as Say)(id, values);

  test('a match that was ended from outside, and luck that takes its time', async () => {
    const feed = { rematch: async () => null } as unknown as TableFeed<Kind>;
    const gone = { no: 0, t: 'ended', at: 0, seat: 1, name: 'Livia', mine: false } as const;
    const over = table({ status: 'over' });
    const ended = await shown(<Ended table={over} feed={feed} />);
    expect(ended).toContain(
      en ? 'This game was ended without a result.Nobody was playing it.' : 'Nessuno la giocava più.',
    );
    expect(ended).toContain(en ? 'Play a new game' : 'Gioca una nuova partita');
    // At a table of a tournament who was away has lost, and nobody begins anew.
    const absent = { ...gone, t: 'forfeited' } as const;
    const met = { ...over, tournament: secret('t') };
    expect(await shown(<Ended table={met} feed={feed} />)).toContain(say('tournament.ended'));
    for (const own of [true, false]) {
      const lost = await shown(<Ended table={{ ...met, comings: [{ ...absent, mine: own }] }} feed={feed} />);
      expect(lost).toMatch(own ? /You were away|Non c’eri/ : /too long and loses|troppo tempo e perde/);
      expect(lost).toContain(say('tournament.back'));
    }
    expect(endedWhy({ ...met, comings: [absent] }, say)).toBe(say('over.forfeited', { name: 'Livia' }));
    const { game } = (await loadKit('shooting-star'))!;
    const read = game.readOptions({}, 2);
    if (!read.ok) throw new Error(read.problem);
    const standing = {
      ...{ match: 'm', as: 0, told: [{ no: 0, at: 0, seen: [] }], decision: 'd', awaited: [0], actors: [0] },
      ...{ undoable: 0, clock: null, answering: null, result: null },
      view: game.view(game.setup(read.value, 2, new Dice('x'), null), 0),
    };
    const lost = {
      ...emptyFeed,
      contact: 'live',
      table: {
        ...met,
        rules: game.rules,
        options: read.value,
        comings: [absent],
        matches: [{ id: 'm', places: null }],
      },
      standings: new Map([[0, standing]]),
    };
    const left = { ...feed, local: false, now: () => lost, watch: () => () => undefined } as unknown as TableFeed<Kind>;
    const board = await shown(<TablePage feed={left} game="shooting-star" />);
    expect(board).toContain(en ? 'The game is over' : 'La partita è finita');
    expect(board).toContain(say('over.forfeited', { name: 'Livia' }));
    expect(board).not.toMatch(/ended the game here|chiuso qui|Order of fire|Ordine di fuoco|Your turn|Tocca a te/);
    expect(await shown(<Ended table={{ ...over, comings: [gone] }} feed={feed} />)).toMatch(
      en ? /Livia was away, and the others ended it here\./ : /Livia non c’era, e gli altri/,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await openScreen(<Settling over={false} />);
    await page.wait(1000);
    expect(page.text()).toBe(say('play.settling.seal'));
    await page.wait(2000);
    expect(page.text()).toBe(say('play.settling.late'));
    await page.close();
    vi.useRealTimers();
  });

  test('a match that counts is lost by who did not stay, and all are told whose loss it is', async () => {
    const began = { name: 'Livia', sigil: null, level: null, mine: false, still: false } as const;
    const seats = [mine(), bot({ began }), bot({ began: { ...began, name: 'Bo' } })];
    const match = { id: secret('m'), game: 1, places: [2, 1, 3], seal: 'a'.repeat(64), counts: true as const };
    const told = (lost?: number[]) => {
      const matches = [{ ...match, ...(lost === undefined ? {} : { lost }) }];
      return lostWords(table({ status: 'over', seats, matches }), useSpeech.getState().say);
    };
    expect(told()).toBeNull();
    expect(told([1])).toBe(
      en
        ? 'Livia didn’t play to the end: for the rating, that is a loss.'
        : 'Livia non ha giocato fino alla fine: per il punteggio è una sconfitta.',
    );
    expect(told([1, 2])).toMatch(en ? /^Livia and Bo didn’t play/ : /^Livia e Bo non hanno giocato/);
    const yours = en
      ? 'You didn’t play to the end: for the rating, that is a loss.'
      : 'Non hai giocato fino alla fine: per il punteggio è una sconfitta.';
    expect(told([0])).toBe(yours);
    expect(told([0, 1])).toBe(`${yours} ${told([1])}`);
    const stopped = table({ status: 'over', seats, matches: [{ ...match, places: null, lost: [1] }] });
    expect(await shown(<Ended table={stopped} feed={{} as TableFeed<Kind>} />)).toContain(told([1])!);
  });

  test('why a match is over: at the door of its table, and in its review where the last move does not say it', () => {
    const gone = { no: 0, t: 'ended', at: 0, seat: 1, name: 'Livia', mine: false } as const;
    const match = { id: secret('m'), game: 1, places: [1, 2], seal: 'a'.repeat(64) };
    const door = (ending: TableInfo['matches'][number]['ending'] | null, more: Partial<TableInfo> = {}) => {
      const matches = [{ ...match, ...(ending == null ? {} : { ending }) }];
      return endedWhy(table({ status: 'over', matches, ...more }), say);
    };
    expect(door({ t: 'gaveUp', seats: [1] })).toBe(en ? 'Livia gives up.' : 'Livia si arrende.');
    expect(door({ t: 'left', seats: [1] })).toBe(en ? 'Livia leaves.' : 'Livia abbandona.');
    expect(door(null)).toBeNull();
    const away = en
      ? 'Livia was away, and the others ended it here.'
      : 'Livia non c’era, e gli altri l’hanno chiusa qui.';
    expect(door(null, { matches: [{ ...match, places: null }], comings: [gone] })).toBe(away);
    expect(door(null, { matches: [{ ...match, places: null }] })).toBeNull();
    const seats = seated([mine(), seat()], say);
    const review = (ending: Ending | null, comings: TableInfo['comings'] = []) =>
      overWords({ reader: { ending } as MatchReader<Kind>, comings }, seats, say);
    expect(review({ t: 'agreed' })).toBe(en ? 'Ended by agreement.' : 'Finita per accordo.');
    expect(review({ t: 'gaveUp', seats: [1] })).toBeNull();
    expect(review({ t: 'played' })).toBeNull();
    expect(review(null, [gone])).toBe(away);
    expect(review(null, [{ ...gone, t: 'forfeited' }])).toBe(
      en ? 'Livia was away too long and loses.' : 'Livia manca da troppo tempo e perde.',
    );
  });

  test('what came of a question: who agrees, who stays out, a move that stands', async () => {
    const seats = [mine(), seat(), seat({ name: 'Bruno' })];
    const votes = [
      { seat: 0, choice: 'yes' },
      { seat: 1, choice: 'yes' },
    ] as const;
    const again = poll({ kind: 'again', seat: 0, voters: [0, 1, 2], votes: [...votes], seating: 'same' });
    const asked = table({ status: 'over', seats, poll: again });
    expect(await shown(<PollPanel table={asked} />)).toMatch(en ? /Liviayes/ : /Liviasì/);
    const stayed = { no: 3, t: 'stayed', at: 0, seat: 2, name: 'Bruno', mine: false } as const;
    const rematch = await openScreen(
      <Later Shown={RematchNews} first={asked} then={{ ...asked, status: 'playing', poll: null, comings: [stayed] }} />,
    );
    await rematch.tap('later');
    expect(rematch.text()).toContain(en ? 'Bruno stays out of the rematch.' : 'Bruno resta fuori dalla rivincita.');
    await rematch.close();
    const asks = table({ status: 'playing', seats, poll: poll({ kind: 'takeBack', seat: 0, voters: [1, 2] }) });
    const takeBack = await openScreen(<Later Shown={TakeBackNews} first={asks} then={{ ...asks, poll: null }} />);
    await takeBack.tap('later');
    expect(takeBack.text()).toContain(
      en ? 'The others didn’t agree: your move stands.' : 'Gli altri non sono d’accordo: la mossa resta.',
    );
    await takeBack.close();
  });

  test('a record says of how many games its luck is, and calls who asks for it', async () => {
    const told = (matches: number) =>
      shown(<LuckSum luck={{ points: 0.08, usual: 0.2, matches, of: 9 }} sigil={null} />);
    expect(await told(7)).toMatch(
      en ? /in 7 of 9 games.*\+8 points.*open the replay/ : /in 7 su 9 partite.*\+8 punti.*rivedila/,
    );
    expect(await told(9)).not.toContain(say('record.luck.why'));
    // Of none there is nothing to be measured.
    expect(await told(0)).not.toMatch(/8/);
    expect(await told(0)).toContain(say('record.luck.why'));
    const calls: Calls = { key: 'BA', devices: [], gather: 10, uncalled: [], webhook: null, quiet: null };
    const none = { 'GET /api/me/record': { matches: [], people: [], ratings: [] } };
    const page = await shown(<RecordPage />, { ...none, 'GET /api/me/calls': calls });
    expect(page).toMatch(
      en ? /The message names the game and the table, never cards/ : /dice il gioco e il tavolo, mai carte/,
    );
    expect(page).toContain(en ? 'How often, when not, and by a webhook' : 'Quanto spesso, quando no');
    expect(page).not.toContain(say('calls.hook.text'));
  });

  test('one game alone in a record, and one with many', async () => {
    usePerson.setState({ name: null, sigil: null });
    const at = (index: number) => ({
      ...{ mine: index === 0, who: `p${index}`, name: `P${index}`, sigil: null, level: null, side: index },
      ...{ place: index + 1, left: false },
    });
    const match: RecordedMatch = {
      ...{ id: 'm', game: 'sky-of-stars', rules: 1, table: null, at: Date.now(), lasted: null, counts: false },
      ...{ seats: [0, 1, 2, 3, 4].map(at), read: null, review: null },
    };
    const plate = await shown(<WhoPlate matches={[match]} />, { 'GET /api/me': { name: null, sigil: null } });
    // "Your games" is the title of the page: who has no name is not called so once more.
    expect(plate).toMatch(en ? /^You(?!r).*game1/ : /^Tu.*partita1/);
    // As British English writes a day.
    if (en) expect(plate).toMatch(/Since \d+ \p{L}+ \d{4}/u);
    expect(await shown(<RecentMatches matches={[match]} />)).toContain(en ? '5 at the table' : 'in 5 al tavolo');
    // Two who are first together share it: nobody has won, and in the comparison they are tied.
    const tied = { ...match, seats: [at(0), { ...at(1), place: 1 }] };
    expect(await shown(<RecentMatches matches={[tied]} />)).toContain(say('record.shared'));
    const tie = await shown(<WhoPlate matches={[tied]} />, { 'GET /api/me': { name: null, sigil: null } });
    expect(tie).toContain(say('record.won', { shared: 1 }));
    expect(tie).toContain(say('record.company.key.ties'));
    expect(tie).toContain(say('record.company.said', { name: 'P1', above: 0, level: 1, below: 0 }));
    expect(tie).toContain('0 · 1 · 0');
    const label = say('record.thirty.said', { won: 0, shared: 1, played: 1, list: say('record.thirty.shared') });
    const page = await openScreen(<WhoPlate matches={[tied]} />, { 'GET /api/me': { name: null, sigil: null } });
    expect(page.elements().some((each) => each.getAttribute('aria-label') === label)).toBe(true);
    await page.close();
  });

  test('names kept back by somebody else stay so: the mark is for what one wants oneself', async () => {
    const address = new URL('../../../games/shooting-star/tests/golden/four-seats.json', import.meta.url);
    const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
    const opened = await openMatch(file, { seats: seatsOfFile(file), own: [0], link: secret('l') });
    if (!opened.ok) throw new Error(opened.code);
    const page = await openScreen(<Share match={opened.match} moment={0} close={nothing} />, {
      ...me,
      [`GET /api/reviews/${secret('l')}/own`]: { seats: [0], veiled: true, yours: false },
      'GET /api/addresses': { addresses: [] },
    });
    expect(page.text()).toContain(say('review.veil.others'));
    const mark = page.elements().find((each) => each.getAttribute('type') === 'checkbox');
    expect((mark as unknown as { readonly checked: boolean }).checked).toBe(false);
    await page.close();
  });

  test('names kept back behind a link stay so in what is saved after the link was closed', async () => {
    const address = new URL('../../../games/shooting-star/tests/golden/four-seats.json', import.meta.url);
    const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
    const link = secret(lang);
    const opened = await openMatch(file, { seats: seatsOfFile(file), own: [0], link });
    if (!opened.ok) throw new Error(opened.code);
    const kept: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${kept.push(blob as Blob)}`);
    const sheet = <Share match={opened.match} moment={0} close={nothing} />;
    const page = await openScreen(sheet, {
      ...me,
      [`GET /api/reviews/${link}/own`]: { seats: [0], veiled: true, yours: false },
      [`POST /api/reviews/${link}/close`]: {},
      'GET /api/addresses': { addresses: [] },
    });
    await page.tap(say('review.share.file'));
    await page.tap(say('review.close'));
    expect(page.text()).toContain(say('review.closed'));
    await page.close();
    // Whoever opens it again finds nothing behind the link that would say so.
    const again = await openScreen(sheet, { ...me, 'GET /api/addresses': { addresses: [] } });
    expect(again.text()).toContain(say('review.closed'));
    await again.tap(say('review.share.file'));
    await again.close();
    vi.restoreAllMocks();
    const [before, after] = await Promise.all(kept.map((blob) => blob.text()));
    expect(before).not.toContain(`"${file.names[1]}"`);
    expect(after).toBe(before);
  });

  test('a review: a file that breaks the rules, a move well found, chances that failed', async () => {
    const address = new URL('../../../games/shooting-star/tests/golden/four-seats.json', import.meta.url);
    const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
    const opened = await openMatch(file, { seats: seatsOfFile(file), own: [0], link: null });
    if (!opened.ok) throw new Error(opened.code);
    const { match } = opened;
    const twice = [...file.entries.slice(0, 5), { ...file.entries[4]!, seq: file.entries[5]!.seq }];
    const reader = new MatchReader(match.kit.game, { ...file, entries: twice });
    expect(reader.broken).not.toBeNull();
    const page = await openScreen(<Review match={{ ...match, file: { ...file, entries: twice }, reader }} />, me);
    expect(page.text()).toContain(say('review.none.broken'));
    await page.tap(say('review.last'));
    expect(page.text()).toContain(say('review.broken'));
    expect(page.text()).not.toContain(say('review.own'));
    await page.close();
    // Whoever has only the link may play one of their own.
    const strange = await openScreen(<Review match={{ ...match, own: [], link: secret('l') }} />, me);
    const way = strange
      .elements()
      .find(({ textContent, tagName }) => tagName === 'A' && textContent === say('review.own'));
    expect(way?.getAttribute('href')).toBe('/new/shooting-star');
    await strange.close();
    const seats = [0, 1].map((at) => ({ seat: at, name: 'AB'[at]!, look: at, kind: 'friend' as const, online: true }));
    const found = { moment: 2, seat: 0, of: 5, played: 0.6, other: 0.45, worth: 'found' } as const;
    const open = [[], [], [0.5, 0.5]];
    expect(
      await shown(
        <MoveVerdict progress={{ ...nothingYet, open, moves: [found] }} moment={2} by={0} eyes="open" seats={seats} />,
      ),
    ).toContain(say('review.judged.found', { of: 5, points: 15 }));
    const none = (state: Parameters<typeof NoTurns>[0]['state']) =>
      shown(<NoTurns state={state} working={false} again={nothing} />);
    expect(await none('no chances')).toBe(en ? 'Nobody ever took the lead.' : 'Nessuno è mai passato in testa.');
    expect(await none('failed')).toBe(`${say('review.none.failed')}${en ? 'Evaluate now' : 'Valuta ora'}`);
  });
});
