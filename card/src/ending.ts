import type { Ending, Seat, Stop } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import type { OverWord } from './words/over-en.ts';

/** Why a match is over, where it was not by what is counted; null: it was, or nobody can say. `nameOf`: null is who reads it. */
export function endingWords(
  ending: Ending | Stop,
  nameOf: (seat: Seat) => string | null,
  say: Say<OverWord>,
): string | null {
  if (ending.t === 'agreed') return say('over.agreed');
  if (!('seats' in ending)) return null;
  const names = ending.seats.map(nameOf).filter((name) => name !== null);
  const as = { count: names.length, names: listed(say, names) };
  if (ending.t === 'without') return say('over.without', as);
  const word = ending.t === 'gaveUp' ? 'over.gaveUp' : 'over.left';
  return names.length < ending.seats.length ? say(`${word}.you`) : say(word, as);
}
