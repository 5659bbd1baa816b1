import type { Lang } from '@orrery/kernel';

/** 42 s as 0:42, an hour and more as 3 h, days as 2 d: signs that both languages read. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** The last whole day before a moment, as people write it: somebody is away until the end of that day. */
export function lastDayOf(until: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(until - 1);
}
