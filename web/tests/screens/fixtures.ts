import type { Poll, SeatInfo, TableInfo } from '@orrery/wire';

export const secret = (letter: string): string => letter.repeat(22);

export const seat = (over: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ kind: 'link', taken: true, mine: false, name: 'Livia', sigil: 'ring', level: null, online: true },
  ...{ awaySince: null, ready: false, began: null, link: null, offer: null, muted: false, mutedForYou: false },
  ...over,
});

export const mine = (over: Partial<SeatInfo> = {}): SeatInfo =>
  seat({ kind: 'me', mine: true, name: 'Ada', sigil: 'gate', ...over });
export const bot = (over: Partial<SeatInfo> = {}): SeatInfo =>
  seat({ kind: 'bot', taken: false, name: null, sigil: null, level: 'hard', ...over });
export const free = (over: Partial<SeatInfo> = {}): SeatInfo =>
  seat({ kind: 'open', taken: false, name: null, sigil: null, online: false, ...over });

export const table = (over: Partial<TableInfo> = {}): TableInfo => ({
  ...{ id: secret('t'), game: 'shooting-star', rules: 1, options: {}, name: null, status: 'waiting', host: 0 },
  seats: [mine(), seat()],
  ...{ youHost: true, listed: false, spectators: true, watching: 0, watchers: [], takeover: 'ask', locked: false },
  ...{
    closed: false,
    request: null,
    askers: [],
    banned: [],
    pace: { tempo: 'live', fixedWindows: false },
    code: 'ABCDE',
    link: secret('l'),
  },
  ...{ series: null, talk: true, matches: [], comings: [], returnTo: null, poll: null, laid: 0 },
  ...over,
});

export const poll = (over: Partial<Poll>): Poll => ({
  ...{ id: secret('p'), kind: 'absent', seat: 1, left: 30_000, of: 60_000, voters: [0, 2], votes: [] },
  ...over,
});
