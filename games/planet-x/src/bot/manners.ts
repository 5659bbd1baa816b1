import type { Mind } from '@orrery/kernel';
import type { Move, PlanetX } from '../rules/kind.ts';

/** How much of a victory its manner is worth to a bot: more than that would tell in its wins. */
const GIVE = { bold: 0.025, careful: 0.01 } as const;

const likes: Readonly<Record<(typeof manners)[number], (move: Move) => boolean>> = {
  /** Attacks. */
  bold: ({ t }) => t === 'attack',
  /** Builds groups, in which units are safer. */
  careful: ({ t }) => t === 'form' || t === 'reinforce',
};

/** Nobody hoards here: who keeps special cards for later wins less often (docs/bots.md). */
export const manners = ['bold', 'careful'] as const;

export const liked: NonNullable<Mind<PlanetX>['likes']> = (manner, _s, _by, move) =>
  (manner === 'bold' || manner === 'careful') && likes[manner](move) ? GIVE[manner] : 0;
