import type { Result, Seat } from '@orrery/kernel';
import type { CardSeat, TableCard } from '@orrery/wire';
import { type LocalTable, seatFact } from '../local/tables.ts';

/** A table in the strip of "your tables", wherever it is hosted. */
export interface Card {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly rules: number;
  readonly local: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly CardSeat[];
  readonly awaited: readonly Seat[];
  readonly yourTurn: boolean;
  /** Milliseconds since 1970: since when it waits. */
  readonly since: number;
  /** For the thumbnail, where this device has seen the table. */
  readonly view: object | null;
}

export function localCard(table: LocalTable): Card {
  const { id, game, rules, seats, glance, laid } = table;
  const result: Result | null = glance?.result ?? null;
  const awaited = result === null ? (glance?.awaited ?? []) : [];
  return {
    id,
    href: `/here/${id}`,
    game,
    rules,
    local: true,
    status: result === null ? 'playing' : 'over',
    seats: seats.map(seatFact),
    awaited,
    // Bots of this device do not think while its page is closed: such a table always waits for its person.
    yourTurn: result === null,
    since: glance?.at ?? laid,
    view: glance?.view ?? null,
  };
}

export function serverCard(table: TableCard, view: object | null): Card {
  const { id, game, rules, status, seats, awaited, yourTurn, since } = table;
  return { id, href: `/t/${id}`, game, rules, local: false, status, seats, awaited, yourTurn, since, view };
}

/** Your turn first, who waits longest before the others; then what others decide; finished ones last, newest first. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card) => (card.status === 'over' ? 2 : card.yourTurn ? 0 : 1);
  return [...cards].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.since - b.since : b.since - a.since));
}

/** How long ago, as a message and its number. */
export function since(from: number, now: number) {
  const minutes = Math.max(0, Math.floor((now - from) / 60_000));
  if (minutes < 1) return { id: 'since.now', n: 0 } as const;
  if (minutes < 60) return { id: 'since.minutes', n: minutes } as const;
  if (minutes < 24 * 60) return { id: 'since.hours', n: Math.floor(minutes / 60) } as const;
  return { id: 'since.days', n: Math.floor(minutes / (24 * 60)) } as const;
}
