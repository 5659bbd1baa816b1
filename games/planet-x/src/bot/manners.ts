import type { Mind } from '@orrery/kernel';
import type { Move, PlanetX } from '../rules/kind.ts';

/** How much of a victory a manner is worth to a bot. */
const GIVE = 0.02;

const likes: Readonly<Record<(typeof manners)[number], (move: Move) => boolean>> = {
  /** Attacks. */
  bold: ({ t }) => t === 'attack',
  /** Builds groups, in which units are safer. */
  careful: ({ t }) => t === 'form' || t === 'reinforce',
  /** Keeps special cards for later. */
  hoarder: ({ t }) => t !== 'playSpecial',
};

export const manners = ['bold', 'careful', 'hoarder'] as const;

export const liked: NonNullable<Mind<PlanetX>['likes']> = (manner, _s, _by, move) =>
  manner !== 'trader' && likes[manner](move) ? GIVE : 0;
