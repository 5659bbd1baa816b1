import type { Seat } from '@orrery/kernel';
import type { State } from '../rules/state.ts';

/** What a bot of the laboratory can be told of the truth, to price knowledge before anybody infers it. Changes the imagined state. */
export const probes: Readonly<Record<string, (s: State, truth: State, me: Seat) => void>> = {
  'face-down': (s, truth, me) => {
    for (let seat = 0; seat < s.n; seat++) {
      if (seat === me || s.site[seat]! < 0) continue;
      const unplayed = s.hands[seat]! | (1 << s.weapon[seat]!);
      s.weapon[seat] = truth.weapon[seat]!;
      s.hands[seat] = unplayed & ~(1 << s.weapon[seat]!);
    }
  },
  missions: (s, truth) => {
    s.missions = truth.missions;
  },
};
