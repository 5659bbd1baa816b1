import { shelf } from '@orrery/games';
import type { Room } from '@orrery/kernel';
import { type EmblemGame, roman } from '@orrery/ui';
import type { WebWord } from '../words/en.ts';

/** A plate of the atlas. Without a room on the shelf there is only the plate, in preparation. */
export interface AtlasPlate {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly emblem: EmblemGame | null;
  readonly idea: WebWord | null;
  readonly room: Room | null;
}

const announced: readonly { id: EmblemGame; title: string; idea: WebWord }[] = [
  { id: 'shooting-star', title: 'Shooting Star', idea: 'idea.shooting-star' },
  { id: 'planet-x', title: 'Planet X', idea: 'idea.planet-x' },
  { id: 'sky-of-stars', title: 'A Sky of Stars', idea: 'idea.sky-of-stars' },
  { id: 'burning-planets', title: 'Burning Planets', idea: 'idea.burning-planets' },
];

export const roomOf = (id: string): Room | undefined => shelf.find((room) => room.id === id);
export const titleOf = (id: string): string =>
  roomOf(id)?.title ?? announced.find((plate) => plate.id === id)?.title ?? id;

/** All plates in their order: the announced ones, and whatever else the shelf has. */
export function plates(rooms: readonly Room[] = shelf): readonly AtlasPlate[] {
  const known = announced.map(({ id, title, idea }, i) => {
    const room = rooms.find((each) => each.id === id) ?? null;
    return { at: room?.plate ?? i + 1, id, title: room?.title ?? title, emblem: id, idea, room };
  });
  const more = rooms
    .filter((room) => !announced.some(({ id }) => id === room.id))
    .map((room) => ({ at: room.plate, id: room.id, title: room.title, emblem: null, idea: null, room }));
  return [...known, ...more].sort((a, b) => a.at - b.at).map(({ at, ...plate }) => ({ ...plate, number: roman(at) }));
}
