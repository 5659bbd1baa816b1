import {
  AnswerAsker,
  HandOver,
  LockTable,
  MuteForMe,
  MutePerson,
  RemovePerson,
  RemoveWatcher,
  ReportPerson,
  Unban,
} from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { no, yes } from '../outcome.ts';
import type { Reports } from '../reports/reports.ts';
import { refusedToSee } from '../tables/door.ts';
import { lastHolder } from '../tables/held.ts';
import { changeRoute, type TableRooms } from './table-change.ts';

interface Settings extends TableRooms {
  readonly reports: Reports;
  readonly now: () => number;
  /** Somebody wants to hear others than before. */
  readonly muted: (person: string) => Promise<void>;
}

/** What a host does with others at the table, and what anybody does against somebody they do not want to hear. */
export function moderationRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, tables, presence, reports, now } = settings;
  const change = changeRoute(app, settings);

  change('unask', v.strictObject({}), (id, person) => tables.takeBackRequest(id, person));
  change('answer', AnswerAsker, (id, person, asked) => tables.answerRequest(id, person, asked));
  change('remove', RemovePerson, (id, person, asked) => tables.remove(id, person, asked));
  change('remove-watcher', RemoveWatcher, (id, person, { watcher }) =>
    tables.removeWatcher(id, person, watcher, (table) => presence.attendance(table).watchers),
  );
  change('unban', Unban, (id, person, { banned }) => tables.unban(id, person, banned));
  change('mute', MutePerson, (id, person, asked) => tables.mute(id, person, asked));
  change('host', HandOver, (id, person, { seat }) => tables.handOver(id, person, seat));
  change('lock', LockTable, (id, person, { locked }) =>
    tables.lock(id, person, locked, (table) => presence.attendance(table).watchers),
  );

  change('mute-for-me', MuteForMe, async (id, person, { muted, ...named }) => {
    const found = await somebodyElse(id, person, named);
    if (!found.ok) return found;
    const { table, other } = found.value;
    await (muted ? store.keepMuted(person, other, now()) : store.dropMuted(person, other));
    await settings.muted(person);
    return yes(table);
  });

  change('report', ReportPerson, async (id, person, { link, ...said }) => {
    const found = await somebodyElse(id, person, { seat: said.seat, link });
    if (!found.ok) return found;
    const { table, other } = found.value;
    const trouble = await reports.make(table, { by: person, about: other, ...said });
    return trouble === null ? yes(table) : no(trouble);
  });

  /** Whoever sits in a seat of a table that this person sees, or left it to a bot in this match. */
  async function somebodyElse(id: string, person: string, { seat, link }: Pick<MuteForMe, 'seat' | 'link'>) {
    const table = await store.table(id);
    const refused = table === null ? null : refusedToSee(table, person, link);
    if (table === null || refused !== null) return no(refused ?? 'NO_SUCH_TABLE');
    const other = lastHolder(table, seat);
    if (other === null) return no('NOBODY_THERE');
    return other === person ? no('NOT_YOURSELF') : yes({ table, other });
  }
}
