interface Announcement {
  readonly no: number;
  readonly text: string;
}

/** What the live regions hold. Readers queue what is added by themselves, so nothing here waits for a clock. */
export interface Announcements {
  readonly polite: readonly Announcement[];
  readonly urgent: Announcement | null;
  readonly count: number;
}

export const quiet: Announcements = { polite: [], urgent: null, count: 0 };

/** Old lines may leave: a reader has them in its own queue once they were added. */
const KEPT = 16;

export function announce(before: Announcements, how: 'polite' | 'urgent', text: string): Announcements {
  if (text === '') return before;
  const line = { no: before.count, text };
  const count = before.count + 1;
  if (how === 'urgent') return { ...before, urgent: line, count };
  return { ...before, polite: [...before.polite, line].slice(-KEPT), count };
}
