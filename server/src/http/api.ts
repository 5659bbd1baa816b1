import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Notices } from '../admin/notices.ts';
import type { PushKeys } from '../calls/vapid.ts';
import type { Cards } from '../cards/cards.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { forwardToHomes } from '../cluster/forward.ts';
import type { deedsAtTables, deedsToPeople } from '../deeds.ts';
import { Devices } from '../devices/devices.ts';
import { Guesses } from '../guessing/guesses.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Ledger } from '../limits/ledger.ts';
import type { Folds } from '../matches/folds.ts';
import type { Matches } from '../matches/matches.ts';
import type { Slices } from '../matches/slices.ts';
import type { Deciding } from '../polls/open.ts';
import type { Reports } from '../reports/reports.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Whereabouts } from '../sessions/whereabouts.ts';
import type { Settings } from '../settings.ts';
import type { Shelf } from '../shelf.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Standings } from '../standing/standings.ts';
import type { Store } from '../stores/store.ts';
import type { OpenList } from '../tables/open-list.ts';
import type { Tables } from '../tables/tables.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Vacations } from '../vacations/vacations.ts';
import { aboutRoutes } from './about.ts';
import { addressRoutes } from './addresses.ts';
import { neverCached, noticing, renewing } from './app.ts';
import { callRoutes } from './calls.ts';
import { cardRoutes } from './cards.ts';
import { chargeChanges } from './charge.ts';
import { dataRoutes } from './data.ts';
import { deviceRoutes } from './devices.ts';
import { fileRoutes } from './file.ts';
import { listRoutes } from './lists.ts';
import { meRoutes } from './me.ts';
import { moderationRoutes } from './moderation.ts';
import { moveRoutes } from './move.ts';
import { myDataRoutes } from './my-data.ts';
import { reviewRoutes } from './reviews.ts';
import { tableRoutes } from './tables.ts';
import { toldRoutes } from './told.ts';
import { tournamentRoutes } from './tournaments.ts';
import { vacationRoutes } from './vacation.ts';
import { addressOf, household } from './visitor.ts';

interface Parts {
  readonly store: Store;
  /** Of the sessions. */
  readonly key: string;
  readonly settings: Settings;
  /** null: this server is alone. */
  readonly cluster: Cluster | null;
  readonly sessions: Sessions;
  readonly standings: Standings;
  readonly whereabouts: Whereabouts;
  readonly ledger: Ledger;
  readonly readiness: Readiness;
  readonly shelf: Shelf;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly folds: Folds;
  readonly slices: Slices;
  readonly hub: Hub;
  readonly deciding: Deciding;
  readonly open: OpenList;
  readonly notices: Notices;
  readonly reports: Reports;
  readonly keys: PushKeys;
  readonly vacations: Vacations;
  readonly cards: Cards;
  readonly tournaments: Tournaments;
  readonly deeds: ReturnType<typeof deedsAtTables> & ReturnType<typeof deedsToPeople>;
  renamed(person: string): Promise<void>;
}

/** Every address of people's own below `/api`, each with the parts of the server that it needs. */
export function apiRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, key, settings, cluster, sessions, standings, whereabouts, ledger, readiness, shelf } = parts;
  const { tables, matches, folds, slices, hub, deciding, open, notices, reports, keys } = parts;
  const { vacations, cards, tournaments, deeds, renamed } = parts;
  const { proxies } = settings;
  const { now, time } = settings.around;
  api.addHook('onRequest', neverCached);
  const devices = new Devices({ store, key, now });
  api.addHook(
    'onRequest',
    renewing(sessions, ({ person, device }, agent) => devices.sawKnown({ person, device, agent })),
  );
  if (cluster !== null) forwardToHomes(api, { proxies, homes: cluster, reviewed: store.reviewedBy });
  chargeChanges(api, { sessions, proxies, ledger });
  aboutRoutes(api, settings.name, settings.retention);
  addressRoutes(api, settings.host);
  api.addHook('onRequest', noticing(sessions, whereabouts, proxies));
  meRoutes(api, { store, sessions, standings, devices, now, renamed });
  const { dismiss, dismissDevice, unsaid } = deeds;
  myDataRoutes(api, { store, tables: deeds, sessions, standings, devices, dismiss, now, unsaid });
  const householdOf = (request: FastifyRequest) => household(addressOf(request.raw, proxies));
  const guesses = new Guesses(() => time.now());
  deviceRoutes(api, { store, devices, sessions, guesses, householdOf, dismissDevice });
  const room = () => readiness.room();
  const seating = { store, sessions, standings, tables, matches, deciding, presence: hub };
  const owes = (person: string) => ledger.owes(person, whereabouts.of(person));
  tableRoutes(api, { ...seating, room, guesses, householdOf, owes });
  const moving = { shelf, slices, standings, room, now };
  moveRoutes(api, { store, sessions, tables, presence: hub, ...moving });
  listRoutes(api, { store, sessions, matches, open, notices, polls: deciding.polls });
  dataRoutes(api, { store, sessions });
  callRoutes(api, { store, sessions, keys, outgoing: settings.calls, now });
  vacationRoutes(api, { sessions, vacations });
  moderationRoutes(api, { store, sessions, tables, presence: hub, reports, now, muted: deeds.muted });
  toldRoutes(api, { store, folds, sessions, matches });
  fileRoutes(api, { store, folds, sessions, matches });
  reviewRoutes(api, { store, folds, sessions, matches });
  cardRoutes(api, { store, folds, matches, shelf, cards });
  tournamentRoutes(api, { store, sessions, standings, tournaments, matches, room });
}
