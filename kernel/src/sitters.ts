import { type Level, levels, type Manner, manners } from './mind.ts';

/** Who sat in a seat when a match began, as everybody saw them: so the seat is called and looks to the end, whoever plays it. */
export interface MatchSitter {
  /** null: they had chosen none, or a bot sat there. */
  readonly name: string | null;
  /** The sign they had chosen, from which the colour and the hatch of the seat follow; null: none. */
  readonly sigil: string | null;
  /** The bot that sat there; null: a person did. */
  readonly level: Level | null;
  /** The manner of that bot; absent: it had none. */
  readonly manner?: Manner;
  /** They had their data deleted since. */
  readonly gone?: true;
  /** Their name is kept back: the seat is called by its sigil. */
  readonly veiled?: true;
}

/** What a file calls the seats, for whoever reads nothing but the names. */
export function namesOfSitters(sitters: readonly MatchSitter[]): readonly string[] {
  return sitters.map(({ name, level }, seat) => name ?? level ?? `${seat + 1}`);
}

/** Are these the sitters of so many seats, whatever came in? */
export function areSitters(raw: unknown, seats: number): raw is readonly MatchSitter[] {
  return Array.isArray(raw) && raw.length === seats && raw.every(isSitter);
}

function isSitter(raw: unknown): raw is MatchSitter {
  if (typeof raw !== 'object' || raw === null) return false;
  const { name, sigil, level, manner, gone, veiled } = raw as MatchSitter;
  if (![name, sigil].every((text) => text === null || typeof text === 'string')) return false;
  if (manner !== undefined && (level === null || !manners.includes(manner))) return false;
  if (![gone, veiled].every((mark) => mark === undefined || mark === true)) return false;
  return level === null || levels.includes(level);
}
