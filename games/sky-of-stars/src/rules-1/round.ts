import { cardId } from './cards.ts';
import { begin, hasFree } from './draw.ts';
import { activeSeats, ask } from './seats.ts';
import type { Step } from './steps.ts';

/** SK-P2: a card for all, a number for each; then everybody looks for a start star (SK-P3). */
export const deal: Step = (s, chance, emit) => {
  s.round++;
  s.phase = 'start';
  s.rolls = s.lineRolls = 0;
  s.face = null;
  s.showOrder = s.open = [];
  s.showIndex = 0;
  const card = s.deck[s.round - 1]!;
  const numbers = new Array<null>(s.n).fill(null);
  s.history = [...s.history, { card, rolls: [], stop: null, shows: [], numbers, scores: null }];
  const active = activeSeats(s);
  for (const seat of active) s.players[seat]!.number = 1 + chance.int(5, 'number');
  ask(
    s,
    active.filter((seat) => hasFree(s, seat)),
  );
  emit?.({ t: 'roundStarted', round: s.round, card: cardId(s.options, card), asked: s.asked });
  for (const seat of active) emit?.({ t: 'numberDealt', seat, number: s.players[seat]!.number });
  return s.asked.length === 0 ? 'starts' : null;
};

/** SK-P3: all have chosen. Who was not asked has no constellation this round. */
export const starts: Step = (s, _chance, emit) => {
  for (const seat of s.asked) {
    const answer = s.pending[seat];
    if (answer?.t === 'start') begin(s, seat, answer.star, emit);
  }
  ask(s, []);
  return 'beforeRoll';
};
