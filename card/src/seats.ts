import type { MatchSitter, Seat } from '@orrery/kernel';
import { SEATS } from '@orrery/ui/engraving';
import type { Say } from '@orrery/words';
import type { CardSeat } from './match-card.ts';
import type { SeatWord } from './words/seats-en.ts';

/** Those who looked at the sky before us lend the bots their names, as each language has them. */
const astronomers = ['tycho', 'hypatia', 'kepler', 'caroline', 'galileo', 'henrietta'] as const;

/** What a bot is called in each seat: as its seat lends, or, where somebody at the table has that name, by the first that is free. */
export function botNames(seats: readonly Pick<MatchSitter, 'name' | 'level'>[], say: Say<SeatWord>): readonly string[] {
  const all = astronomers.map((id) => say(`play.bot.${id}`));
  const people = new Set(seats.flatMap(({ name }) => (name === null ? [] : [folded(name)])));
  const lent = seats.map((_, seat) => all[seat % all.length]!);
  const kept = lent.map((name, seat) => seats[seat]!.level !== null && !people.has(folded(name)));
  const free = all.filter(
    (name) => !people.has(folded(name)) && !lent.some((other, seat) => kept[seat] && other === name),
  );
  return lent.map((name, seat) => (kept[seat] || seats[seat]!.level === null ? name : (free.shift() ?? name)));
}

/** Names that look alike are one name. */
const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

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

/** What a seat is called whose name is kept back: by the sigil it wears; where two wear the same, with their letters. */
export function sigilName(looks: readonly number[], seat: Seat, say: Say<SeatWord>): string {
  const look = looks[seat]!;
  const name = say('play.sigil', { sigil: SEATS[look % SEATS.length]!.sigil });
  return looks.filter((other) => other === look).length > 1 ? `${name} ${letterOf(seat)}` : name;
}

/** Who sat where, for whoever gets the card: nobody is "you" on it. `looks`: where a game has colours of its own. */
export function cardSeats(
  sitters: readonly MatchSitter[],
  say: Say<SeatWord>,
  looks: readonly number[] = looksFor(sitters.map(({ sigil }) => sigil)),
): readonly CardSeat[] {
  const bots = botNames(sitters, say);
  return sitters.map(({ name, level, gone, veiled }, seat) => {
    const letter = letterOf(seat);
    const unnamed = () => {
      if (level !== null) return bots[seat]!;
      if (veiled) return sigilName(looks, seat, say);
      return say(gone ? 'play.gone' : 'play.guest', { letter });
    };
    return { name: name ?? unnamed(), look: looks[seat]! };
  });
}
