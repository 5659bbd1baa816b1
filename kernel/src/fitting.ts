import type { Game, Kind } from './game.ts';

/** What of these options the game takes with so many seats: a choice that was made for other seats does not stand in the way. */
export function fitting(
  game: Game<Kind> | null,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Readonly<Record<string, unknown>> {
  const read = game?.readOptions(options, seats);
  if (read === undefined || read.ok) return options;
  const [unfit = ''] = read.where.match(/^\w+/) ?? [];
  if (!Object.hasOwn(options, unfit)) return options;
  const { [unfit]: _, ...others } = options;
  return fitting(game, others, seats);
}
