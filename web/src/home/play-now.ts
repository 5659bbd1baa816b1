import type { Room } from '@orrery/words/room';
import { seatPlans, usualPlaces } from '../create/seats.ts';
import { hereSeats, layHere } from '../local/lay.ts';

/** A table on this device against bots, nothing asked; answers its address. */
export async function playNow(room: Room): Promise<string> {
  const laid = await layHere(room, hereSeats(seatPlans(usualPlaces(room.seats, 'bot'))), room.first);
  return laid.ok ? `/here/${laid.id}` : `/new/${room.id}`;
}

/** The tutorial's first game: one bot, the gentlest. */
export async function firstGame(room: Room): Promise<string> {
  const others = Math.max(1, room.seats.min - 1);
  const bots = Array.from({ length: others }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const laid = await layHere(room, hereSeats([{ kind: 'me' }, ...bots]), room.first);
  return laid.ok ? `/here/${laid.id}` : `/new/${room.id}`;
}
