import type { Game, Kind } from './game.ts';

/** The options of a table that differ from the usual ones of its game, by name. */
export function changedOptions(
  game: Game<Kind>,
  options: object,
  seats: number,
): readonly (readonly [name: string, value: unknown])[] {
  const read = game.readOptions(undefined, seats);
  const usual: Record<string, unknown> = read.ok ? { ...read.value } : {};
  return Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]));
}
