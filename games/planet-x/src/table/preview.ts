import { Dice, type Seat } from '@orrery/kernel';
import { dataOf, specialOf } from '../data/index.ts';
import type { Both } from '../rules/events.ts';
import { fallback } from '../rules/fallback.ts';
import type { Attack, ChooseLosses, Join, Move, PlaySpecial, StackId, StackSeen, View } from '../rules/kind.ts';
import { amountOf, lose, stackAt, stackOf, stackWith, unitSeen, withStacks } from '../sight/change.ts';
import { imagine } from '../sight/index.ts';

/** What would happen, by the rules, on this device; nothing here knows what others hold. */

export type Outcome = 'won' | 'tied' | 'lost';

export function outcomeOf([mine, theirs]: Both): Outcome {
  return mine > theirs ? 'won' : mine < theirs ? 'lost' : 'tied';
}

function clashOf(view: View, attacker: StackId, target: StackId): Both {
  return [stackAt(view, attacker)?.force ?? 0, stackAt(view, target)?.force ?? 0];
}

/** The attack under way as it stands; null if there is none. */
export function clashNow(view: View): Both | null {
  return view.attack === null ? null : clashOf(view, view.attack.attacker, view.attack.target);
}

export function attackPreview(view: View, { attacker, target }: Attack): Both {
  return clashOf(view, attacker, target);
}

/** PX-P10, PX-P11: the group as it would be. */
export function joinPreview(view: View, { unit, to }: Join): StackSeen | null {
  const [moved, onto] = [stackAt(view, unit), stackAt(view, to)];
  if (moved === null || onto === null) return null;
  return stackOf(view.options, to, onto.owner, [...onto.units, ...moved.units]);
}

export interface SpecialPreview {
  /** A modifier's: Force of the unit's stack before and after. */
  readonly forces: Both | null;
  /** The attack under way as it would be: the two Forces, or called off (PX-P16); null if there is none. */
  readonly clash: Both | 'off' | null;
}

export function specialPreview(view: View, me: Seat, move: PlaySpecial): SpecialPreview {
  const after = afterSpecial(view, move);
  const unit = move.unit ?? null;
  const [before, now] = unit === null ? [null, null] : [stackWith(view, unit), stackWith(after, unit)];
  const modifies = amountOf(view.options, move.card) !== 0;
  return {
    forces: modifies && before !== null && now !== null ? [before.force, now.force] : null,
    clash: view.attack === null ? null : endsAttack(view, me, move) || isOff(after) ? 'off' : clashNow(after),
  };
}

function afterSpecial(view: View, { card, unit }: PlaySpecial): View {
  const key = specialOf(dataOf(view.options), card)?.key ?? '';
  const stack = unit === undefined ? null : stackWith(view, unit);
  if (unit === undefined || stack === null) return view;
  if (key.startsWith('eliminate')) return lose(view, [{ card: unit, owner: stack.owner, stack: stack.id, mods: [] }]);
  if (amountOf(view.options, card) === 0) return view;
  const units = stack.units.map((one) =>
    one.card === unit ? unitSeen(view.options, one.card, [...one.mods, card]) : one,
  );
  const changed = stackOf(view.options, stack.id, stack.owner, units);
  return withStacks(
    view,
    view.stacks.map((one) => (one.id === changed.id ? changed : one)),
  );
}

function endsAttack(view: View, me: Seat, { card, seat }: PlaySpecial): boolean {
  if (view.attack === null || specialOf(dataOf(view.options), card)?.key !== 'truce') return false;
  const fighters = [view.active, view.attack.defender];
  return seat !== undefined && fighters.includes(me) && fighters.includes(seat);
}

/** PX-P16, (b) to (d). */
function isOff(view: View): boolean {
  if (view.attack === null) return false;
  const attacker = stackAt(view, view.attack.attacker);
  const target = stackAt(view, view.attack.target);
  return attacker === null || target === null || attacker.attackLevel < target.targetLevel;
}

/** PX-P24: would a truce with this seat bind nobody, because neither of the two can attack the other in what is left of the turn? */
export function isIdleTruce(view: View, me: Seat, seat: Seat): boolean {
  const { truceLasts, truceScope } = view.options;
  if (truceLasts !== 'thisTurn' || truceScope !== 'attacks') return false;
  if (view.phase === 'main') return view.active !== seat;
  const { attack, active } = view;
  if (view.phase !== 'attackWindow' || attack === null) return true;
  return !(active === me && attack.defender === seat) && !(active === seat && attack.defender === me);
}

/** PX-A24: a special that harms one's own or an ally's unit is asked about twice. */
export function harmsOwn(view: View, me: Seat, move: Move): boolean {
  if (move.t !== 'playSpecial' || move.unit === undefined) return false;
  const owner = stackWith(view, move.unit)?.owner;
  if (owner === undefined || view.players[owner]?.team !== view.players[me]?.team) return false;
  const key = specialOf(dataOf(view.options), move.card)?.key ?? '';
  return key.startsWith('eliminate') || key.startsWith('minus');
}

/** PX-P31: what a run-out clock would choose; all of it lies open. */
export function usualLosses(view: View, me: Seat): ChooseLosses | null {
  const usual = fallback(imagine(view, me, new Dice('losses')), me);
  return usual.t === 'chooseLosses' ? usual : null;
}

/** For me alone: the special of mine that would turn the clash under way to my side. */
export function hintOf(view: View, me: Seat, moves: readonly Move[]): PlaySpecial | null {
  const now = clashNow(view);
  if (now === null || view.attack === null) return null;
  const team = (seat: Seat) => view.players[seat]?.team;
  const side = team(view.active) === team(me) ? 1 : team(view.attack.defender) === team(me) ? -1 : 0;
  if (side === 0) return null;
  const worth = (clash: Both | 'off' | null): number => {
    if (clash === null || clash === 'off') return side === 1 ? -1 : 0.5;
    return side * Math.sign(clash[0] - clash[1]);
  };
  const plays = moves.filter((move): move is PlaySpecial => move.t === 'playSpecial' && !harmsOwn(view, me, move));
  let best: PlaySpecial | null = null;
  let most = worth(now);
  for (const play of plays) {
    const gain = worth(specialPreview(view, me, play).clash);
    if (gain > most) [best, most] = [play, gain];
  }
  return best;
}
