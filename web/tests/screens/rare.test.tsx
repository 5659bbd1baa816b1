import type { Game, Kind } from '@orrery/kernel';
import { EndSheet, Log, SeatRail, Settings, Talk } from '@orrery/ui';
import type { Calls, DeviceInfo, TableInfo } from '@orrery/wire';
import { langs, type Say } from '@orrery/words';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { heardNotice } from '../../src/announced/announced.ts';
import { NoticeLine } from '../../src/announced/NoticeLine.tsx';
import { ThisDevice } from '../../src/calls/ThisDevice.tsx';
import { useCalls } from '../../src/calls/useCalls.ts';
import { PaceChoice } from '../../src/create/PaceChoice.tsx';
import { SeriesChoice } from '../../src/create/SeriesChoice.tsx';
import { AddDevice } from '../../src/devices/AddDevice.tsx';
import { DevicePage } from '../../src/devices/DevicePage.tsx';
import { YourDevices } from '../../src/devices/YourDevices.tsx';
import { Banned } from '../../src/home/Banned.tsx';
import { CodeField } from '../../src/home/CodeField.tsx';
import { SharedNothing } from '../../src/home/SharedNothing.tsx';
import type { LocalFeed } from '../../src/local/feed.ts';
import { MovedNews } from '../../src/local/MovedNews.tsx';
import { MoveEntries } from '../../src/local/MoveEntries.tsx';
import { StandIns } from '../../src/local/StandIns.tsx';
import { ChangedOptions } from '../../src/options/ChangedOptions.tsx';
import { OfferedSeat } from '../../src/people/HandOn.tsx';
import { emptyFeed, type TableFeed } from '../../src/play/feed.ts';
import { type GameKit, loadKit } from '../../src/play/kit.ts';
import { tableTitle } from '../../src/play/names.ts';
import { RecordPage } from '../../src/record/RecordPage.tsx';
import { YourData } from '../../src/settings/YourData.tsx';
import { Torn } from '../../src/shell/Torn.tsx';
import { useTalkTab } from '../../src/talk/useTalkTab.tsx';
import { ByCode } from '../../src/wait/ByCode.tsx';
import { AddressChoice } from '../../src/wait/Invite.tsx';
import { Join } from '../../src/wait/Join.tsx';
import { WaitingRoom } from '../../src/wait/WaitingRoom.tsx';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, me, openScreen, refused, shown } from '../page/page.tsx';
import { free, mine, seat, secret, table } from './fixtures.ts';

const nothing = () => undefined;
const day = 86_400_000;

function Breaks(): never {
  throw new Error('torn');
}

function TalkTitle({ of }: { readonly of: Parameters<typeof useTalkTab<Kind>> }) {
  return <h2>{useTalkTab(...of)?.title}</h2>;
}

