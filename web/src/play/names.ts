import type { Say } from '@orrery/kernel';
import { SEATS, type SeatInfo, SIGILS } from '@orrery/ui';
import type { WebWord } from '../words/en.ts';
import type { SeatFact } from './feed.ts';

/** Those who looked at the sky before us lend the bots their names. */
const botNames = ['Tycho', 'Ipazia', 'Kepler', 'Caroline', 'Galileo', 'Henrietta'] as const;

/**
 * The seats as one reader sees them: everybody with a name, and an identity that nobody else wears: the one they chose, or
 * `looks` where a game has colours of its own.
 */
export function seated(
  seats: readonly SeatFact[],
  say: Say<WebWord>,
  looks: readonly number[] = looksOf(seats),
): readonly SeatInfo[] {
  const alone = seats.filter(({ mine }) => mine).length === 1;
  return seats.map((fact, seat) => {
    const kind = kindOf(fact, alone);
    const level = fact.level === null ? {} : { level: fact.level };
    return { seat, name: nameOf(fact, seat, alone, say), look: looks[seat]!, kind, online: fact.online, ...level };
  });
}

/** A chosen sigil goes to the first who chose it; the rest take what is left in order. */
export function looksOf(seats: readonly Pick<SeatFact, 'sigil'>[]): readonly number[] {
  const free = new Set(SEATS.map((_, look) => look));
  const wanted = seats.map(({ sigil }) => {
    const look = sigil === null ? -1 : SEATS.findIndex((identity) => identity.sigil === sigil);
    return free.delete(look) ? look : null;
  });
  return wanted.map((look) => {
    const taken = look ?? free.values().next().value ?? 0;
    free.delete(taken);
    return taken;
  });
}

function kindOf(fact: SeatFact, alone: boolean): SeatInfo['kind'] {
  if (fact.mine) return alone ? 'me' : 'here';
  if (fact.level !== null) return 'bot';
  return fact.taken ? 'friend' : 'open';
}

/** Who plays a seat, as far as their name goes. */
type Player = Pick<SeatFact, 'name' | 'mine' | 'level' | 'taken' | 'gone'>;

export function nameOf(fact: Player, seat: number, alone: boolean, say: Say<WebWord>): string {
  if (fact.name !== null) return fact.name;
  if (fact.mine) return alone ? say('play.you') : say('play.here', { letter: letterOf(seat) });
  if (fact.level !== null) return botNames[seat % botNames.length]!;
  if (fact.gone) return say('play.gone', { letter: letterOf(seat) });
  return fact.taken ? guestName(seat, say) : say('play.open');
}

/** Somebody who has chosen no name. */
export function guestName(seat: number, say: Say<WebWord>): string {
  return say('play.guest', { letter: letterOf(seat) });
}

const letterOf = (seat: number): string => SEATS[seat % SIGILS.length]!.letter;
