import type { Lang } from '@orrery/words';

/** 42 s as 0:42, an hour and more in hours, two days and more in days, as short as the language writes it. */
export function duration(ms: number, lang: Lang): string {
  return inUnits(Math.max(0, Math.floor(ms / 1000)), lang, 'short');
}

function inUnits(seconds: number, lang: Lang, unitDisplay: 'short' | 'narrow'): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  const [n, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(n);
}

/** The time left on the face of a dial, which holds five signs: seconds below a hundred, then minutes, hours or days. */
export function onDial(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 100) return String(seconds);
  return inUnits(seconds, lang, 'narrow');
}

/** The last whole day before a moment, as people write it: somebody is away until the end of that day. */
export function lastDayOf(until: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(until - 1);
}
