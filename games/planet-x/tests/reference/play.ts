import type { Chance } from '@orrery/kernel';
import type { Move, PlaySpecial } from '../../src/rules/kind.ts';
import { count } from './count.ts';
import {
  attackLevel,
  clockwise,
  effectOf,
  force,
  isEligible,
  left,
  type Stack,
  stackById,
  stackWith,
  type Table,
  targetLevel,
  truce,
} from './table.ts';

/** Deals and asks for the mulligan, or starts the first turn. */
export function deal(t: Table, first: number): void {
  t.first = t.active = first;
  for (let round = 0; round < 5; round++) for (const seat of clockwise(t, first)) t.hands[seat]!.push(t.draw.shift()!);
  t.answers = t.answers.map(() => null);
  if (t.options.mulligan) t.phase = 'mulligan';
  else startTurn(t, first);
}

/** Plays a legal move. */
export function play(t: Table, by: number, move: Move, chance: Chance): void {
  switch (move.t) {
    case 'voteFirst':
      t.answers[by] = move.seat;
      if (!t.answers.includes(null)) countVotes(t, chance);
      return;
    case 'mulligan':
      t.answers[by] = move.take;
      if (!t.answers.includes(null)) redraw(t);
      return;
    case 'deploy':
      t.hands[by] = without(t.hands[by]!, move.card);
      t.stacks.push({ id: t.nextStackId++, owner: by, units: [{ card: move.card, mods: [] }] });
      t.cardMovedThisTurn = true;
      endOfAction(t);
      return;
    case 'discard':
      for (const card of [move.card, ...(move.also ?? [])]) {
        t.hands[by] = without(t.hands[by]!, card);
        t.discard.push(card);
      }
      t.cardMovedThisTurn = true;
      endOfAction(t);
      return;
    case 'form':
    case 'reinforce': {
      const from = stackById(t, move.unit)!;
      stackById(t, move.to)!.units.push(from.units[0]!);
      t.stacks = t.stacks.filter((stack) => stack !== from);
      t.cardMovedThisTurn = true;
      endOfAction(t);
      return;
    }
    case 'attack':
      t.attack = { attacker: move.attacker, target: move.target, defender: stackById(t, move.target)!.owner };
      openWindow(t, 'attackWindow');
      return;
    case 'support':
      t.supportOffer = move.card;
      t.phase = 'support';
      return;
    case 'supportReply': {
      const offer = t.supportOffer!;
      t.hands[t.active] = [...without(t.hands[t.active]!, offer), move.card];
      t.hands[by] = [...without(t.hands[by]!, move.card), offer];
      t.supportOffer = null;
      endOfAction(t);
      return;
    }
    case 'pass':
      if (t.phase === 'main') endOfAction(t);
      else {
        t.window!.passed[by] = true;
        closeIfAllPassed(t);
      }
      return;
    case 'playSpecial':
      special(t, by, move, chance);
      return;
    case 'chooseLosses':
      if (move.targetCard !== undefined) discardUnit(t, move.targetCard);
      discardUnit(t, move.attackerCard);
      endOfAction(t);
      return;
    case 'resign':
      t.resigned[by] = true;
      if (t.n === 2 || t.options.mode === 'teams') end(t, 'resigned');
  }
}

function without(cards: string[], card: string): string[] {
  return cards.filter((one) => one !== card);
}

function countVotes(t: Table, chance: Chance): void {
  const votes = t.answers as number[];
  const counts = votes.map((_, seat) => votes.filter((vote) => vote === seat).length);
  const most = Math.max(...counts);
  const ahead = counts.flatMap((many, seat) => (many === most ? [seat] : []));
  deal(t, ahead.length === 1 ? ahead[0]! : ahead[chance.int(ahead.length, 'lot')]!);
}

function redraw(t: Table): void {
  for (const seat of clockwise(t, t.first!)) {
    if (t.answers[seat] !== true) continue;
    t.discard.push(...t.hands[seat]!);
    t.hands[seat] = t.draw.splice(0, 5);
  }
  startTurn(t, t.first!);
}

function startTurn(t: Table, seat: number): void {
  t.answers = t.answers.map(() => null);
  t.active = seat;
  t.turn++;
  t.allowanceUsed = t.allowanceUsed.map(() => false);
  t.cardMovedThisTurn = false;
  t.phase = 'main';
}

function openWindow(t: Table, kind: string): void {
  t.window = { kind, passed: t.hands.map(() => false) };
  t.phase = kind;
  if (t.hands.some((_, seat) => isEligible(t, seat))) t.windows++;
  closeIfAllPassed(t);
}

