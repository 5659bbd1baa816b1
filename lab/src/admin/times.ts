import { BadArguments } from '../problem.ts';

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

/** `90s`, `10m`, `12h`, `7d` or `2w` as milliseconds. */
export function duration(option: string, text: string): number {
  const [, count, unit] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
  if (count === undefined || Number(count) === 0)
    throw new BadArguments(`--${option} wants a time such as 90s, 10m, 12h, 7d or 2w, not '${text}'`);
  return Number(count) * units[unit!]!;
}

/** How long ago something was, roughly: `3 min`, `5 h`, `12 d`. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
}

export function until(at: number | null): string {
  return at === null ? 'for ever' : `until ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
