import type { Emit, Seat } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import type { Event } from './events.ts';
import { ask, askBallots, clockwiseFrom, isActive, isDuo } from './seats.ts';
import { allErased, asDrawn, asShape } from './shape.ts';
import { ABSTAINED, OBJECT, ORDER, record, SHAPE, type Show, type State, skyAt, thisRound } from './state.ts';
import type { Step } from './steps.ts';

/** SK-P13: clockwise from the caller, or from who would have rolled next. */
export const shows: Step = (s, _chance, emit) => {
  const first = thisRound(s).stop?.by ?? s.roller;
  s.phase = 'show';
  s.showOrder = clockwiseFrom(s, first).filter((seat) => skyAt(s, seat).current !== null);
  s.showIndex = 0;
  s.open = [];
  emit?.({ t: 'showsBegan', order: s.showOrder });
  return 'show';
};

/** SK-P13, SK-P16: the next one shows; with `allAtOnce` all of them together. */
export const show: Step = (s, _chance, emit) => {
  const waiting = s.showOrder.slice(s.showIndex).filter((seat) => isActive(s, seat));
  const owners = s.options.guessing === 'allAtOnce' ? waiting : waiting.slice(0, 1);
  const last = owners.at(-1);
  if (last === undefined) return 'score';
  s.phase = 'show';
  s.showIndex = s.showOrder.indexOf(last) + 1;
  askBallots(s, owners);
  for (const owner of owners) expose(s, owner, emit);
  return null;
};

function expose(s: State, owner: Seat, emit: Emit<Event>): void {
  const sky = skyAt(s, owner);
  const current = sky.current!;
  sky.current = { ...current, seen: SHAPE };
  sky.erasedShown = sky.erased.length;
  if (emit === null) return;
  const drawing = asShape(chartOf(s.options), current);
  emit({ t: 'shown', owner, drawing, erased: allErased(s, owner), asked: s.asked });
}

/** SK-P15: all guesses and the number together. SK-E2: all who were asked and are still here must have guessed it. */
export const reveal: Step = (s, _chance, emit) => {
  for (const owner of s.open) {
    const { number, sky } = s.players[owner]!;
    const guessers = s.asked.filter((seat) => seat !== owner);
    const guesses = guessers.map((seat) => {
      const n = s.ballots[seat]![owner]!;
      return { seat, n: n === ABSTAINED ? null : n };
    });
    const right = guesses.filter(({ n }) => n === number).map(({ seat }) => seat);
    const plusOne = !isDuo(s) && right.length > 0 && right.length === guessers.length;
    sky.current = { ...sky.current!, seen: ORDER };
    const shown: Show = { owner, number, guesses, right, plusOne, objectors: null, struck: false };
    const numbers = thisRound(s).numbers.map((known, seat) => (seat === owner ? number : known));
    record(s, { shows: [...thisRound(s).shows, shown], numbers });
    if (emit === null) continue;
    const drawing = asDrawn(chartOf(s.options), sky.current);
    emit({ t: 'revealed', owner, number, guesses, right, plusOne, drawing });
  }
  if (s.options.challenge === 'off') {
    s.open = [];
    ask(s, []);
    return 'show';
  }
  s.phase = 'verdict';
  askBallots(s, s.open);
  emit?.({ t: 'verdictAsked', owners: s.open, asked: s.asked });
  return null;
};

/** Option `challenge` (SK-P19): if all object, the show scores nothing for anyone. */
export const judge: Step = (s, _chance, emit) => {
  for (const owner of s.open) {
    const judges = s.asked.filter((seat) => seat !== owner);
    const objectors = judges.filter((seat) => s.ballots[seat]![owner] === OBJECT);
    const struck = judges.length > 0 && objectors.length === judges.length;
    const all = thisRound(s).shows.map((one) => (one.owner === owner ? { ...one, objectors, struck } : one));
    record(s, { shows: all });
    emit?.({ t: 'judged', owner, objectors, struck });
  }
  s.open = [];
  ask(s, []);
  return 'show';
};
