import { type MatchFile, readMatchFile } from '@orrery/kernel';
import {
  About,
  Addresses,
  type AnswerAsker,
  type AskReview,
  type CallDevice,
  Calls,
  type CallToTable,
  type ChangeCalls,
  type ChooseMe,
  CodeFound,
  DeviceList,
  type DropDevice,
  type EditSeats,
  type FindPerson,
  FoundPerson,
  Health,
  type JoinTable,
  type LayTable,
  MadeDeviceLink,
  MadeWords,
  Me,
  type MoveTable,
  type MuteForMe,
  type MutePerson,
  OwnReview,
  PlayRecord,
  type RemovePerson,
  type ReportPerson,
  ReviewLink,
  readJson,
  type Seating,
  type StartTable,
  TableInfo,
  TableList,
  ToldPage,
  Trouble,
  Vacation,
  type Vote,
} from '@orrery/wire';
import { DataSets } from './data.ts';

type Failure = Omit<Trouble, 'code'> & { readonly code: Trouble['code'] | 'OFFLINE' };
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Failure };
/** What an answer says, or null where it is not of the documented shape. */
type Read<T> = (text: string) => T | null;

const offline: Reply<never> = { ok: false, trouble: { code: 'OFFLINE' } };
const me: Read<Me> = (text) => readJson(Me, text);
const calls: Read<Calls> = (text) => readJson(Calls, text);
const vacation: Read<Vacation> = (text) => readJson(Vacation, text);
const table: Read<TableInfo> = (text) => readJson(TableInfo, text);

let met: Promise<Reply<Me>> | null = null;

/** Asks, after having met the server once: only then does it know whom it answers. */
export async function ask<T>(read: Read<T>, path: string, body?: unknown): Promise<Reply<T>> {
  met ??= askOnce(me, '/api/me');
  const meeting = await met;
  if (!meeting.ok) {
    met = null;
    return meeting;
  }
  const reply = await askOnce(read, path, body);
  if (!reply.ok && reply.trouble.code === 'NO_SESSION') met = null;
  return reply;
}

async function askOnce<T>(read: Read<T>, path: string, body?: unknown): Promise<Reply<T>> {
  const post = () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return send(read, path, body === undefined ? {} : post());
}

async function send<T>(read: Read<T>, path: string, init: RequestInit): Promise<Reply<T>> {
  try {
    const response = await fetch(path, init);
    const text = await response.text();
    if (!response.ok) {
      const trouble = readJson(Trouble, text);
      return trouble === null ? offline : { ok: false, trouble };
    }
    const value = read(text);
    return value === null ? { ok: false, trouble: { code: 'MALFORMED' } } : { ok: true, value };
  } catch {
    return offline;
  }
}

const dataSet: Read<object> = (text) => {
  const set: unknown = JSON.parse(text);
  return typeof set === 'object' ? set : null;
};
/** Shared by all that this page asks for: a data set is the same at every table. */
export const dataSets = new DataSets(async (hash) => {
  const found = await ask(dataSet, `/api/data/${encodeURIComponent(hash)}`);
  return found.ok ? found.value : null;
});

/** A table with its data sets in its options. */
async function askWhole(path: string): Promise<Reply<TableInfo>> {
  const reply = await ask(table, path);
  if (!reply.ok) return reply;
  if (!(await dataSets.bring(reply.value.options))) return offline;
  return { ok: true, value: { ...reply.value, options: dataSets.put(reply.value.options) ?? {} } };
}

const at = (id: string, act: string) => `/api/tables/${encodeURIComponent(id)}/${act}`;
/** What a device has seen only that device can say: a server's word for it is not taken. */
const matchFile: Read<MatchFile> = (text) => {
  const file = readMatchFile(JSON.parse(text));
  if (file === null) return null;
  const { witness: _, ...told } = file;
  return { ...told, fromServer: true };
};

const anything: Read<string> = (text) => text;

/** The server deletes who this device was; whoever asks next is somebody new. */
async function forgetMe(): Promise<Reply<string>> {
  const reply = await send(anything, '/api/me', { method: 'DELETE' });
  if (reply.ok) met = null;
  return reply;
}

