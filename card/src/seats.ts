import type { MatchSitter, Seat } from '@orrery/kernel';
import { SEATS } from '@orrery/ui/engraving';
import type { Say } from '@orrery/words';
import type { CardSeat } from './match-card.ts';
import type { SeatWord } from './words/seats-en.ts';

/** Those who looked at the sky before us lend the bots their names, as each language has them. */
const botNames = ['tycho', 'hypatia', 'kepler', 'caroline', 'galileo', 'henrietta'] as const;

export const botName = (seat: Seat, say: Say<SeatWord>): string => say(`play.bot.${botNames[seat % botNames.length]!}`);

export const letterOf = (seat: Seat): string => SEATS[seat % SEATS.length]!.letter;

/** A chosen sigil goes to the first who chose it; the rest take what is left in order. */
export function looksFor(sigils: readonly (string | null)[]): readonly number[] {
  const free = new Set(SEATS.map((_, look) => look));
  const wanted = sigils.map((sigil) => {
    const look = sigil === null ? -1 : SEATS.findIndex((identity) => identity.sigil === sigil);
    return free.delete(look) ? look : null;
  });
  return wanted.map((look) => {
    const taken = look ?? free.values().next().value ?? 0;
    free.delete(taken);
    return taken;
  });
}

/** Who sat where, for whoever gets the card: nobody is "you" on it. */
export function cardSeats(sitters: readonly MatchSitter[], say: Say<SeatWord>): readonly CardSeat[] {
  const looks = looksFor(sitters.map(({ sigil }) => sigil));
  return sitters.map(({ name, level, gone }, seat) => {
    const letter = letterOf(seat);
    const unnamed = () => {
      if (level !== null) return botName(seat, say);
      return say(gone ? 'play.gone' : 'play.guest', { letter });
    };
    return { name: name ?? unnamed(), look: looks[seat]! };
  });
}
