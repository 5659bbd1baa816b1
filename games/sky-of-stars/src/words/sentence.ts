import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence } from '@orrery/words';
import type { Chosen } from '../data/index.ts';
import type { Seen } from '../rules/events.ts';
import type { Options } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import {
  cardName,
  colourName,
  faceName,
  gradeOf,
  type Namer,
  object,
  person,
  starName,
  who,
  wordText,
} from './names.ts';

type Line = Sentence<MessageId> | null;
type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;

const writers: { readonly [T in Seen['t']]: (seen: SeenOf<T>, names: Namer) => Line } = {
  roundStarted: ({ round, card }, names) => line('roundStarted', { round, card: cardName(names, card) }),
  numberDealt: ({ seat, number }, names) =>
    number === null ? null : line('numberDealt', { number, ...person(names, seat) }),
  startChosen: ({ seat, star }, names) =>
    line(`startChosen.${mineOr(names, seat)}`, { star: starName(names, star), name: names.name(seat) }),
  lineDrawn: drawn,
  lastLine: drawn,
  lastPassed: ({ seat }, names) => line('lastPassed', person(names, seat)),
  timedOut: ({ seat }, names) => line('timedOut', person(names, seat)),
  rolled: ({ roller, face }, names) =>
    line('rolled', { face: faceName(names.say, face).toLowerCase(), ...person(names, roller) }),
  blocked: ({ seat }, names) => line('blocked', person(names, seat)),
  lent: ({ seat, owner }, names) =>
    line('lent', { owner: names.name(owner), target: who(names, owner), ...person(names, seat) }),
  erased: ({ by, owner, star }, names) => {
    const values = { name: names.name(by), owner: names.name(owner) };
    if (star === null) return line('erased.other', values);
    const whose = who(names, by) === 'you' ? 'mine' : who(names, owner) === 'you' ? 'onMe' : 'open';
    return line(`erased.${whose}`, { ...values, star: starName(names, star) });
  },
  stopCalled: ({ seat }, names) =>
    seat === null ? line('stopCalled.natural', {}) : line('stopCalled', person(names, seat)),
  showsBegan: ({ order }, names) =>
    order.length === 0 ? null : line('showsBegan', { order: order.map((seat) => object(names, seat)).join(', ') }),
  shown: ({ owner, drawing }, names) => line('shown', { lines: drawing.lines.length, ...person(names, owner) }),
  revealed: ({ owner, card, number, guesses, right, plusOne }, names) => {
    const how = right.length === 0 ? 'none' : right.length === guesses.length ? 'all' : 'some';
    const word = card === undefined ? '' : wordText(names, card, number);
    const values = {
      what: names.say('revealed.what', { known: card === undefined ? 'no' : 'yes', word, number }),
      names: listed(
        names.say,
        right.map((seat) => object(names, seat)),
      ),
      ...person(names, owner),
    };
    const id: MessageId = `revealed.${how}`;
    return plusOne ? line('revealed.plusOne', { revealed: names.say(id, values) }) : line(id, values);
  },
  verdictAsked: () => line('verdictAsked', {}),
  judged: ({ owner, struck }, names) => line(struck ? 'judged.struck' : 'judged.ok', person(names, owner)),
  roundScored: ({ round, scores, points: _ }, names) =>
    line('roundScored', {
      round,
      points: scores
        .map(({ guessedBy, guessed, plusOne }, seat) =>
          names.say('roundScored.one', { points: guessedBy + guessed + (plusOne ? 1 : 0), ...person(names, seat) }),
        )
        .join(', '),
    }),
  left: ({ seat }, names) => line('left', person(names, seat)),
  showCancelled: ({ owner }, names) => line('showCancelled', { name: names.name(owner) }),
  coloursScored: ({ boxes }, names) => {
    const colours = [...new Set(boxes.flat())];
    if (colours.length === 0) return line('coloursScored.none', {});
    const one = (colour: string) => {
      const seats = boxes.flatMap((filled, seat) => (filled.includes(colour) ? [object(names, seat)] : []));
      return names.say('coloursScored.one', {
        colour: colourName(names.say, colour),
        names: listed(names.say, seats),
      });
    };
    return line('coloursScored', { boxes: colours.map(one).join('; ') });
  },
  gameOver: ({ result }, names) => {
    const { team, places, rows, reason } = result;
    if (team !== null) {
      const most = 2 * Math.max(1, ...rows.map(({ rounds }) => rounds.length));
      return line('gameOver.team', {
        ...{ team, grade: names.say(gradeOf(team, most)), who: names.as === 'table' ? 'other' : 'you' },
      });
    }
    if (reason === 'left') return line('gameOver.left', {});
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const [alone, ...more] = winners;
    const points = rows[alone ?? 0]?.total ?? 0;
    if (alone !== undefined && more.length === 0) return line('gameOver.one', { points, ...person(names, alone) });
    return line('gameOver.shared', {
      points,
      names: listed(
        names.say,
        winners.map((seat) => object(names, seat)),
      ),
    });
  },
  // Who has answered stands on the seats; what was answered, on the sky.
  chosen: () => null,
  acted: () => null,
  readied: () => null,
  guessed: () => null,
  countAsked: () => null,
  counted: () => null,
  windowOpened: () => null,
};

/** The log line of an event as `as` reads it. */
export function sentence(
  seen: Seen,
  as: Observer,
  name: (seat: Seat) => string,
  say: Say<MessageId>,
  options: Pick<Options, keyof Chosen> = USUAL,
): Line {
  const write = writers[seen.t] as (seen: Seen, names: Namer) => Line;
  return write(seen, { say, as, name, data: options });
}

const USUAL: Chosen = { sky: 'canonical-1', cards: 'canonical', die: '2222-3-1' };

function line(id: MessageId, values: Sentence['values']): Sentence<MessageId> {
  return { id, values };
}

function drawn({ t, seat, from, to }: SeenOf<'lineDrawn' | 'lastLine'>, names: Namer): Line {
  const values = { from: starName(names, from), to: starName(names, to), name: names.name(seat) };
  return line(mineOr(names, seat) === 'mine' ? `${t}.mine` : `${t}.other`, values);
}

function mineOr(names: Namer, seat: Seat): 'mine' | 'other' {
  return who(names, seat) === 'you' ? 'mine' : 'other';
}