function closeIfAllPassed(t: Table): void {
  const { kind, passed } = t.window!;
  if (t.hands.some((_, seat) => isEligible(t, seat) && !passed[seat])) return;
  t.window = null;
  if (kind === 'attackWindow') clash(t);
  else finishTurn(t);
}

function special(t: Table, by: number, { card, unit, seat }: PlaySpecial, chance: Chance): void {
  t.hands[by] = without(t.hands[by]!, card);
  t.cardMovedThisTurn = true;
  t.allowanceUsed = t.allowanceUsed.map((used, one) => used || one === by || t.options.specialLimit === 'perTable');
  const { does } = effectOf(card);
  if (does === 'modify')
    stackWith(t, unit!)!
      .units.find((one) => one.card === unit)!
      .mods.push(card);
  if (does === 'truce') {
    const untilTurn = t.options.truceLasts === 'thisTurn' ? t.turn : t.turn + 1;
    t.truces.push({ card, by, with: seat!, untilTurn });
  }
  if (does === 'eliminate') discardUnit(t, unit!);
  if (does === 'recover' && unit !== undefined) {
    t.discard = without(t.discard, unit);
    t.stacks.push({ id: t.nextStackId++, owner: by, units: [{ card: unit, mods: [] }] });
  }
  if (does === 'pirates') {
    const robbed = t.hands[seat!]![chance.int(t.hands[seat!]!.length, 'pirates')]!;
    t.hands[seat!] = without(t.hands[seat!]!, robbed);
    t.discard.push(robbed);
  }
  if (does !== 'modify' && does !== 'truce') t.discard.push(card);
  if (t.phase === 'attackWindow' && isCalledOff(t)) endOfAction(t);
  else if (t.phase !== 'main') openWindow(t, t.phase);
}

function isCalledOff(t: Table): boolean {
  const { attacker, target, defender } = t.attack!;
  const [mine, theirs] = [stackById(t, attacker), stackById(t, target)];
  if (truce(t, t.active, defender) || mine === undefined || theirs === undefined) return true;
  return attackLevel(t, mine) < targetLevel(t, theirs);
}

function clash(t: Table): void {
  const [mine, theirs] = [stackById(t, t.attack!.attacker)!, stackById(t, t.attack!.target)!];
  const isSingle = (stack: Stack) => stack.units.length === 1;
  if (force(t, mine) > force(t, theirs)) {
    if (!isSingle(mine) || !isSingle(theirs)) {
      t.phase = 'chooseWin';
      return;
    }
    discardUnit(t, theirs.units[0]!.card);
    discardUnit(t, mine.units[0]!.card);
  } else if (force(t, mine) < force(t, theirs)) {
    if (!isSingle(mine)) {
      t.phase = 'chooseLoss';
      return;
    }
    discardUnit(t, mine.units[0]!.card);
  }
  endOfAction(t);
}

function discardUnit(t: Table, card: string): void {
  const stack = stackWith(t, card)!;
  const unit = stack.units.find((one) => one.card === card)!;
  t.discard.push(unit.card, ...unit.mods);
  stack.units = stack.units.filter((one) => one !== unit);
  t.stacks = t.stacks.filter((one) => one.units.length > 0);
  t.cardMovedThisTurn = true;
}

function endOfAction(t: Table): void {
  t.attack = null;
  t.window = null;
  if (t.options.endWindow) openWindow(t, 'endWindow');
  else finishTurn(t);
}

function finishTurn(t: Table): void {
  while (t.draw.length > 0 && t.hands.some((hand) => hand.length < 5))
    for (const seat of clockwise(t, t.active))
      if (t.hands[seat]!.length < 5 && t.draw.length > 0) {
        t.hands[seat]!.push(t.draw.shift()!);
        t.cardMovedThisTurn = true;
      }
  for (const one of t.truces.filter((each) => each.untilTurn <= t.turn)) {
    t.discard.push(one.card);
    t.cardMovedThisTurn = true;
  }
  t.truces = t.truces.filter((each) => each.untilTurn > t.turn);
  t.stall = t.cardMovedThisTurn ? 0 : t.stall + 1;
  if (t.draw.length === 0 && t.hands.some((hand) => hand.length === 0)) end(t, 'lastCard');
  else if (t.stall >= t.options.stallRounds * t.n) end(t, 'stalemate');
  else startTurn(t, left(t, t.active));
}

function end(t: Table, why: string): void {
  t.phase = 'over';
  t.window = t.attack = null;
  t.supportOffer = null;
  t.answers = t.answers.map(() => null);
  t.result = count(t, why);
}
