import type { Room } from '@orrery/words/room';

type Values = Readonly<Record<string, unknown>>;

/** How many options are not as this page had them when it was opened. */
export function changedSince(first: Room['first'], value: Values): number {
  const opened: Values = first ?? {};
  const names = new Set([...Object.keys(opened), ...Object.keys(value)]);
  return [...names].filter((name) => JSON.stringify(opened[name]) !== JSON.stringify(value[name])).length;
}
