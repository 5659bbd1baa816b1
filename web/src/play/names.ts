import { botNames, letterOf, looksFor, sigilName } from '@orrery/card';
import type { SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import type { SeatFact } from './feed.ts';

/**
 * The seats as one reader sees them, as the match began: each with a name, and an identity that no other wears: the one chosen by
 * who sat there then, or `looks` where a game has colours of its own. Who plays it now is said apart.
 */
export function seated(
  seats: readonly SeatFact[],
  say: Say<WebWord>,
  looks: readonly number[] = looksOf(seats),
): readonly SeatInfo[] {
  const names = seatNames(seats, say);
  const alone = isAlone(seats);
  return seats.map((fact, seat) => {
    const kind = kindOf(fact, alone);
    const bot = fact.level === null ? {} : { level: fact.level, ...mannerOf(fact) };
    const player = playerOf(fact, seat, alone, say);
    return {
      seat,
      name: fact.veiled && kind !== 'me' ? sigilName(looks, seat, say) : names[seat]!,
      look: looks[seat]!,
      kind,
      online: fact.online,
      awaySince: fact.awaySince ?? null,
      ...(fact.vacation === undefined ? {} : { vacation: fact.vacation }),
      ...bot,
      ...player,
    };
  });
}

/** What stands over a table: the name it was given, or whose it is; nothing over one's own. */
export function tableTitle(
  { name, host }: { readonly name: string | null; readonly host: number | null },
  seats: readonly Pick<SeatInfo, 'name' | 'kind'>[],
  say: Say<WebWord>,
): string {
  const owner = host === null ? undefined : seats[host];
  return name ?? (owner === undefined || owner.kind === 'me' ? '' : say('play.tableOf', { name: owner.name }));
}

/** What each seat is called: to the end of the match as it began. */
export function seatNames(seats: readonly SeatFact[], say: Say<WebWord>): readonly string[] {
  const sitters = seats.map(sitterOf);
  const alone = isAlone(sitters);
  return sitters.map((_, seat) => nameOf(sitters, seat, alone, say));
}

const isAlone = (seats: readonly Pick<SeatFact, 'mine'>[]): boolean => seats.filter(({ mine }) => mine).length === 1;

/** Who sat there when the match began, if one has; else who sits there. */
function sitterOf({ began, ...now }: SeatFact): Player {
  return began == null ? now : { ...began, taken: began.level === null };
}

/** Who plays a seat now in the place of who began there. */
function playerOf(fact: SeatFact, seat: number, alone: boolean, say: Say<WebWord>): Pick<SeatInfo, 'player'> {
  if (fact.began == null || fact.began.still || (fact.level === null && !fact.taken)) return {};
  return { player: { name: fact.level === null ? personName(fact, seat, alone, say) : null } };
}

/** What each seat wears: who sat there when the match began chose it. */
export function looksOf(seats: readonly Pick<SeatFact, 'sigil' | 'began'>[]): readonly number[] {
  return looksFor(seats.map(({ sigil, began }) => (began == null ? sigil : began.sigil)));
}

function mannerOf({ manner }: SeatFact): Pick<SeatInfo, 'manner'> {
  return manner === undefined ? {} : { manner };
}

function kindOf(fact: SeatFact, alone: boolean): SeatInfo['kind'] {
  if (fact.mine) return alone ? 'me' : 'here';
  if (fact.level !== null) return 'bot';
  return fact.taken ? 'friend' : 'open';
}

/** Who plays a seat, as far as their name goes. */
type Player = Pick<SeatFact, 'name' | 'mine' | 'level' | 'taken' | 'gone'>;

export function nameOf(seats: readonly Player[], seat: number, alone: boolean, say: Say<WebWord>): string {
  const fact = seats[seat]!;
  const isBot = fact.level !== null && fact.name === null && !fact.mine;
  return isBot ? botNames(seats, say)[seat]! : personName(fact, seat, alone, say);
}

export function personName(fact: Omit<Player, 'level'>, seat: number, alone: boolean, say: Say<WebWord>): string {
  if (fact.name !== null) return fact.name;
  if (fact.mine) return alone ? say('play.you') : say('play.here', { letter: letterOf(seat) });
  if (fact.gone) return say('play.gone', { letter: letterOf(seat) });
  return fact.taken ? guestName(seat, say) : say('play.open');
}

/** Somebody who has chosen no name. */
export function guestName(seat: number, say: Say<WebWord>): string {
  return say('play.guest', { letter: letterOf(seat) });
}

/** "Normal bot · Bold": what is known of a bot beside its name. */
export function botWords({ level, manner }: Pick<SeatFact, 'level' | 'manner'>, say: Say<WebWord>): string {
  const kind = say(`create.kind.bot.${level ?? 'normal'}`);
  return manner === undefined ? kind : `${kind} · ${say(`create.manner.${manner}`)}`;
}
