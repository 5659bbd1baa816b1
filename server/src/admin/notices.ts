import type { Notice, NoticeMessage } from '@orrery/wire';
import { drawSecret } from '../secrets.ts';

/** Milliseconds after its time that a notice of a restart which never came is shown. */
const overdue = 10 * 60 * 1000;

/** The one notice on every open page. It lives while a server of the house runs: a restart ends what spoke of it. */
export class Notices {
  private readonly now: () => number;
  private readonly changed: () => void;
  private notice: Notice | null = null;

  constructor(now: () => number, changed: () => void) {
    this.now = now;
    this.changed = changed;
  }

  get current(): Notice | null {
    const at = this.notice?.at ?? null;
    return at !== null && at + overdue <= this.now() ? null : this.notice;
  }

  get message(): NoticeMessage {
    return { t: 'notice', notice: this.current, now: this.now() };
  }

  /** null: nothing is announced any more. */
  show(notice: Notice | null): void {
    if (notice?.id === this.notice?.id) return;
    this.notice = notice;
    this.changed();
  }
}

/** One id for all servers: a device that has put it away is not shown it again at another. */
export const newNotice = (text: string, at: number | null): Notice => ({ id: drawSecret(), text, at });
