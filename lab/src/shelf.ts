import { shelf } from '@orrery/games';
import type { Room } from '@orrery/kernel';
import { BadArguments } from './problem.ts';

/** The room of a game, by its id. */
export function roomOf(id: string): Room {
  const room = shelf.find((each) => each.id === id);
  if (room === undefined)
    throw new BadArguments(`there is no game '${id}'; there are: ${shelf.map((each) => each.id).join(', ')}`);
  return room;
}
