import type { Observer, Seat } from '@orrery/kernel';
import type { Seen } from '../rules/events.ts';
import type { RoundSeen, View } from '../rules/view-kind.ts';
import { drawnOn, lookAway, withSky } from './follow-sky.ts';

/** The view after one more thing was told: so a table animates from what it hears and never compares two views. */
export function follow(v: View, seen: Seen, me: Observer): View {
  switch (seen.t) {
    case 'roundStarted':
      return {
        ...asking(v, seen.asked),
        phase: 'start',
        round: seen.round,
        card: seen.card,
        deckSize: v.deckSize - 1,
        rolls: 0,
        lineRolls: 0,
        showOrder: [],
        open: [],
        rounds: [...v.rounds, { ...BLANK, card: seen.card, numbers: v.players.map(() => null) }],
      };
    case 'numberDealt':
      return seen.seat === me && v.mine !== null ? { ...v, mine: { ...v.mine, number: seen.number } } : v;
    case 'chosen':
      return chosen(v, seen.answer);
    case 'acted':
    case 'guessed':
      return answeredBy(v, seen.seat);
    case 'readied': {
      const now = answeredBy(v, seen.seat);
      return seen.seat === me && now.mine !== null ? { ...now, mine: { ...now.mine, answer: { t: 'ready' } } } : now;
    }
    case 'rolled': {
      const { roller, face, roll, asked, targets, next } = seen;
      const before = {
        ...asking(afterStep(v, me), asked),
        phase: 'act',
        face,
        rolls: roll,
        targets,
        roller: next,
      } as const;
      const lineRolls = v.lineRolls + (face === 'erase' ? 0 : 1);
      return thisRound({ ...before, lineRolls }, ({ rolls }) => ({
        rolls: [...rolls, { roller, face, blocked: [] }],
      }));
    }
    case 'blocked':
      return thisRound(v, ({ rolls }) => ({
        rolls: rolls.map((one, i) => (i < rolls.length - 1 ? one : { ...one, blocked: [...one.blocked, seen.seat] })),
      }));
    case 'lent':
      return withSky(v, seen.owner, ({ drawings }) => ({
        drawings: [
          ...drawings.filter(({ round }) => round < v.round),
          ...(seen.drawing === null ? [] : [seen.drawing]),
        ],
        erased: seen.erased,
      }));
    case 'startChosen':
    case 'lineDrawn':
    case 'lastLine':
      return drawnOn(v, seen, me);
    case 'erased': {
      const { star, by, round, roll } = seen;
      return withSky(v, seen.owner, (sky) => ({ ...sky, erased: [...sky.erased, { star, by, round, roll }] }));
    }
    case 'windowOpened':
      return { ...asking(afterStep(v, me), seen.asked), phase: 'window' };
    case 'stopCalled': {
      const now = asking(afterStep(v, me), seen.asked);
      return thisRound(seen.seat === null ? now : { ...now, phase: 'last' }, () => ({ stop: { by: seen.seat } }));
    }
    case 'showsBegan':
      return { ...asking(v, []), phase: 'show', showOrder: seen.order, open: [] };
    case 'shown': {
      const now: View = { ...asking(v, seen.asked), phase: 'show', open: [...v.open, seen.owner] };
      return seen.owner === me ? now : withDrawing(now, seen.owner, seen.drawing, seen.erased);
    }
    case 'countAsked':
      return { ...v, phase: 'count', asked: seen.asked, answered: seen.asked.filter((seat) => seat !== seen.owner) };
    case 'counted':
      return answeredBy(v, seen.seat);
    case 'revealed': {
      const { t: _, card: __, drawing, ...show } = seen;
      const now = withoutOpen(withDrawing({ ...v, phase: 'show' }, seen.owner, drawing), seen.owner);
      return thisRound(now, ({ shows, numbers }) => ({
        shows: [...shows, { ...show, objectors: null, struck: false }],
        numbers: numbers.map((number, seat) => (seat === seen.owner ? seen.number : number)),
      }));
    }
    case 'verdictAsked':
      return { ...asking(v, seen.asked), phase: 'verdict', open: seen.owners };
    case 'judged': {
      const { owner, objectors, struck } = seen;
      return thisRound(withoutOpen(v, owner), ({ shows }) => ({
        shows: shows.map((show) => (show.owner === owner ? { ...show, objectors, struck } : show)),
      }));
    }
    case 'roundScored': {
      const players = v.players.map((player, seat) => ({ ...player, draws: false, points: seen.points[seat]! }));
      const mine = me !== 'table' && v.mine !== null && v.players[me]!.active ? { ...v.mine, number: null } : v.mine;
      return thisRound({ ...v, players, mine }, () => ({ scores: seen.scores, numbers: seen.numbers }));
    }
    case 'left':
      return left(v, seen, me);
    case 'gameOver':
      return {
        ...asking(v, []),
        phase: 'over',
        card: null,
        face: null,
        targets: [],
        open: [],
        rounds: v.rounds.map((round, i) => ({ ...round, numbers: seen.numbers[i]! })),
        players: v.players.map((player, seat) => ({ ...player, sky: seen.skies[seat]! })),
        mine: v.mine === null ? null : { number: null, answer: null, guesses: [], verdicts: [] },
        result: seen.result,
      };
    case 'timedOut':
    case 'lastPassed':
    case 'showCancelled':
    case 'coloursScored':
      return v;
  }
}

