import { type Lang, localeOf } from '@orrery/words';

/** 42 s as 0:42, an hour and more in hours, two days and more in days, as short as the language writes it. */
export function duration(ms: number, lang: Lang): string {
  return inUnits(Math.max(0, Math.floor(ms / 1000)), lang, 'short');
}

function inUnits(seconds: number, lang: Lang, unitDisplay: UnitDisplay): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48
    ? counted(hours, 'hour', lang, unitDisplay)
    : counted(Math.floor(hours / 24), 'day', lang, unitDisplay);
}

type UnitDisplay = 'short' | 'narrow';

const counted = (n: number, unit: 'hour' | 'day', lang: Lang, unitDisplay: UnitDisplay): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(n);

/** The time that is left: of days with their hours, or somebody who has just been given three would read two. */
export function remaining(ms: number, lang: Lang): string {
  const hours = Math.floor(ms / 3_600_000);
  const words = duration(ms, lang);
  if (hours < 48 || hours % 24 === 0) return words;
  return `${words}, ${counted(hours % 24, 'hour', lang, 'short')}`;
}

/** The time left on the face of a dial, which holds five signs: seconds, minutes, or hours below a hundred, then days. */
export function onDial(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 100) return String(seconds);
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return inUnits(seconds, lang, 'narrow');
  if (hours < 100) return counted(hours, 'hour', lang, 'narrow');
  // Rounded down, or somebody would plan with hours they do not have; but who was just given seven days has seven.
  return counted(Math.floor((seconds + 3600) / 86_400), 'day', lang, 'narrow');
}

/** The last whole day before a moment, as people write it: somebody is away until the end of that day. */
export function lastDayOf(until: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short' }).format(until - 1);
}