describe.each(langs)('screens that are seldom seen, in %s', (lang) => {
  inBrowser(lang);
  const en = lang === 'en';
  const say: Say = (id, values) => (useSpeech.getState().say as Say)(id, values);
  const stub = (name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { value, configurable: true });
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(navigator, name);
      else Object.defineProperty(navigator, name, before);
    });
  };
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const each of undo.splice(0)) each();
  });

  test('what went wrong, and what the server announces', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(nothing);
    expect(
      await shown(
        <Torn>
          <Breaks />
        </Torn>,
      ),
    ).toContain(en ? 'Something went wrong on this page. Your game is saved.' : 'Qualcosa è andato storto');
    quiet.mockRestore();
    heardNotice({ id: 'now', text: 'Update', at: Date.now() - 5000 }, Date.now());
    expect(await shown(<NoticeLine />)).toMatch(en ? /Update.*Restart now/ : /Update.*Riavvio adesso/);
    heardNotice(null, null);
    expect(await shown(<Banned ban={{ until: Date.UTC(2027, 0, 5, 12) }} />)).toMatch(
      en ? /banned you from it until .*2027/ : /ti ha escluso fino al .*2027/,
    );
    expect(await shown(<ByCode code="KX7PLM2Q" />, { 'GET /api/code/KX7PLM2Q': refused('NO_SUCH_TABLE') })).toContain(
      say('trouble.NO_SUCH_CODE'),
    );
    const place = location;
    vi.stubGlobal('location', { ...place, search: '?shared=nothing' });
    expect(await shown(<SharedNothing />)).toBe(say('home.shared.nothing'));
    vi.stubGlobal('location', place);
    const field = await openScreen(<CodeField />);
    await field.type('O0O0O0O0');
    await field.tap(say('home.code.go'));
    expect(field.text()).toContain(en ? 'No table has this code.' : 'Nessun tavolo ha questo codice.');
    await field.close();
  });

  test('being called on this device: on, off, and why not', async () => {
    const calls: Calls = { key: 'BA', devices: [], gather: 10, uncalled: [], webhook: null, quiet: null };
    let fails = false;
    const subscription = {
      endpoint: 'https://push.test/1',
      toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } }),
      unsubscribe: async () => true,
    };
    const subscribe = async () => {
      if (fails) throw new Error('no push service');
      return subscription;
    };
    const pushManager = { getSubscription: async () => null, subscribe };
    stub('serviceWorker', { getRegistration: async () => ({ pushManager }) });
    vi.stubGlobal('PushManager', class {});
    const permission = { permission: 'default', requestPermission: async () => 'granted' };
    vi.stubGlobal('Notification', permission);
    useCalls.setState({ calls, here: null });
    const answers = { 'POST /api/me/calls/devices': calls, 'POST /api/me/calls/devices/drop': calls };
    const page = await openScreen(<ThisDevice calls={calls} />, { ...me, ...answers });
    expect(page.text()).toContain(
      en ? 'Your browser shows a message, also while Orrery is closed.' : 'Il browser mostra',
    );
    await page.tap(say('calls.device.on'));
    expect(page.text()).toContain(say('calls.device.is'));
    await page.tap(en ? 'Don’t call me here' : 'Non chiamarmi qui');
    expect(page.text()).toContain(en ? 'You are no longer called on this device.' : 'Non ricevi più chiamate');
    fails = true;
    await page.tap(say('calls.device.on'));
    expect(page.text()).toContain(en ? 'didn’t reach its own push service' : 'non ha raggiunto il suo servizio');
    await page.close();
    const device = () => shown(<ThisDevice calls={calls} />);
    vi.stubGlobal('Notification', { ...permission, permission: 'denied' });
    expect(await device()).toContain(say('calls.no.denied'));
    stub('userAgent', 'iPhone');
    expect(await device()).toContain(say('calls.no.home'));
    vi.stubGlobal('isSecureContext', false);
    expect(await device()).toContain(say('calls.no.insecure'));
    vi.stubGlobal('isSecureContext', true);
    for (const name of ['PushManager', 'Notification']) vi.stubGlobal(name, undefined);
  });

  test('a new table: how many days, and whether sides are swapped', async () => {
    const { game } = (await loadKit('planet-x'))!;
    const pace = { name: 'days', days: 3, fixedWindows: false } as const;
    expect(
      await shown(<PaceChoice game={game as Game<Kind>} options={{}} seats={2} value={pace} choose={nothing} />),
    ).toMatch(
      en ? /Longest time for a decision.*1 day.*3 days.*7 days/ : /Tempo massimo per una decisione.*1 giorno.*7 giorni/,
    );
    expect(await shown(<SeriesChoice value={{ bestOf: 3, swap: false }} swaps choose={nothing} />)).toMatch(
      en
        ? /Between games.*Keep the same sides.*Swap sides/
        : /Tra una partita e l’altra.*Ognuno tiene il suo.*Si scambiano/,
    );
  });

  test('a new table: who brought its cards; what each seat chooses is no choice of the host', async () => {
    const kit = (await loadKit('planet-x')) as GameKit<Kind>;
    const options = { factions: ['ikthi', 'vell'], data: { factions: [] } };
    const said = await shown(<ChangedOptions kit={kit} table={table({ game: 'planet-x', options })} />);
    expect(said).toContain(en ? 'chosen by the host' : 'a scelta dell’host');
    expect(said).not.toContain(en ? 'Factions' : 'Fazioni');
    const series = { bestOf: 3, swap: true } as const;
    const three = await shown(<ChangedOptions kit={kit} table={table({ game: 'planet-x', options: {}, series })} />);
    expect(three, 'how many games are played is known before one sits down').toContain(say('create.series.best'));
    expect(three).toContain(say('create.swap.yes'));
  });

  test('what is kept of me: deleted, other devices ended', async () => {
    const page = await openScreen(<YourData />, { ...me, 'POST /api/me/end-others': {}, 'DELETE /api/me': {} });
    await page.tap(say('data.end'));
    await page.tap(say('data.end.yes'));
    expect(page.text()).toContain(en ? 'Done: only this browser is still known as you.' : 'solo questo browser');
    await page.tap(say('data.delete'));
    await page.tap(say('data.delete.yes'));
    expect(page.text()).toContain(en ? 'Deleted. The server no longer knows you.' : 'Il server non ti conosce più.');
    await page.close();
    const record = { matches: [], people: [], ratings: [] };
    const played = await openScreen(<RecordPage />, { ...me, 'GET /api/me/record': record, 'DELETE /api/me': {} });
    await played.tap(say('record.delete'));
    await played.tap(say('record.delete.yes'));
    expect(played.text()).toContain(en ? 'Deleted.' : 'Cancellato.');
    await played.close();
  });

  test('other devices: words that are none, too many guesses, one that came, one that is ended', async () => {
    const page = await openScreen(<DevicePage />, { ...me, 'POST /api/me/devices/find': refused('TOO_MANY_GUESSES') });
    await page.type('luna e sole');
    await page.tap(say('device.enter.go'));
    expect(page.text()).toContain(
      en ? 'These aren’t eight recovery words.' : 'Queste non sono otto parole di recupero.',
    );
    await page.type('luna luna luna luna luna luna luna luna');
    await page.tap(say('device.enter.go'));
    expect(page.text()).toContain(en ? 'Too many wrong links or words were tried' : 'troppi link o parole sbagliati');
    await page.close();
    const first: DeviceInfo = { id: secret('d'), browser: 'Firefox', system: 'Linux', since: 0, seen: 0, here: true };
    const other: DeviceInfo = { ...first, id: secret('e'), browser: 'Safari', system: 'iPhone', here: false };
    const known = [first];
    const answers = {
      'GET /api/me/devices': () => ({ devices: known, words: null }),
      'POST /api/me/devices/link': { secret: secret('s'), until: day },
      'POST /api/me/devices/end': {},
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const devices = await openScreen(<YourDevices />, { ...me, ...answers });
    await devices.tap(say('devices.add'));
    known.push(other);
    await devices.wait(3000);
    await devices.rest();
    vi.useRealTimers();
    expect(devices.text()).toMatch(en ? /Safari.* is yours now\./ : /Safari.* ora è tuo\./);
    await devices.tap(say('devices.end.of', { device: en ? 'Safari on iPhone' : 'Safari su iPhone' }));
    await devices.tap(say('devices.end.yes'));
    expect(devices.text()).toContain(en ? 'Access ended.' : 'Accesso chiuso.');
    await devices.close();
    vi.stubGlobal('location', { ...location, origin: 'http://localhost:8080', hash: '' });
    expect(await shown(<AddDevice known={[first]} added={nothing} />, answers)).toContain(say('devices.add.onlyHere'));
    vi.stubGlobal('location', { ...location, origin: 'http://orrery.test' });
    expect(await shown(<AddressChoice others={['http://a.test', 'http://b.test']} chosen={0} choose={nothing} />)).toBe(
      `${en ? 'Address in your network' : 'Indirizzo nella tua rete'}a.testb.test`,
    );
  });

  test('a room that waits: alone, ready, and a faction that somebody chose', async () => {
    const link = secret('l');
    const room = (over: Partial<TableInfo>) => shown(<WaitingRoom table={table(over)} link={link} />);
    expect(await room({ agreed: [0], seats: [mine(), free()] })).toContain(
      en ? 'It can count once two people sit here, one seat each.' : 'Può contare quando al tavolo ci sono due persone',
    );
    expect(await room({ youHost: false, host: 1, seats: [mine({ ready: true }), seat()] })).toContain(
      en ? 'Not ready after all' : 'Aspettatemi un attimo',
    );
    const read = (await loadKit('planet-x'))!.game.readOptions({ factions: ['vell', 'ikthi'] }, 2);
    if (!read.ok) throw new Error(read.problem);
    const options = read.value as TableInfo['options'];
    const factions = await room({ game: 'planet-x', options, seats: [mine(), seat({ chose: true })] });
    expect(factions).toContain(en ? 'Choose your faction' : 'Scegli la tua fazione');
    expect(factions).toContain(en ? 'chosen by Livia' : 'scelta da Livia');
    const closed = table({ status: 'over', closed: true, youHost: false, seats: [seat(), seat()], code: null });
    const join = await shown(<Join table={closed} link={link} enter={nothing} lookAgain={async () => undefined} />);
    for (const part of ['badge', 'title', 'text'] as const) expect(join).toContain(say(`join.${part}.closed`));
    const door = (places: number[]) => {
      const matches = [{ id: 'm', game: 1, places, scores: [7, 7], seal: 's' }];
      const over = { ...closed, closed: false, seats: [seat(), seat({ name: 'Bruno' })], matches };
      return shown(<Join table={over} link={link} enter={nothing} lookAgain={async () => undefined} />);
    };
    const tie = await door([1, 1]);
    expect(tie).toContain(en ? 'Livia and Bruno share first place' : 'Primo posto condiviso: Livia e Bruno');
    expect(tie.split(en ? 'shared first place' : 'primo posto condiviso')).toHaveLength(3);
    expect(tie).not.toMatch(/\bwon\b|vinto/);
    expect(await door([2, 1])).toMatch(en ? /Bruno won.*place 2/ : /Vittoria di Bruno.*posizione 2/);
  });

  test('a seat that is handed on, by a link to copy or to share', async () => {
    stub('share', async () => undefined);
    stub('clipboard', { writeText: async () => undefined });
    const offer = { link: secret('l'), until: day };
    const held = table({ status: 'playing', seats: [mine({ offer }), seat()] });
    const page = await openScreen(<OfferedSeat table={held} seat={0} open close={nothing} />, me);
    expect(page.text()).toContain(say('handOn.text'));
    expect(page.text()).toContain(en ? 'Link that passes on your seat' : 'Link che cede il tuo posto');
    expect(page.text()).toContain(en ? 'Share' : 'Condividi');
    await page.tap(say('wait.copy'));
    expect(page.text()).toContain(en ? 'Copied' : 'Copiato');
    await page.close();
  });

  test('a table of this device: who goes for a while, and moving it to the server', async () => {
    const seats = [mine({ name: 'Ada', level: 'normal' }), mine({ name: 'Bruno', kind: 'here' })];
    const facts = table({ status: 'playing', seats });
    const now = { ...emptyFeed, table: facts };
    const feed = { now: () => now, watch: () => nothing } as unknown as LocalFeed<Kind>;
    expect(await shown(<StandIns feed={feed} close={nothing} />)).toMatch(en ? /Ada is back/ : /Ada è di nuovo qui/);
    const page = await openScreen(<MoveEntries feed={feed} />, me);
    await page.tap(new RegExp(`^${say('local.move')}`));
    expect(page.text()).toContain(say('local.move.sure'));
    expect(page.text()).toContain(say('local.move.luck'));
    expect(page.text()).toContain(en ? 'Move it' : 'Spostala');
    await page.tap(say('seat.stay'));
    await page.tap(new RegExp(`^${say('handOn.entry.one')}`));
    expect(page.text()).toContain(say('local.handOn.sure'));
    await page.close();
    vi.stubGlobal('history', { ...history, state: { moved: true } });
    expect(await shown(<MovedNews table={facts} />)).toContain(
      en ? 'This table is on the server now.' : 'Ora questo tavolo è sul server.',
    );
    vi.stubGlobal('history', { ...history, state: null });
    const [mineHere, livia] = [
      { name: 'Ada', kind: 'me' },
      { name: 'Livia', kind: 'friend' },
    ] as const;
    expect(tableTitle({ name: null, host: 1 }, [mineHere, livia], useSpeech.getState().say)).toBe(
      en ? 'at Livia’s table' : 'il tavolo di Livia',
    );
    expect(tableTitle({ name: null, host: 0 }, [mineHere, livia], useSpeech.getState().say)).toBe('');
  });

  test('talk: what is new is counted, and heard', async () => {
    const line = (id: number, from: number, text: string) => ({ id, from, to: [], text, at: 0, name: 'Livia' });
    let listener = nothing as () => void;
    let talk = [line(1, 1, 'Ciao')];
    let now = { ...emptyFeed, contact: 'live', talk };
    const feed = {
      now: () => now,
      watch: (heard: () => void) => {
        listener = heard;
        return nothing;
      },
      say: async () => null,
    } as unknown as TableFeed<Kind>;
    const { game } = (await loadKit('shooting-star'))!;
    const seats = [0, 1].map((at) => ({
      ...{ seat: at, name: ['Ada', 'Livia'][at]!, look: at, kind: 'friend' as const, online: true },
    }));
    const standing = { as: 0, view: {}, result: { places: [1, 2], scores: null } };
    const page = await openScreen(<TalkTitle of={[feed, game as Game<Kind>, standing as never, seats]} />);
    expect(page.text()).toBe(say('talk.title'));
    talk = [...talk, line(2, 1, 'Bravo')];
    now = { ...now, talk };
    await act(async () => listener());
    await page.rest();
    // The title, and what the announcer says to those who listen.
    expect(page.text()).toContain('Chat (1)');
    expect(page.text()).toContain('Livia: Bravo');
    await page.close();
  });

  test('the kit of every table: an end that is still a moment, a log scrolled back, a message to one', async () => {
    const seats = [0, 1, 2].map((at) => ({
      ...{ seat: at, name: ['Ada', 'Livia', 'Bruno'][at]!, look: at, kind: 'friend' as const, online: true },
      ...(at === 1 ? { player: { name: 'Carla' } } : {}),
    }));
    // Its moment is two seconds of whoever looks, not of a busy machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const end = await openScreen(
      <EndSheet
        {...{ plate: 1, title: 'Shooting Star', tableId: 't', seats, as: 0, score: 'score' }}
        result={{ places: [1, 2, 3], scores: [3, 2, 1] }}
        home={nothing}
        onClose={nothing}
      />,
    );
    expect(end.text()).toContain(en ? 'Skip to the score' : 'Vai al punteggio');
    await end.close();
    vi.useRealTimers();
    const talk = await openScreen(
      <Talk lines={[]} seats={seats} as={0} may={() => true} reached say={async () => null} />,
    );
    await talk.tap(/Bruno/);
    expect(talk.text()).toContain(en ? 'Message to Bruno only' : 'Scrivi solo a Bruno');
    await talk.close();
    stub('vibrate', () => true);
    expect(await shown(<Settings />)).toContain(en ? 'Vibrate on a tap' : 'Vibra al tocco');
    const rail = await openScreen(<SeatRail seats={seats} as={0} awaited={[]} since={null} parts={() => ({})} />);
    const labels = rail.elements().map((each) => each.getAttribute('aria-label'));
    expect(labels).toContain(en ? 'Carla plays for Livia' : 'Carla gioca per Livia');
    await rail.close();
    const lines = [{ key: '1', at: { no: 1, event: 0 }, actor: 0, text: 'Ada places.', cells: [], heading: false }];
    const log = await openScreen(<Log {...{ lines, seats, looking: null, light: nothing, look: () => null }} />);
    const list = log.elements().find(({ tagName }) => tagName === 'OL')!;
    Object.defineProperty(list, 'scrollHeight', { value: 2000 });
    for (const top of [1400, 100]) await log.scroll(list, top);
    expect(log.text()).toContain(en ? 'Latest' : 'Alle ultime mosse');
    await log.close();
  });
});
