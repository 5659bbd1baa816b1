import { mostHonoured, type Seat } from '@orrery/kernel';
import type { Medals } from '@orrery/ui';
import { workId } from '../../rules/works.ts';

/** The best drawings, as those who played have it: those with most medals. */
export type Best = ReadonlySet<string>;

export function bestOf(medals: Medals | null | undefined): Best {
  return new Set(mostHonoured(medals?.given ?? []));
}

/** Who has given their medal to a drawing. */
export function givers(medals: Medals | null | undefined, seat: Seat, round: number): readonly Seat[] {
  const id = workId(seat, round);
  return (medals?.given ?? []).flatMap((medal) => (medal.to === id ? [medal.seat] : []));
}
