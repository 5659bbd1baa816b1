import type { Room } from '@orrery/kernel';
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
  async rules() {
    const [{ game }, { mind }] = await Promise.all([import('./rules/index.ts'), import('./bot/mind.ts')]);
    return { game, mind };
  },
  async words() {
    return (await import('./words/index.ts')).words;
  },
  async table() {
    return (await import('./table/index.tsx')).table;
  },
  async picture() {
    return (await import('./picture/index.ts')).picture;
  },
};
