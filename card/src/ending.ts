import type { Away, Ending, Seat, Stop } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import { letterOf } from './seats.ts';
import type { OverWord } from './words/over-en.ts';
import type { SeatWord } from './words/seats-en.ts';

/** Why a match is over, where it was not by what is counted; null: it was, or nobody can say. `nameOf`: null is who reads it. */
export function endingWords(
  ending: Ending | Stop,
  nameOf: (seat: Seat) => string | null,
  say: Say<OverWord | SeatWord>,
): string | null {
  if (ending.t === 'agreed') return say('over.agreed');
  if ('who' in ending) return awayWords(ending, nameOf, say);
  if (!('seats' in ending)) return null;
  const names = ending.seats.map(nameOf).filter((name) => name !== null);
  const as = { count: names.length, names: listed(say, names) };
  const word = ending.t === 'gaveUp' ? 'over.gaveUp' : 'over.left';
  return names.length < ending.seats.length ? say(`${word}.you`) : say(word, as);
}

function awayWords(
  { t, who: { seat, name, gone, mine, veiled } }: Extract<Stop, { readonly who: Away }>,
  nameOf: (seat: Seat) => string | null,
  say: Say<OverWord | SeatWord>,
): string {
  if (mine) return say(`over.${t}.you`);
  const called = name ?? (veiled ? nameOf(seat) : null);
  return say(`over.${t}`, { name: called ?? say(gone ? 'play.gone' : 'play.guest', { letter: letterOf(seat) }) });
}
