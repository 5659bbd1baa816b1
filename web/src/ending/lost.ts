import { endingWords } from '@orrery/card';
import { stopOf } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import type { TableFacts } from '../play/feed.ts';
import { seatNames } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';

/** Whose loss a match that counts is, whatever its points say: theirs who were not there at its end. null: nobody's. */
export function lostWords({ matches, seats }: Pick<TableFacts, 'matches' | 'seats'>, say: Say<WebWord>): string | null {
  const { lost = [] } = matches.at(-1) ?? {};
  if (lost.length === 0) return null;
  const all = seatNames(seats, say);
  const isMine = (seat: number) => seats[seat]?.began?.mine ?? seats[seat]?.mine ?? false;
  const others = lost.filter((seat) => !isMine(seat)).map((seat) => all[seat] ?? '');
  const told = others.length === 0 ? [] : [say('counts.lost', { count: others.length, names: listed(say, others) })];
  return [...(lost.some(isMine) ? [say('counts.lost.you')] : []), ...told].join(' ');
}

/** Of a match of a tournament that was ended without a result: who lost it by being away. */
export function forfeitWords(
  { comings = [], seats }: Pick<TableFacts, 'comings' | 'seats'>,
  say: Say<WebWord>,
): string {
  const names = seatNames(seats, say);
  return endingWords(stopOf(comings), (seat) => names[seat] ?? '', say) ?? say('tournament.ended');
}
