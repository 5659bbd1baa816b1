import { vacationDays } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';

/** In milliseconds since 1970. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
}

const day = 24 * 3_600_000;
const year = 365 * day;

/** A day that has begun is a whole one: to go for a moment is not free. */
const daysOf = ({ from, until }: Vacation): number => Math.max(1, Math.ceil((until - from) / day));

/** Those that still count, oldest first. */
const counting = (taken: readonly Vacation[], now: number): readonly Vacation[] =>
  taken.filter(({ until }) => until > now - year);

/** The one that goes on now; null: none does. */
export function currentOf(taken: readonly Vacation[], now: number): Vacation | null {
  const last = taken.at(-1);
  return last !== undefined && last.until > now ? last : null;
}

export function daysLeft(taken: readonly Vacation[], now: number): number {
  const spent = counting(taken, now).reduce((days, each) => days + daysOf(each), 0);
  return Math.max(0, vacationDays.ofYear - spent);
}

/** In how many milliseconds another one may begin. */
const restLeft = (taken: readonly Vacation[], now: number): number =>
  Math.max(0, (taken.at(-1)?.until ?? Number.NEGATIVE_INFINITY) + day - now);

/** How late the vacation that goes on may end, or one that begins now; null: none can begin. */
export function latestEnd(taken: readonly Vacation[], now: number): number | null {
  const current = currentOf(taken, now);
  if (current === null && restLeft(taken, now) > 0) return null;
  const before = current === null ? taken : taken.slice(0, -1);
  const most = Math.min(vacationDays.atOnce, daysLeft(before, now));
  return most === 0 ? null : (current?.from ?? now) + most * day;
}

/** Away until then, from now on; who is away already changes until when. */
export function goAway(taken: readonly Vacation[], until: number, now: number): Outcome<readonly Vacation[]> {
  if (until <= now) return no('MALFORMED', { where: 'until' });
  const current = currentOf(taken, now);
  const wait = current === null ? restLeft(taken, now) : 0;
  if (wait > 0) return no('VACATION_TOO_SOON', { after: Math.ceil(wait / 1000) });
  const before = current === null ? taken : taken.slice(0, -1);
  const vacation = { from: current?.from ?? now, until };
  if (daysOf(vacation) > vacationDays.atOnce) return no('VACATION_TOO_LONG');
  if (daysOf(vacation) > daysLeft(before, now)) return no('NO_VACATION_LEFT');
  return yes([...counting(before, now), vacation]);
}

/** Back before the time: days that have not begun are not spent. */
export function comeBack(taken: readonly Vacation[], now: number): readonly Vacation[] {
  const current = currentOf(taken, now);
  return current === null ? taken : [...taken.slice(0, -1), { ...current, until: now }];
}
