import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type BotName, botNames } from '@orrery/bots';
import type { Game, Kind, Room } from '@orrery/kernel';
import { BadArguments } from './problem.ts';

/** Reads a command line; what it does not know is refused. */
export function read<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadArguments((error as Error).message);
  }
}

/** A whole number from `min` on. */
export function whole(name: string, text: string, min: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min)
    throw new BadArguments(`--${name} wants a whole number from ${min} on, not '${text}'`);
  return value;
}

/** How many sit at the table of this game. */
export function seatsOf(room: Room, text: string | undefined): number {
  const { min, max } = room.seats;
  const seats = text === undefined ? min : whole('seats', text, 1);
  if (seats < min || seats > max) throw new BadArguments(`${room.title} is for ${min} to ${max} seats, not ${seats}`);
  return seats;
}

/** One bot for each seat; fewer names than seats repeat. */
export function botsOf(text: string, seats: number): BotName[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names)
    if (!isBot(name)) throw new BadArguments(`there is no bot '${name}'; there are: ${botNames.join(', ')}`);
  if (names.length > seats) throw new BadArguments(`${names.length} bots do not fit on ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as BotName);
}

function isBot(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}

/** The options of a match from JSON; without it all defaults. */
export function optionsOf<K extends Kind>(game: Game<K>, text: string | undefined, seats: number): K['options'] {
  let raw: unknown;
  try {
    raw = text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new BadArguments(`--options wants JSON, not '${text}'`);
  }
  const options = game.readOptions(raw, seats);
  if (!options.ok) throw new BadArguments(`--options: ${options.problem} at ${options.where}`);
  return options.value;
}
