import type { Room } from '@orrery/words/room';
import type { BurningPlanets } from './rules/kind.ts';

/** Burning Planets on the shelf. */
export const burningPlanets: Room<BurningPlanets> = {
  id: 'burning-planets',
  plate: 4,
  title: 'Burning Planets',
  idea: {
    it: 'Altiforni, flotte, patti segreti: costruisci il tuo impero o brucia quello degli altri.',
    en: 'Furnaces, fleets, secret pacts: build an empire, or burn someone else’s.',
  },
  seats: { min: 2, max: 6 },
  minutes: { min: 40, max: 90 },
  first: { preset: 'quick' },
  rules: () => import('./bot/player.ts'),
  words: async () => (await import('./words/index.ts')).words,
  table: async () => (await import('./table/index.tsx')).table,
  picture: async () => (await import('./picture/index.ts')).picture,
};
