// What a home page with a busy evening is told by its server and by its device.
const minute = 60_000;
const seat = (name: string | null, more: object = {}) => {
  return { kind: 'link', taken: name !== null, mine: false, name, level: null, ...more };
};
const me = seat('Ada', { kind: 'me', mine: true });

function card(id: string, game: string, more: object) {
  const pace = { tempo: 'off', fixedWindows: false };
  const common = { rules: 1, name: null, status: 'playing', pace, yourTurn: false, awaited: [], since: Date.now() };
  return { id: id.padEnd(22, '0'), game, seats: [me, seat('Livia'), seat('Bruno')], ...common, ...more };
}

/** Two that wait for Ada, others that do not, one that has ended, and three invitations. */
const mine = () => [
  card('turn4', 'shooting-star', { yourTurn: true, awaited: [0], since: Date.now() - 4 * minute }),
  card('turn2days', 'burning-planets', {
    ...{ yourTurn: true, awaited: [0], since: Date.now() - 2 * 24 * 60 * minute },
    pace: { tempo: 'days', fixedWindows: false, days: 3 },
  }),
  card('theirs', 'sky-of-stars', { awaited: [1], name: 'Venerdì sera' }),
  card('waits', 'planet-x', { status: 'waiting', seats: [me, seat(null)] }),
  card('ended', 'planet-x', { status: 'over' }),
  card('granted', 'planet-x', { invited: 'granted', seats: [seat('Marta'), seat(null)] }),
  card('left', 'sky-of-stars', { invited: 'return' }),
  card('asked', 'burning-planets', { invited: 'asked', name: 'Lega del club di via Garibaldi' }),
];

function open(id: string, game: string, more: object = {}) {
  const host = { seat: 0, name: 'Marta' };
  const common = { name: null, host, seats: 5, taken: 3, changed: 0, pace: { tempo: 'off', fixedWindows: false } };
  return { id: id.padEnd(22, '0'), game, ...common, ...more };
}

const reached = {
  '/api/me': { id: 'ada'.padEnd(22, '0'), name: 'Ada', sigil: 'comet' },
  '/healthz': { ok: true, version: '0', name: 'Bianchi', uptime: 1, tables: 9, sockets: 1 },
};

export const quietAnswers = () => ({ ...reached, '/api/tables': { mine: [], open: [] } });

/** The others are asked for a rematch at one table, and no other waits. */
export const againAnswers = () => ({
  ...reached,
  '/api/tables': { mine: [card('again', 'shooting-star', { status: 'over', again: true })], open: [] },
});

export const busyAnswers = () => ({
  '/api/tables': {
    mine: mine(),
    open: [
      open('open1', 'sky-of-stars'),
      open('open2', 'burning-planets', {
        seats: 4,
        taken: 2,
        pace: { tempo: 'days', fixedWindows: false, days: 3 },
        changed: 2,
      }),
      open('open3', 'planet-x', { seats: 2, taken: 1, host: { seat: 0, name: null }, name: 'Torneo di primavera' }),
    ],
  },
  ...reached,
});

/** Against bots, begun an hour ago. */
export const localTable = {
  id: 'here',
  game: 'shooting-star',
  rules: 1,
  options: {},
  chosen: {},
  series: null,
  seats: [
    { kind: 'me', name: 'Ada', sigil: null, level: null },
    { kind: 'bot', name: null, sigil: null, level: 'normal' },
  ],
  matches: [{ id: 'match', key: 'key', game: 1, places: null }],
  laid: Date.now() - 60 * minute,
  glance: null,
};

/** Its end has been seen here. */
export const overTable = {
  ...localTable,
  id: 'over',
  glance: { at: Date.now(), awaited: [], view: null, result: { places: [1, 2], scores: [3, 1] } },
};
