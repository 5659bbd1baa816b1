/** From and to are minutes after midnight, there where the person is; over midnight if `to` is earlier. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** As in `Europe/Rome`. */
  readonly zone: string;
}

const [minute, day] = [60_000, 24 * 60];

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** How many milliseconds it stays quiet; 0: it is not quiet now. Clocks that are put on at night may cost or give an hour. */
export function quietFor({ from, to, zone }: QuietHours, now: number): number {
  const length = (to - from + day) % day;
  const since = (minutesIn(zone, now) - from + day) % day;
  return since < length ? (length - since) * minute - (now % minute) : 0;
}

function minutesIn(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(now);
  const part = (type: 'hour' | 'minute') => Number(parts.find((each) => each.type === type)?.value);
  return part('hour') * 60 + part('minute');
}
