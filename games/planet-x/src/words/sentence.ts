import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence } from '@orrery/words';
import { type CardId, dataOf, specialOf } from '../data/index.ts';
import type { LostUnit, Seen } from '../rules/events.ts';
import type { FinalCount, Options } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { capital, cardName, cardText, factionOf, inTongue, type Namer, namer, object, signed, who } from './names.ts';
import { NO_STACKS, type Stacks } from './stacks.ts';

type Line = Sentence<MessageId> | null;
type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;

const writers: { readonly [T in Seen['t']]: (seen: SeenOf<T>, names: Namer, stacks: Stacks) => Line } = {
  gameStarted: ({ seats, first }, names) => {
    const landed = seats.map(({ faction, team }, seat) => {
      const card = factionOf(names.set, faction);
      const named = card === null ? faction : inTongue(names.say, card.name);
      return { team, text: names.say('gameStarted.faction', { faction: named, ...person(names, seat) }) };
    });
    const side = (team: number) => landed.filter((one) => one.team === team).map(({ text }) => text);
    const factions =
      side(0).length > 1
        ? names.say('gameStarted.teams', { one: listed(names.say, side(0)), other: listed(names.say, side(1)) })
        : listed(
            names.say,
            landed.map(({ text }) => text),
          );
    if (first === null) return line('gameStarted.vote', { factions });
    return line('gameStarted.first', { factions, ...person(names, first) });
  },
  voted: ({ votes, first, byLot }, names) => {
    const counts = votes
      .map((_, seat) => ({ seat, votes: votes.filter((one) => one === seat).length }))
      .filter(({ votes: got }) => got > 0)
      .map(({ seat, votes: got }) => names.say('voted.one', { votes: got, ...person(names, seat) }));
    return line('voted', { counts: counts.join(', '), lot: byLot ? 'yes' : 'no', ...person(names, first) });
  },
  mulliganAsked: () => line('mulliganAsked', {}),
  mulliganTaken: ({ seat, cards }, names) =>
    line('mulliganTaken', { cards: cardList(names, cards), ...person(names, seat) }),
  turnStarted: ({ turn, seat }, names) => line('turnStarted', { turn, ...person(names, seat) }),
  deployed: ({ seat, card }, names) => line('deployed', { card: cardText(names, card), ...person(names, seat) }),
  discarded: ({ seat, cards }, names) => line('discarded', { cards: cardList(names, cards), ...person(names, seat) }),
  groupFormed: ({ seat, unit, stack, force }, names, stacks) => {
    const onto = stacks.get(stack);
    const common = { force, ...person(names, seat) };
    if (onto === undefined) return line('groupFormed', { ...common, card: cardText(names, unit) });
    return line('groupFormed.named', { ...common, cards: cardList(names, [unit, ...onto]) });
  },
  groupReinforced: ({ seat, unit, stack, force }, names, stacks) => {
    const onto = stacks.get(stack);
    const common = { force, card: cardText(names, unit), ...person(names, seat) };
    if (onto === undefined) return line('groupReinforced', common);
    return line('groupReinforced.named', { ...common, group: nameList(names, onto) });
  },
  attackDeclared: ({ seat, defender, attacker, target, forces: [mine, theirs] }, names, stacks) => {
    const [ours, others] = [stacks.get(attacker), stacks.get(target)];
    const common = {
      ...{ mine, theirs, ...person(names, seat) },
      target: who(names, defender),
      defender: names.name(defender),
    };
    if (ours === undefined || others === undefined) return line('attackDeclared', common);
    return line('attackDeclared.named', {
      ...common,
      attackers: nameList(names, ours),
      targets: nameList(names, others),
    });
  },
  windowOpened: () => null,
  windowClosed: () => null,
  specialPlayed: (seen, names) => special(seen, names),
  unitRecovered: ({ seat, card }, names) =>
    line('unitRecovered', { card: capital(cardText(names, card)), ...person(names, seat) }),
  recoverInVain: () => line('recoverInVain', {}),
  unitEliminated: ({ lost }, names) =>
    line('unitEliminated', { card: cardText(names, lost.card), ...person(names, lost.owner) }),
  pirated: ({ victim, card }, names) => line('pirated', { card: cardText(names, card), ...person(names, victim) }),
  truceMade: ({ by, with: other }, names) => line('truceMade', pair(names, by, other)),
  truceEnded: ({ by, with: other }, names) => line('truceEnded', pair(names, by, other)),
  attackCalledOff: ({ why }) => line(`attackCalledOff.${why}`, {}),
  clash: ({ seat, forces: [mine, theirs], outcome }, names) =>
    line(`clash.${outcome}`, { mine, theirs, ...person(names, seat) }),
  unitsLost: ({ lost }, names) => line('unitsLost', { cards: lostList(names, lost) }),
  dealt: ({ seat, cards }, names) =>
    cards === null ? null : line('dealt.seen', { cards: cardList(names, cards), ...person(names, seat) }),
  drew: ({ seat, count, cards }, names) =>
    cards === null
      ? line('drew.other', { count, name: names.name(seat) })
      : line('drew.seen', { cards: cardList(names, cards), ...person(names, seat) }),
  supportOffered: ({ seat, ally, card }, names) =>
    card === null
      ? line('supportOffered', { name: names.name(seat), ally: names.name(ally), target: who(names, ally) })
      : line('supportOffered.seen', {
          ...{ card: cardText(names, card), ally: names.name(ally), target: who(names, ally), ...person(names, seat) },
        }),
  supportSwapped: ({ seats: [one, other], cards }, names) => {
    if (cards === null) return line('supportSwapped', { one: names.name(one), other: names.name(other) });
    // To who took part it is told from their side.
    const turned = who(names, other) === 'you';
    const [given, got] = turned ? [cards[1], cards[0]] : cards;
    return line('supportSwapped.seen', {
      given: capital(cardText(names, given)),
      got: cardText(names, got),
      ...person(names, turned ? other : one),
      other: names.name(turned ? one : other),
    });
  },
  pileEmpty: () => line('pileEmpty', {}),
  lastCardPlayed: ({ seat }, names) => line('lastCardPlayed', person(names, seat)),
  resigned: ({ seat }, names) => line('resigned', person(names, seat)),
  gameEnded: ({ result, hands }, names) => ended(result, hands.length, names),
  answered: ({ seat, answer }, names) => {
    const by = { by: who(names, seat), voter: names.name(seat) };
    if (answer.to === 'vote') return line('answered.vote', { ...by, ...person(names, answer.seat) });
    return answer.to === 'mulligan' ? line(answer.take ? 'answered.take' : 'answered.keep', person(names, seat)) : null;
  },
};

