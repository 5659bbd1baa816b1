import type { Lang } from '@orrery/words';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A span of time in whole units, such as "2 minutes, 30 seconds", as the language writes it. */
export function durationWords(ms: number, lang: Lang): string {
  let left = Math.round(ms / 1000) * 1000;
  const parts = units.flatMap(([unit, size]) => {
    const n = Math.floor(left / size);
    left -= n * size;
    return n === 0 ? [] : [new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n)];
  });
  return new Intl.ListFormat(lang, { type: 'unit', style: 'long' }).format(parts);
}
