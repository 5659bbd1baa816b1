import { shelf } from '@orrery/games';
import { roman } from '@orrery/ui';
import type { Room } from '@orrery/words/room';

/** A plate of the atlas: a game of the shelf under its number. */
export interface AtlasPlate {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly room: Room;
}

export const roomOf = (id: string): Room | undefined => shelf.find((room) => room.id === id);
export const titleOf = (id: string): string => roomOf(id)?.title ?? id;

/** All plates in their order. */
export function plates(rooms: readonly Room[] = shelf): readonly AtlasPlate[] {
  return [...rooms]
    .sort((a, b) => a.plate - b.plate)
    .map((room) => ({ id: room.id, number: roman(room.plate), title: room.title, room }));
}
