import { cardsOf, idsOf } from '../../src/rules/cards.ts';
import { handOf } from '../../src/rules/hands.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { deal } from './play.ts';
import { rankOf, type Table } from './table.ts';

/** The same beginning for the reference: the options and the order of the pile are all it takes over. */
export function beginLike(s: State): Table {
  const { ids } = cardsOf(s.options);
  const each = <T>(value: T) => s.sizes.map(() => value);
  const t: Table = {
    ...{ options: s.options, n: s.n, phase: 'vote', first: null, active: 0, turn: 0 },
    ...{ draw: s.deck.map((card) => ids[card]!), discard: [], hands: s.sizes.map(() => []), stacks: [], truces: [] },
    ...{ allowanceUsed: each(false), attack: null, window: null, windows: 0, supportOffer: null, answers: each(null) },
    ...{ cardMovedThisTurn: false, stall: 0, nextStackId: 0, resigned: each(false), result: null },
  };
  if (s.options.firstPlayer !== 'vote') deal(t, s.first);
  return t;
}

/** What the reference's position is, in words both sides have. */
export function pictureOf(t: Table): object {
  return {
    phase: t.phase,
    first: t.first,
    active: t.active,
    turn: t.turn,
    draw: t.draw,
    discard: t.discard,
    hands: t.hands,
    stacks: t.stacks.map(({ id, owner, units }) => ({
      id,
      owner,
      units: [...units].sort((a, b) => rankOf(t, a.card) - rankOf(t, b.card)).map(({ card, mods }) => ({ card, mods })),
    })),
    truces: t.truces,
    used: t.allowanceUsed,
    attack: t.attack,
    passed: t.window?.passed ?? t.hands.map(() => false),
    windows: t.windows,
    offer: t.supportOffer,
    answers: t.answers.map((answer) => (answer === null ? -1 : Number(answer))),
    moved: t.cardMovedThisTurn,
    stall: t.stall,
    resigned: t.resigned,
    result: t.result,
  };
}

/** The same of a real state; what is public is taken from the table's view, so that the view is checked as well. */
export function pictureOfState(s: State): object {
  const cards = cardsOf(s.options);
  const seen = game.view(s, 'table');
  const bits = (set: number) => s.sizes.map((_, seat) => ((set >> seat) & 1) === 1);
  return {
    phase: seen.phase,
    first: seen.first,
    active: seen.active,
    turn: seen.turn,
    draw: idsOf(cards, s.deck.slice(s.drawn)),
    discard: seen.discards,
    hands: s.sizes.map((_, seat) => idsOf(cards, handOf(s, seat))),
    stacks: seen.stacks.map(({ id, owner, units }) => ({
      id,
      owner,
      units: units.map(({ card, mods }) => ({ card, mods })),
    })),
    truces: seen.truces,
    used: seen.players.map(({ specialUsed }) => specialUsed),
    attack: seen.attack,
    passed: bits(s.passed),
    windows: seen.windows,
    offer: s.offer < 0 ? null : cards.ids[s.offer],
    answers: s.answers,
    moved: seen.cardMoved,
    stall: seen.stall,
    resigned: seen.players.map(({ resigned }) => resigned),
    result: seen.result,
  };
}

/** Every move that could mean anything here, legal or not; of every hand so many cards. */
export function everyMove(s: State, ofEach = 3): Move[] {
  const { ids } = cardsOf(s.options);
  const seats = s.sizes.map((_, seat) => seat);
  const stacks = [...s.live, s.owners.length];
  const held = [...seats.flatMap((seat) => game.view(s, seat).players[seat]!.hand!.slice(0, ofEach)), 'nothing'];
  const units = ids.filter((_, card) => card < cardsOf(s.options).units);
  const moves: Move[] = [{ t: 'pass' }, { t: 'resign' }, { t: 'mulligan', take: true }, { t: 'mulligan', take: false }];
  for (const seat of [...seats, s.n]) moves.push({ t: 'voteFirst', seat });
  for (const card of held)
    for (const t of ['deploy', 'discard', 'support', 'supportReply'] as const) moves.push({ t, card });
  for (const a of stacks)
    for (const b of stacks) {
      moves.push({ t: 'form', unit: a, to: b }, { t: 'reinforce', unit: a, to: b });
      moves.push({ t: 'attack', attacker: a, target: b });
    }
  for (const card of held) {
    moves.push({ t: 'playSpecial', card });
    for (const unit of units) moves.push({ t: 'playSpecial', card, unit });
    for (const seat of [...seats, s.n]) moves.push({ t: 'playSpecial', card, seat });
  }
  const fighting = ids.filter((_, card) => card < s.stackOf.length && s.stackOf[card]! >= 0);
  for (const attackerCard of fighting) {
    moves.push({ t: 'chooseLosses', attackerCard });
    for (const targetCard of fighting) moves.push({ t: 'chooseLosses', attackerCard, targetCard });
  }
  return moves;
}
