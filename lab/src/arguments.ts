import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Game, Kind } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { BadArguments } from './problem.ts';

/** Reads a command line; what it does not know is refused. */
export function read<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadArguments((error as Error).message);
  }
}

/** What stands in a file where `@file` is written; else the text itself. */
export function fromFile(text: string): string {
  if (!text.startsWith('@')) return text;
  try {
    return readFileSync(text.slice(1), 'utf8');
  } catch {
    throw new BadArguments(`cannot read the file '${text.slice(1)}'`);
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

/** The options of a match from JSON; without it all defaults. */
export function optionsOf<K extends Kind>(game: Game<K>, text: string | undefined, seats: number): K['options'] {
  let raw: unknown;
  const json = text === undefined ? undefined : fromFile(text);
  try {
    raw = json === undefined ? undefined : JSON.parse(json);
  } catch {
    throw new BadArguments(`--options wants JSON, or @ and a file with it, not '${text}'`);
  }
  const options = game.readOptions(raw, seats);
  if (!options.ok) throw new BadArguments(`--options: ${options.problem} at ${options.where}`);
  return options.value;
}
