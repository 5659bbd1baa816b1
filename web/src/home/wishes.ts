import type { Room } from '@orrery/words/room';

/** What somebody looks for among many games; null: anything. */
export interface Wishes {
  readonly people: number | null;
  readonly minutes: number | null;
}

export const noWishes: Wishes = { people: null, minutes: null };
export const minuteSteps = [15, 30, 60] as const;

/** Bots take the seats that stay empty: a game is only ever too small. */
const roomFor = ({ seats }: Room, people: number | null): boolean => people === null || people <= seats.max;

export const fitsWishes = (room: Room, { people, minutes }: Wishes): boolean =>
  roomFor(room, people) && (minutes === null || room.minutes.min <= minutes);

/** From one to as many as the largest game has seats. */
export function peopleSteps(rooms: readonly Room[]): readonly number[] {
  return Array.from({ length: Math.max(1, ...rooms.map(({ seats }) => seats.max)) }, (_, i) => i + 1);
}

/** One of the games that fit so many people, by a number from 0 up to 1; not the last one again where there is another. */
export function drawGame(rooms: readonly Room[], people: number | null, last: Room | null, luck: number): Room | null {
  const fit = rooms.filter((room) => roomFor(room, people));
  const others = fit.filter((room) => room !== last);
  const urn = others.length > 0 ? others : fit;
  return urn[Math.floor(luck * urn.length)] ?? null;
}
