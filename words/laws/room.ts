import { commonLevels } from '@orrery/kernel';
import { isMind, must, mustBeSame } from '@orrery/laws';
import { langs } from '../src/index.ts';
import type { Edition, Room } from '../src/room.ts';

/** What a room says of its game for the first page is what the game says of itself; older editions have the number they are kept under. */
export async function roomAgrees(room: Room): Promise<void> {
  const { game } = await room.rules();
  const { min, max, usual = min } = room.seats;
  must(room.id === game.id, () => `the room is "${room.id}", its game "${game.id}"`);
  must(/^[a-z][a-z0-9-]*$/.test(room.id), () => `"${room.id}" does not fit into an address`);
  mustBeSame(`${room.id}: the seats of room and game`, { min, max }, { min: game.seats.min, max: game.seats.max });
  must(min <= usual && usual <= max, () => `${room.id}: ${usual} usually sit down, of ${min} to ${max}`);
  must(room.title.trim() !== '', () => `${room.id} has no title`);
  for (const lang of langs)
    must(room.idea?.[lang]?.trim() !== '', () => `${room.id} says in ${lang} nothing of itself`);
  const { minutes } = room;
  must(
    minutes.min > 0 && minutes.min <= minutes.max,
    () => `${room.id} lasts ${minutes.min} to ${minutes.max} minutes`,
  );
  for (let seats = min; seats <= max; seats++) {
    const read = game.readOptions(room.first, seats);
    must(read.ok, () => `${room.id}: what it begins with is refused with ${seats} seats: ${JSON.stringify(read)}`);
  }
  await editionIsWhole(room, room, game.rules);
  for (const [number, edition] of Object.entries(room.earlier ?? {})) {
    must(Number(number) < game.rules, () => `${room.id}: edition ${number} is kept as older than ${game.rules}`);
    await editionIsWhole(room, edition, Number(number));
  }
}

async function editionIsWhole(room: Room, edition: Edition, number: number): Promise<void> {
  const { game, mind } = await edition.rules();
  must(game.rules === number, () => `${room.id}: edition ${number} has rules ${game.rules}`);
  must(game.id === room.id, () => `${room.id}: edition ${number} is of "${game.id}"`);
  if (isMind(mind))
    for (const level of commonLevels) must(mind.levels[level] !== undefined, () => `${room.id} has no level ${level}`);
  else must(typeof mind.direct === 'function', () => `${room.id} has no mind`);
  await Promise.all([edition.words(), edition.table(), edition.picture?.()]);
}
