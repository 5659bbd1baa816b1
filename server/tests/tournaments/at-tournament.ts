import type { MakeTournament, TournamentInfo } from '@orrery/wire';
import type { Person } from '../client.ts';

export const small: MakeTournament = {
  ...{ name: 'Autumn', game: 'bidding', options: { rounds: 1 }, kind: 'swiss', pause: 0 },
};

export const at = (id: string, act = '') => `/api/tournaments/${id}${act === '' ? '' : `/${act}`}`;

/** Asks again until it stands so. */
export async function until(
  person: Person,
  id: string,
  enough: (info: TournamentInfo) => boolean,
): Promise<TournamentInfo> {
  for (;;) {
    const info = await person.get<TournamentInfo>(at(id));
    if (enough(info)) return info;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

/** The table of somebody in the last round, once it is laid. */
export async function tableOf(person: Person, id: string): Promise<{ readonly table: string; readonly seat: number }> {
  const own = ({ rounds, you }: TournamentInfo) =>
    rounds.at(-1)?.meetings.find(({ first, second, table }) => table !== null && (first === you || second === you));
  const info = await until(person, id, (now) => own(now) !== undefined);
  const meeting = own(info)!;
  return { table: meeting.table!.id, seat: meeting.first === info.you ? 0 : 1 };
}
