/** How somebody stands with this server, where it is not as with everybody else. */
export interface Standing {
  /** A keyed hash of the person's id: what is known of somebody who was deleted tells of nobody. */
  readonly mark: string;
  /** A session of an earlier number is void: raising it ends the access of all devices. */
  readonly epoch: number;
  /** Until when, in milliseconds since 1970; 0: not at all. */
  readonly banned: number;
  readonly silenced: number;
  /** When the epoch was last raised. */
  readonly changed: number;
}

/** Before the mark of one device of a person: no cookie lives so long that it would have to be kept for ever. */
export const deviceMark = 'device ';

/** What is not named stays as it is kept, whatever anybody remembers of it: several servers may share one store. */
export interface StandingChange {
  readonly banned?: number;
  readonly silenced?: number;
  /** 'first-left': from 0 to 1, however often; 'raised': to the next one, and above 1, which means that and nothing else. */
  readonly epoch?: 'first-left' | 'raised';
}

/** How much is added, and how far it comes at least. */
export const epochSteps = { 'first-left': { least: 1, add: 0 }, raised: { least: 2, add: 1 } } as const;

export interface BannedNetwork {
  /** As `readNetwork` writes it. */
  readonly network: string;
  readonly until: number;
}

/** Until the end of all time, in plain numbers that any store keeps. */
export const forever = Number.MAX_SAFE_INTEGER;

export interface Ban {
  /** Milliseconds since 1970; null: for ever. */
  readonly until: number | null;
}

/** What is left of a ban; null: nothing. */
export function banUntil(until: number, now: number): Ban | null {
  if (until <= now) return null;
  return { until: until >= forever ? null : until };
}
