import {
  type AddBots,
  type KeepLeague,
  LeagueInfo,
  type MakeTournament,
  readJson,
  TournamentBoards,
  TournamentInfo,
  TournamentList,
} from '@orrery/wire';
import { ask, type Reply } from './api.ts';

const info = (text: string) => readJson(TournamentInfo, text);
const league = (text: string) => readJson(LeagueInfo, text);
const at = (id: string, act: string) => `/api/tournaments/${encodeURIComponent(id)}${act}`;

/** What the host does, and what everybody does for themselves. */
export type TournamentAct = 'join' | 'leave' | 'begin' | 'next' | 'end';

export const tournamentApi = {
  list: () => ask((text) => readJson(TournamentList, text), '/api/tournaments'),
  make: (asked: MakeTournament) => ask(info, '/api/tournaments', asked),
  read: (id: string) => ask(info, at(id, '')),
  boards: (id: string, of: string) => ask((text) => readJson(TournamentBoards, text), at(id, `/boards?of=${of}`)),
  act: (id: string, act: TournamentAct): Promise<Reply<TournamentInfo>> => ask(info, at(id, `/${act}`), {}),
  addBots: (id: string, bots: AddBots['bots']) => ask(info, at(id, '/bots'), { bots }),
  remove: (id: string, entrant: number) => ask(info, at(id, '/remove'), { entrant }),
  absent: (id: string, entrant: number) => ask(info, at(id, '/absent'), { entrant }),
  league: (id: string) => ask(league, `/api/leagues/${encodeURIComponent(id)}`),
  makeLeague: (asked: KeepLeague) => ask(league, '/api/leagues', asked),
  keepLeague: (id: string, asked: KeepLeague) => ask(league, `/api/leagues/${encodeURIComponent(id)}`, asked),
};