const BLANK: Omit<RoundSeen, 'card' | 'numbers'> = { rolls: [], stop: null, shows: [], scores: null };

/** A new question: nobody has answered it yet. */
function asking(v: View, asked: readonly Seat[]): View {
  const mine = v.mine === null ? null : { ...v.mine, answer: null, guesses: [], verdicts: [] };
  return { ...v, asked, answered: [], mine };
}

/** The step of start stars or of a face is over: who was asked to begin has begun, and what was lent is given back. */
function afterStep(v: View, me: Observer): View {
  const begun = v.phase === 'start' ? v.asked : [];
  const players = v.players.map((player, seat) => (begun.includes(seat) ? { ...player, draws: true } : player));
  const now = { ...v, players };
  const lender = me === 'table' ? null : (v.targets[me] ?? null);
  const given = lender !== null && v.asked.includes(me as Seat) ? lookAway(now, lender, me) : now;
  return { ...given, face: null, targets: [] };
}

function answeredBy(v: View, seat: Seat): View {
  return { ...v, answered: v.asked.filter((each) => each === seat || v.answered.includes(each)) };
}

function chosen(v: View, answer: Extract<Seen, { t: 'chosen' }>['answer']): View {
  if (v.mine === null) return v;
  const { mine } = v;
  const inTurn = <B extends { readonly owner: Seat }>(ballots: readonly B[], one: B) =>
    v.open.flatMap((owner) => (owner === one.owner ? [one] : ballots.filter((each) => each.owner === owner)));
  if (answer.t === 'guess') {
    const { owner, n } = answer;
    return { ...v, mine: { ...mine, guesses: inTurn(mine.guesses, { owner, n }) } };
  }
  if (answer.t === 'verdict') {
    const { owner, says } = answer;
    return { ...v, mine: { ...mine, verdicts: inTurn(mine.verdicts, { owner, says }) } };
  }
  return { ...v, mine: { ...mine, answer } };
}

function thisRound(v: View, news: (round: RoundSeen) => Partial<RoundSeen>): View {
  return { ...v, rounds: v.rounds.map((round, i) => (i < v.rounds.length - 1 ? round : { ...round, ...news(round) })) };
}

function withDrawing(
  v: View,
  owner: Seat,
  drawing: Extract<Seen, { t: 'shown' }>['drawing'],
  erased?: Extract<Seen, { t: 'shown' }>['erased'],
): View {
  return withSky(v, owner, (sky) => ({
    drawings: [...sky.drawings.filter(({ round }) => round < drawing.round), drawing],
    erased: erased ?? sky.erased,
  }));
}

/** A drawing is no longer guessed or judged; after the last one nobody is asked. */
function withoutOpen(v: View, owner: Seat): View {
  const open = v.open.filter((each) => each !== owner);
  return open.length === 0 ? { ...asking(v, []), open } : { ...v, open };
}

function left(v: View, { seat, asked, answered, next }: Extract<Seen, { t: 'left' }>, me: Observer): View {
  const players = v.players.map((player, each) =>
    each === seat ? { ...player, active: false, leftIn: v.round } : player,
  );
  const now: View = { ...v, players, asked, answered, roller: next, open: v.open.filter((each) => each !== seat) };
  if (me === 'table' || now.mine === null) return now;
  const lender = v.targets[me] ?? null;
  const given = lender !== null && v.asked.includes(me) && !asked.includes(me) ? lookAway(now, lender, me) : now;
  const { number, answer, guesses, verdicts } = now.mine;
  const stays = <B extends { readonly owner: Seat }>(ballots: readonly B[]) =>
    me === seat ? [] : ballots.filter(({ owner }) => owner !== seat);
  const mine = {
    number,
    answer: asked.includes(me) ? answer : null,
    guesses: stays(guesses),
    verdicts: stays(verdicts),
  };
  return { ...given, mine };
}
