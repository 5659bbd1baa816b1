import type { Mind, Reason } from '@orrery/kernel';
import { cardsOf } from '../rules/cards.ts';
import type { Move, PlanetX } from '../rules/kind.ts';
import { forceOf } from '../rules/stacks.ts';

/** What speaks for each kind of move, where it needs no numbers. */
const words: Readonly<Partial<Record<Move['t'], string>>> = {
  form: 'group',
  reinforce: 'group',
  discard: 'discard',
  playSpecial: 'special',
  pass: 'pass',
};

export const reason: NonNullable<Mind<PlanetX>['reason']> = (s, _by, move): Reason | null => {
  const cards = cardsOf(s.options);
  if (move.t === 'attack') {
    const more = forceOf(s, cards, move.attacker) - forceOf(s, cards, move.target);
    return { word: 'attack', values: { more } };
  }
  if (move.t === 'deploy') return { word: 'deploy', values: { force: cards.force[cards.number.get(move.card)!]! } };
  const word = words[move.t];
  return word === undefined ? null : { word };
};
