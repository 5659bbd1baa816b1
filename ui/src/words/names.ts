import type { Say } from '@orrery/kernel';
import type { UiWord } from './en.ts';

/** "Ada", "Ada and Bruno", "Ada, Bruno and Chiara". */
export function listNames(names: readonly string[], say: Say<UiWord>): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return say('ui.and', { before: names.slice(0, -1).join(', '), last });
}

/** 1 becomes I: the numbers of plates and rounds. */
export function roman(number: number): string {
  let left = number;
  let text = '';
  for (const [value, sign] of [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
