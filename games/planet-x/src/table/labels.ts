import type { Seat } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import { type CardId, dataOf, unitOf } from '../data/index.ts';
import type { Move, StackSeen, UnitSeen, View } from '../rules/kind.ts';
import { amountOf, printed, stackAt } from '../sight/change.ts';
import type { MessageId } from '../words/index.ts';
import { cardName, cardText, effectText, type Namer, signed, who } from '../words/names.ts';
import { isAlly, ownerOfCard, whoseUnit } from './cells.ts';
import type { TableNames } from './names.ts';
import { attackPreview, isIdleTruce, joinPreview, outcomeOf, specialPreview } from './preview.ts';

type Names = Pick<Namer, 'say' | 'set'>;

/** "starship 8", "infantry 1 +3": without the name of the card. */
function unitLabel({ say, set }: Names, view: View, { card, mods }: UnitSeen): string {
  const type = unitOf(set, card)?.type ?? 'inf';
  const tags = mods.map((mod) => signed(amountOf(view.options, mod))).join(' ');
  return say('stack.unit', {
    type: say(`type.${type}`),
    force: printed(view.options, card),
    mods: tags === '' ? 'none' : tags,
  });
}

export function reachLabel(say: Say<MessageId>, level: number): string {
  return say(`reach.${Math.min(Math.max(level, 1), 4) as 1 | 2 | 3 | 4}`);
}

/** "Group, starship 8, infantry 1 +3, total 12, can attack everything". */
export function stackLabel(names: Names, view: View, stack: StackSeen): string {
  const { say } = names;
  const reach = reachLabel(say, stack.attackLevel);
  const [first] = stack.units;
  if (stack.units.length === 1 && first !== undefined)
    return say('stack.single', {
      card: cardName(names, first.card),
      unit: unitLabel(names, view, first),
      force: stack.force,
      reach,
    });
  const units = stack.units.map((unit) => unitLabel(names, view, unit)).join(', ');
  return say('stack.group', { units, force: stack.force, reach });
}

/** A unit of a group is heard with its group, and each with whose it is. */
export function cellLabel(names: Namer, view: View, stack: StackSeen, unit: UnitSeen): string {
  const whose = names.say('stack.whose', { who: who(names, stack.owner), name: names.name(stack.owner) });
  const group = `${stackLabel(names, view, stack)}, ${whose}`;
  if (stack.units.length === 1) return group;
  return names.say('stack.in', { card: cardName(names, unit.card), unit: unitLabel(names, view, unit), group });
}

/** "aircraft 5, Hawk Interceptor, yours". */
export function handLabel(names: Namer, view: View, me: Seat, card: CardId): string {
  const { say, set } = names;
  const unit = unitOf(set, card);
  if (unit === null) return say('hand.special', { card: cardName(names, card), effect: effectText(names, card) });
  return say('hand.unit', {
    type: say(`type.${unit.type}`),
    force: unit.force,
    card: cardName(names, card),
    ...whoseWords(names, view, me, card),
  });
}

function whoseWords({ name }: Namer, view: View, me: Seat, card: CardId) {
  const [whose, owner] = [whoseUnit(view, me, card), ownerOfCard(view, card)];
  const ally = whose === 'foreign' && isAlly(view, me, owner);
  return { whose: ally ? 'ally' : whose, name: owner === null ? '' : name(owner) };
}

/** What a move would do, in words: "11 : 6, you win, you also lose one card." */
export function moveText(names: TableNames, view: View, me: Seat, move: Move): string {
  const { say } = names;
  switch (move.t) {
    case 'attack': {
      const both = attackPreview(view, move);
      const text = say('preview.attack', {
        mine: both[0],
        theirs: both[1],
        outcome: say(`preview.${outcomeOf(both)}`),
      });
      return text;
    }
    case 'form':
    case 'reinforce': {
      const group = joinPreview(view, move);
      if (group === null) return '';
      return say('preview.join', {
        one: stackAt(view, move.to)?.force ?? 0,
        other: stackAt(view, move.unit)?.force ?? 0,
        force: group.force,
        reach: reachLabel(say, group.attackLevel),
      });
    }
    case 'deploy':
      return say('preview.deploy', { card: cardName(names, move.card), force: printed(view.options, move.card) });
    case 'discard':
      return move.also === undefined
        ? say('preview.discard', { card: cardName(names, move.card) })
        : say('bar.bulk', { count: 1 + move.also.length });
    case 'support':
    case 'supportReply':
      return say('preview.support', {
        card: cardName(names, move.card),
        name: names.name(allyOf(view, me)),
        use: worthToAlly(view, me, move.card),
      });
    case 'playSpecial':
      return specialText(names, view, me, move);
    default:
      return '';
  }
}

function worthToAlly(view: View, me: Seat, card: CardId): 'ally' | 'special' | 'own' | 'foreign' {
  const owner = ownerOfCard(view, card);
  if (unitOf(dataOf(view.options), card) === null) return 'special';
  return isAlly(view, me, owner) || view.options.enemyUnits === 'mercenaries'
    ? 'ally'
    : owner === me
      ? 'own'
      : 'foreign';
}

export function allyOf(view: View, me: Seat): Seat {
  return view.players.findIndex((player, seat) => seat !== me && player.team === view.players[me]?.team);
}

function specialText(names: TableNames, view: View, me: Seat, move: Extract<Move, { t: 'playSpecial' }>): string {
  const { say } = names;
  const card = cardName(names, move.card);
  const { forces, clash } = specialPreview(view, me, move);
  const after =
    clash === null
      ? ''
      : ` ${clash === 'off' ? say('preview.calledOff') : say('preview.clash', { mine: clash[0], theirs: clash[1] })}`;
  if (move.seat !== undefined) {
    const truce = move.card.endsWith('truce');
    const { truceScope: scope, truceLasts: lasts } = view.options;
    const values = { card, name: names.name(move.seat) };
    if (truce && isIdleTruce(view, me, move.seat))
      return say('preview.idle', { card, own: view.active === me ? 'yes' : 'no' });
    return (truce ? say('preview.truce', { ...values, scope, lasts }) : say('preview.pirates', values)) + after;
  }
  if (move.unit === undefined) return say('preview.vain', { card });
  const unit = cardText(names, move.unit);
  if (forces !== null) return say('preview.modifier', { card, unit, before: forces[0], after: forces[1] }) + after;
  return say(move.card.includes('recover') ? 'preview.recover' : 'preview.eliminate', { card, unit }) + after;
}

/** Where the game stands, for ears: "Your turn 12. You: 21 Force, 4 stacks. ...". */
export function summary(names: TableNames, view: View, lead: string): string {
  const { say } = names;
  const sides = view.players.map(({ force }, seat) =>
    say('summary.side', {
      who: who(names, seat),
      name: names.name(seat),
      force,
      stacks: view.stacks.filter(({ owner }) => owner === seat).length,
    }),
  );
  const me = names.as;
  const hand = me === 'table' ? null : view.players[me]?.hand;
  const cards = (hand ?? []).map((card) => handLabel(names, view, me as Seat, card));
  return say('summary', {
    lead: `${lead}. ${say('turn.of', { turn: view.turn })}`,
    sides: sides.join('. '),
    hand: hand ? say('summary.hand', { cards: listed(say, cards) }) : '',
  });
}

/** One line on where a match stands. */
export function standing(view: View, say: Say<MessageId>): string {
  if (view.phase === 'over') return say('standing.over');
  if (view.phase === 'vote') return say('standing.vote');
  if (view.phase === 'mulligan') return say('standing.mulligan');
  return say('standing.turn', { turn: view.turn, pile: view.pileSize });
}
