import type { ReportReason } from '@orrery/wire';

/** What one person says of another, for whoever runs the server: nobody at the table ever sees it. */
export interface Report {
  readonly id: string;
  readonly at: number;
  /** The id of who reports, and the name they had then; null: none. */
  readonly by: string;
  readonly byName: string | null;
  readonly about: string;
  readonly aboutName: string | null;
  readonly table: string;
  readonly reason: ReportReason;
  readonly text: string | null;
  /** The last lines of the two of them, as far as the reporter could read them, oldest first. */
  readonly said: readonly ReportedLine[];
}

export interface ReportedLine {
  readonly at: number;
  readonly name: string | null;
  readonly text: string;
  /** The reported person said it. */
  readonly accused: boolean;
}

/** What is left of a report when who made it was deleted: what the other is said to have done, and by their own words only. */
export function withoutReporter(report: Report): Report {
  return { ...report, by: '', byName: null, text: null, said: report.said.filter(({ accused }) => accused) };
}
