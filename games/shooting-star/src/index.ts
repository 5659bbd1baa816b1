import type { Room } from '@orrery/words/room';
import type { ShootingStar } from './rules/kind.ts';

/** Shooting Star on the shelf. */
export const shootingStar: Room<ShootingStar> = {
  id: 'shooting-star',
  plate: 1,
  title: 'Shooting Star',
  idea: {
    it: 'Armi coperte su una griglia di pianeti: mira, gira la freccia, spara prima degli altri.',
    en: 'Hidden weapons over a grid of planets: aim, turn the arrow, fire first.',
  },
  seats: { min: 2, max: 5 },
  minutes: { min: 10, max: 20 },
  rules: () => import('./bot/player.ts'),
  words: async () => (await import('./words/index.ts')).words,
  table: async () => (await import('./table/index.tsx')).table,
  picture: async () => (await import('./picture/index.ts')).picture,
};
