import type { Seat } from './game.ts';

/** Something made in a match that people may honour when it is over, by a name of its game; and who made it. */
export interface Work {
  readonly id: string;
  readonly by: Seat;
}

/** For nothing but honour: who sat in `seat` has given their medal to the work of that id. No log has it, and no points. */
export interface Medal {
  readonly seat: Seat;
  readonly to: string;
}

/** May whoever holds these seats give their medal to this? Not to a work of their own, unless several share a device. */
export function mayHonour(works: readonly Work[], seats: readonly Seat[], to: string): boolean {
  const work = works.find(({ id }) => id === to);
  return work !== undefined && seats.length > 0 && (seats.length > 1 || work.by !== seats[0]);
}

/** The works with most medals; none where nobody has given any. */
export function mostHonoured(medals: readonly Medal[]): readonly string[] {
  const count = new Map<string, number>();
  for (const { to } of medals) count.set(to, (count.get(to) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return [...count].flatMap(([to, n]) => (n === most ? [to] : []));
}

/** Are these medals at so many seats, one of each at most, whatever came in? */
export function areMedals(raw: unknown, seats: number): raw is readonly Medal[] {
  return (
    Array.isArray(raw) &&
    raw.every((each) => isMedal(each, seats)) &&
    new Set(raw.map(({ seat }) => seat)).size === raw.length
  );
}

function isMedal(raw: unknown, seats: number): raw is Medal {
  if (typeof raw !== 'object' || raw === null) return false;
  const { seat, to } = raw as Medal;
  return Number.isInteger(seat) && seat >= 0 && seat < seats && typeof to === 'string' && to.length <= 64;
}
