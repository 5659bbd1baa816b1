import { type Chance, type Observer, shuffle } from '@orrery/kernel';
import type { State } from '../src/rules/kind.ts';

/** Another truth that looks the same to `who`: others have sealed another of their cards. Written apart from `imagine`. */
export function scramble(s: State, who: Observer, chance: Chance): State {
  for (const [seat, bid] of s.bids.entries())
    if (seat !== who && bid !== null) s.bids[seat] = shuffle([...s.hands[seat]!], chance, 'scramble')[0]!;
  return s;
}