/** A pass: there are many, and each would be a line that only its own seat has. */
export function unlogged(seen: Seen, as: Observer, name: (seat: Seat) => string): Line {
  if (seen.t !== 'answered' || seen.answer.to === 'vote' || seen.answer.to === 'mulligan') return null;
  return line('answered.pass', { who: who({ as }, seen.seat), name: name(seen.seat) });
}

/** The log line of an event as `as` reads it. */
export function sentence(
  seen: Seen,
  as: Observer,
  name: (seat: Seat) => string,
  say: Say<MessageId>,
  options: Options,
  stacks: Stacks = NO_STACKS,
): Line {
  const names = namer(say, as, name, dataOf(options));
  // PX-E6: with more than two sides the game goes on.
  if (seen.t === 'resigned' && options.mode === 'ffa' && options.factions.length > 2)
    return line('resigned.bot', person(names, seen.seat));
  const write = writers[seen.t] as (seen: Seen, names: Namer, stacks: Stacks) => Line;
  return write(seen, names, stacks);
}

function line(id: MessageId, values: Sentence['values']): Sentence<MessageId> {
  return { id, values };
}

function person(names: Namer, seat: Seat): { readonly who: string; readonly name: string } {
  return { who: who(names, seat), name: names.name(seat) };
}

function pair(names: Namer, one: Seat, other: Seat): { readonly one: string; readonly other: string } {
  return { one: object(names, one), other: object(names, other) };
}

function cardList(names: Namer, cards: readonly CardId[]): string {
  return listed(
    names.say,
    cards.map((card) => cardText(names, card)),
  );
}

/** The bare names, for units that lie on the table. */
function nameList(names: Namer, cards: readonly CardId[]): string {
  return listed(
    names.say,
    cards.map((card) => names.say('card.special', { card: cardName(names, card) })),
  );
}

function lostList(names: Namer, lost: readonly LostUnit[]): string {
  return listed(
    names.say,
    lost.map(({ card, owner }) => {
      const named = names.say('card.special', { card: cardName(names, card) });
      const mine = who(names, owner) === 'you';
      return names.say(mine ? 'card.ofYou' : 'card.of', { card: named, name: names.name(owner) });
    }),
  );
}

function special({ seat, card, unit, on, forces }: SeenOf<'specialPlayed'>, names: Namer): Line {
  const common = { card: cardText(names, card), ...person(names, seat) };
  if (unit !== null && forces !== null)
    return line('specialPlayed.modifier', {
      ...{ ...common, unit: cardText(names, unit), before: forces[0], after: forces[1] },
      amount: signed(specialOf(names.set, card)?.amount ?? 0),
    });
  if (unit !== null) return line('specialPlayed.unit', { ...common, unit: cardText(names, unit) });
  if (on !== null) return line('specialPlayed.seat', { ...common, target: who(names, on), other: names.name(on) });
  return line('specialPlayed.alone', common);
}

/** PX-E2 to PX-E6. Without teams every seat is a team of its own. */
function ended({ why, teamForce, winners }: FinalCount, seats: number, names: Namer): Line {
  const teams = teamForce.length;
  const won = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => winners.includes(seat % teams));
  const people = capital(
    listed(
      names.say,
      won.map((seat) => (who(names, seat) === 'you' ? names.say('you') : names.name(seat))),
    ),
  );
  if (why === 'resigned')
    return line('gameEnded.resigned', {
      names: listed(
        names.say,
        won.map((seat) => object(names, seat)),
      ),
    });
  const force = teamForce[winners[0] ?? 0] ?? 0;
  const [alone] = won;
  if (won.length === 1 && alone !== undefined) return line('gameEnded.one', { force, ...person(names, alone) });
  return line(winners.length === 1 ? 'gameEnded.team' : 'gameEnded.shared', { force, names: people });
}