/** The server's questions and answers over HTTP; the paths stand beside their shapes in `wire`. */
export const api = {
  health: () => askOnce((text) => readJson(Health, text), '/healthz'),
  addresses: () => askOnce((text) => readJson(Addresses, text), '/api/addresses'),
  about: () => askOnce((text) => readJson(About, text), '/api/about'),
  /** Without making somebody new: does the server still take this device's cookie? Out of reach counts as yes. */
  isKnown: async () => {
    const reply = await askOnce((text) => readJson(TableList, text), '/api/tables');
    return reply.ok || reply.trouble.code !== 'NO_SESSION';
  },
  /** Not after a meeting: who is banned may do these, too, and who is not known has nothing there. */
  myData: () => askOnce(anything, '/api/me/data'),
  record: () => ask((text) => readJson(PlayRecord, text), '/api/me/record'),
  endOthers: () => ask(anything, '/api/me/end-others', {}),
  forgetMe,
  devices: () => ask((text) => readJson(DeviceList, text), '/api/me/devices'),
  makeDeviceLink: () => ask((text) => readJson(MadeDeviceLink, text), '/api/me/devices/link', {}),
  makeWords: () => ask((text) => readJson(MadeWords, text), '/api/me/devices/words', {}),
  endDevice: (device: string) => ask(anything, '/api/me/devices/end', { device }),
  findPerson: (shown: FindPerson) => ask((text) => readJson(FoundPerson, text), '/api/me/devices/find', shown),
  becomePerson: (ticket: string) => ask(me, '/api/me/devices/become', { ticket }),
  me: () => ask(me, '/api/me'),
  chooseMe: (chosen: ChooseMe) => ask(me, '/api/me', chosen),
  calls: () => ask(calls, '/api/me/calls'),
  changeCalls: (change: ChangeCalls) => ask(calls, '/api/me/calls', change),
  addCalledDevice: (device: CallDevice) => ask(calls, '/api/me/calls/devices', device),
  dropCalledDevice: (which: DropDevice) => ask(calls, '/api/me/calls/devices/drop', which),
  callToTable: (what: CallToTable) => ask(calls, '/api/me/calls/tables', what),
  testCall: () => ask(anything, '/api/me/calls/test', {}),
  vacation: () => ask(vacation, '/api/me/vacation'),
  takeVacation: (until: number | null) => ask(vacation, '/api/me/vacation', { until }),
  tables: () => ask((text) => readJson(TableList, text), '/api/tables'),
  table: (id: string, link: string | null) =>
    askWhole(`/api/tables/${encodeURIComponent(id)}${link === null ? '' : `?link=${encodeURIComponent(link)}`}`),
  move: (asked: MoveTable) => ask(table, '/api/tables/move', asked),
  lay: (plan: LayTable) => ask(table, '/api/tables', plan),
  code: (code: string) => ask((text) => readJson(CodeFound, text), `/api/code/${encodeURIComponent(code)}`),
  join: (id: string, how: JoinTable) => ask(table, at(id, 'join'), how),
  giveMedal: (id: string, to: string) => ask(table, at(id, 'medal'), { to }),
  agreeToCount: (id: string, agrees: boolean) => ask(table, at(id, 'counts'), { agrees }),
  choose: (id: string, seat: number, value: string) => ask(table, at(id, 'choose'), { seat, value }),
  arrange: (id: string, seats: EditSeats) => ask(table, at(id, 'seats'), seats),
  ready: (id: string, ready: boolean) => ask(table, at(id, 'ready'), { ready }),
  start: (id: string, how: StartTable) => ask(table, at(id, 'start'), how),
  botForMe: (id: string, bot: boolean) => ask(table, at(id, 'bot'), { bot }),
  leave: (id: string) => ask(table, at(id, 'leave'), {}),
  unask: (id: string) => ask(table, at(id, 'unask'), {}),
  answer: (id: string, how: AnswerAsker) => ask(table, at(id, 'answer'), how),
  remove: (id: string, whom: RemovePerson) => ask(table, at(id, 'remove'), whom),
  removeWatcher: (id: string, watcher: string) => ask(table, at(id, 'remove-watcher'), { watcher }),
  unban: (id: string, banned: string) => ask(table, at(id, 'unban'), { banned }),
  mute: (id: string, whom: MutePerson) => ask(table, at(id, 'mute'), whom),
  muteForMe: (id: string, whom: MuteForMe) => ask(table, at(id, 'mute-for-me'), whom),
  lock: (id: string, locked: boolean) => ask(table, at(id, 'lock'), { locked }),
  handOver: (id: string, seat: number) => ask(table, at(id, 'host'), { seat }),
  report: (id: string, what: ReportPerson) => ask(table, at(id, 'report'), what),
  askTakeBack: (id: string, seat: number) => ask(table, at(id, 'take-back'), { seat }),
  handOn: (id: string, seat: number) => ask(table, at(id, 'hand-on'), { seat }),
  callAgain: (id: string) => ask(table, at(id, 'call'), {}),
  vote: (id: string, vote: Vote) => ask(table, at(id, 'vote'), vote),
  rematch: (id: string, seating?: Seating) => ask(table, at(id, 'again'), seating === undefined ? {} : { seating }),
  told: (id: string, { link, ...asked }: Record<'match' | 'as' | 'before', string> & { link: string | null }) =>
    ask(
      (text) => readJson(ToldPage, text),
      at(id, `told?${new URLSearchParams(link === null ? asked : { ...asked, link })}`),
    ),
  /** Whoever has the link: nobody has to be known for it. */
  review: (link: string) => askOnce(matchFile, `/api/reviews/${encodeURIComponent(link)}`),
  ownReview: (link: string) =>
    askOnce((text) => readJson(OwnReview, text), `/api/reviews/${encodeURIComponent(link)}/own`),
  veilReview: (link: string, veiled: boolean) =>
    ask((text) => readJson(OwnReview, text), `/api/reviews/${encodeURIComponent(link)}/names`, { veiled }),
  closeReview: (link: string) => ask(anything, `/api/reviews/${encodeURIComponent(link)}/close`, {}),
  openReview: (id: string, asked: AskReview) => ask((text) => readJson(ReviewLink, text), at(id, 'review'), asked),
  /** `link`: by which somebody watched who has no seat there. */
  file: (id: string, match: string, link: string | null = null) =>
    ask(matchFile, at(id, `file?${new URLSearchParams(link === null ? { match } : { match, link })}`)),
};
