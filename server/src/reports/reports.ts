import type { ErrorCode, ReportPerson } from '@orrery/wire';
import { drawSecret } from '../secrets.ts';
import type { Store } from '../stores/store.ts';
import { facesOf, namesAt } from '../tables/faces.ts';
import type { Table } from '../tables/table.ts';

/** How many reports one person may make in a day, and how many lines of talk go along. */
const mostADay = 10;
const day = 24 * 3600 * 1000;
const linesEach = 20;

interface Made extends ReportPerson {
  readonly by: string;
  readonly about: string;
}

/** What people tell whoever runs the server about others. */
export class Reports {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Keeps a report with the names as they were and the last that the two of them could hear; or says why not. */
  async make(table: Table, { by, about, seat, reason, text }: Made): Promise<ErrorCode | null> {
    const at = this.now();
    if ((await this.store.countReports(by, at - day)) >= mostADay) return 'TOO_MANY_REPORTS';
    const names = namesAt(table, await facesOf(this.store, table)).seats;
    const nameOf = async (person: string) => (await this.store.person(person))?.name ?? null;
    // Nothing of third persons: it would outlive what they may have deleted.
    const theirs = (await this.store.talk(table.id, by, linesEach)).filter(({ speaker }) =>
      [by, about].includes(speaker),
    );
    const said = theirs.map(({ line, speaker }) => {
      return { at: line.at, name: line.name ?? null, text: line.text, accused: speaker === about };
    });
    const called = { byName: await nameOf(by), aboutName: names[seat]?.name ?? (await nameOf(about)) };
    await this.store.keepReport({
      id: drawSecret(),
      at,
      by,
      about,
      ...called,
      table: table.id,
      reason,
      text: text ?? null,
      said,
    });
    return null;
  }
}
