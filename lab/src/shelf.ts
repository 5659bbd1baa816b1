import { roomOf, shelf } from '@orrery/games';
import type { Room } from '@orrery/words/room';
import { BadArguments } from './problem.ts';

/** The room of a game that somebody asked for by its id. */
export function askedRoom(id: string): Room {
  const room = roomOf(id);
  if (room === null) throw new BadArguments(`unknown game '${id}'. Games: ${shelf.map((each) => each.id).join(', ')}`);
  return room;
}
