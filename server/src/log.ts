import { destination, pino } from 'pino';
import { Bucket } from './limits/bucket.ts';
import { noteWarning } from './status/recent.ts';

/** One JSON line on stderr for each notable thing. Never a name, a cookie, a link, a code or a key of anybody. */
export const log = pino(
  {
    base: null,
    messageKey: 'what',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // A request has cookies in its headers and links in its address.
    redact: { paths: ['req', 'res', 'headers', 'cookie', 'link'], remove: true },
  },
  destination({ fd: 2, sync: true }),
);

/** Trouble of one kind comes by the thousand (a full disk, a flood): a hundred lines of it tell enough. */
const lines = new Bucket({ burst: 100, perSecond: 1 }, () => performance.now());
let unsaid = 0;

/** Something should not have happened. */
export function warn(what: string, error?: unknown): void {
  noteWarning(what);
  if (!lines.take()) {
    unsaid++;
    return;
  }
  const err = error === undefined || error instanceof Error ? error : new Error(String(error));
  log.warn({ ...(err === undefined ? {} : { err }), ...(unsaid > 0 ? { unsaid } : {}) }, what);
  unsaid = 0;
}
