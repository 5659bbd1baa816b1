import type { Room } from '@orrery/words/room';
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
  rules: () => import('./bot/player.ts'),
  words: async () => (await import('./words/index.ts')).words,
  table: async () => (await import('./table/index.tsx')).table,
  picture: async () => (await import('./picture/index.ts')).picture,
};
