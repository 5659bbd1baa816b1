import type { Room } from '@orrery/kernel';
import type { PlanetX } from './rules/kind.ts';

/** Planet X on the shelf. */
export const planetX: Room<PlanetX> = {
  id: 'planet-x',
  plate: 2,
  title: 'Planet X',
  idea: {
    it: 'Fazioni in guerra per il decimo pianeta, un solo mazzo per tutti: anche vincere costa.',
    en: 'Factions at war for a tenth planet, all from one deck: even winning has its price.',
  },
  seats: { min: 2, max: 4, usual: 2 },
  minutes: { min: 25, max: 60 },
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
