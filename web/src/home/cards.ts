import type { Pace, Result, Seat } from '@orrery/kernel';
import type { CardSeat, Invited, TableCard } from '@orrery/wire';
import { type LocalTable, seatFact } from '../local/tables.ts';
import type { Glance } from '../play/glance.ts';

/** A table in the strip of "your tables", wherever it is hosted. */
export interface Card {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly rules: number;
  readonly name: string | null;
  readonly local: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  /** How time passes there; null: nobody is hurried at one's own device. */
  readonly pace: Pace | null;
  readonly seats: readonly CardSeat[];
  readonly awaited: readonly Seat[];
  readonly yourTurn: boolean;
  /** Others want to play another match, and wait for an answer. */
  readonly again: boolean;
  /** Why it is here though one has no seat there; null: one belongs to it. */
  readonly invited: Invited | null;
  /** It is over, and this device has shown how it ended. */
  readonly endSeen: boolean;
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
    name: null,
    local: true,
    status: result === null ? 'playing' : 'over',
    pace: null,
    seats: seats.map(seatFact),
    awaited,
    // Bots of this device do not think while its page is closed: such a table always waits for its person.
    yourTurn: result === null,
    again: false,
    invited: null,
    endSeen: result !== null,
    since: glance?.at ?? laid,
    view: glance?.view ?? null,
  };
}

/** `glance`: how this device last saw the table; null: it has not. */
export function serverCard(table: TableCard, glance: Glance | null): Card {
  const { id, game, rules, name, status, pace, seats, awaited, yourTurn, since, again = false, invited = null } = table;
  const endSeen = status === 'over' && glance?.over === true;
  const view = glance?.view ?? null;
  const turn = { awaited, yourTurn, again, since };
  return {
    id,
    href: `/t/${id}`,
    game,
    rules,
    name,
    local: false,
    status,
    pace,
    seats,
    ...turn,
    invited,
    endSeen,
    view,
  };
}

/**
 * Your turn or answer first, who waits longest before the others; then what others decide; then what has ended unseen; what one has seen the
 * end of comes last. The newest first in all but your turn.
 */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card) => {
    if (card.yourTurn || card.again) return 0;
    return card.status === 'over' ? (card.endSeen ? 3 : 2) : 1;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.since - b.since : b.since - a.since));
}

/** What stands in the first row: so many of those that are not done with; if all are, of those. */
export function firstCards(cards: readonly Card[], most: number): readonly Card[] {
  const alive = cards.filter(({ endSeen, again }) => !endSeen || again);
  return (alive.length > 0 ? alive : cards).slice(0, most);
}

/** How long ago, as a message and its number; null: just now. */
export function since(from: number, now: number) {
  const minutes = Math.max(0, Math.floor((now - from) / 60_000));
  if (minutes < 1) return null;
  if (minutes < 60) return { id: 'since.minutes', n: minutes } as const;
  if (minutes < 24 * 60) return { id: 'since.hours', n: Math.floor(minutes / 60) } as const;
  return { id: 'since.days', n: Math.floor(minutes / (24 * 60)) } as const;
}
