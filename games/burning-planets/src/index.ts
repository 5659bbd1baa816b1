import type { Room } from '@orrery/kernel';
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
  minutes: { min: 40, max: 240 },
  first: { preset: 'quick' },
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
