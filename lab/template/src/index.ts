import type { Room } from '@orrery/words/room';
import type { SealedBids } from './rules/kind.ts';

/** Sealed Bids on the shelf. */
export const sealedBids: Room<SealedBids> = {
  id: 'sealed-bids',
  plate: 5,
  title: 'Sealed Bids',
  idea: {
    it: 'Una luna per volta all’asta, offerte sigillate: vince la più alta che nessun altro ha fatto.',
    en: 'One moon at a time, by sealed bids: the highest that nobody else has made takes it.',
  },
  seats: { min: 2, max: 4 },
  minutes: { min: 3, max: 6 },
  async rules() {
    const [{ game }, { mind }] = await Promise.all([import('./rules/index.ts'), import('./bot/mind.ts')]);
    return { game, mind };
  },
  words: async () => (await import('./words/index.ts')).words,
  table: async () => (await import('./table/index.tsx')).table,
};
