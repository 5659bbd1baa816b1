import { chartOf } from './chart.ts';
import { colourBoxes, coloursUsed, finalScore, points, roundScore } from './score.ts';
import { ask } from './seats.ts';
import { allErased, asDrawn } from './shape.ts';
import { record, type State, thisRound } from './state.ts';
import type { Step } from './steps.ts';
import type { SkySeen } from './view-kind.ts';

/** SK-P17, SK-P18: scores the round; card and numbers go away, lines, used and erased stars stay. */
export const score: Step = (s, _chance, emit) => {
  const { shows, numbers: known } = thisRound(s);
  const scores = s.players.map((_, seat) => roundScore(shows, seat));
  // The number of a seat that sat out is revealed at the end of the shows.
  const numbers = s.players.map(({ active, number, sky }, seat) =>
    active && sky.current === null ? number : (known[seat] ?? null),
  );
  record(s, { scores, numbers });
  cleanUp(s);
  emit?.({ t: 'roundScored', round: s.round, scores, points: s.players.map((_, seat) => points(s, seat)), numbers });
  return s.round < s.options.rounds ? 'deal' : 'end';
};

function cleanUp(s: State): void {
  for (const player of s.players) {
    // The number of a seat that has left stays its own until the end.
    if (player.active) player.number = 0;
    const { sky } = player;
    if (sky.current === null) continue;
    sky.done = [...sky.done, sky.current];
    sky.current = null;
  }
}

/** SK-E3 to SK-E6. Everything but the unused deck is public now. */
export const end: Step = (s, _chance, emit) => {
  s.phase = 'over';
  s.face = null;
  s.targets = [];
  s.open = [];
  ask(s, []);
  layNumbersOpen(s);
  if (emit === null) return null;
  const used = s.players.map((_, seat) => coloursUsed(s, seat));
  emit({ t: 'coloursScored', used, boxes: colourBoxes(s, used) });
  const skies = s.players.map((_, seat) => wholeSky(s, seat));
  emit({ t: 'gameOver', result: finalScore(s), skies, numbers: s.history.map(({ numbers }) => numbers) });
  return null;
};

/** Those still out: of seats that have left, and of a round that was void. */
function layNumbersOpen(s: State): void {
  for (const [seat, player] of s.players.entries()) {
    if (player.number === 0) continue;
    const round = player.leftIn || s.round;
    s.history = s.history.map((one, i) =>
      i === round - 1
        ? { ...one, numbers: one.numbers.map((known, of) => (of === seat ? player.number : known)) }
        : one,
    );
    player.number = 0;
  }
}

function wholeSky(s: State, seat: number): SkySeen {
  const { done, current } = s.players[seat]!.sky;
  const all = current === null ? done : [...done, current];
  return { drawings: all.map((one) => asDrawn(chartOf(s.options), one)), erased: allErased(s, seat) };
}
