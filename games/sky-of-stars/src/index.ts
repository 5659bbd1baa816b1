import type { Room } from '@orrery/words/room';
import type { SkyOfStars } from './rules/kind.ts';

/** A Sky of Stars on the shelf. */
export const skyOfStars: Room<SkyOfStars> = {
  id: 'sky-of-stars',
  plate: 3,
  title: 'A Sky of Stars',
  idea: {
    it: 'La tua parola segreta diventa costellazione, una linea a ogni lancio. Gli altri indovinano.',
    en: 'A secret word becomes a constellation, one line per roll. Will the others see it?',
  },
  seats: { min: 2, max: 6 },
  minutes: { min: 15, max: 25 },
  rules: () => import('./bot/player.ts'),
  earlier: {
    1: {
      // Thought about by today's bots: a position of these rules is one of theirs in which nobody counts.
      rules: async () => {
        const [{ game }, { mind }] = await Promise.all([import('./rules-1/index.ts'), import('./bot/mind.ts')]);
        return { game, mind };
      },
      words: async () => (await import('./words/index.ts')).words,
      table: async () => (await import('./table/index.tsx')).table,
      picture: async () => (await import('./picture/index.ts')).picture,
    },
  },
  words: async () => (await import('./words/index.ts')).words,
  table: async () => (await import('./table/index.tsx')).table,
  picture: async () => (await import('./picture/index.ts')).picture,
};
