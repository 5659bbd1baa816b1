import type { Observer } from '@orrery/kernel';
import type { View } from '../../rules/kind.ts';
import { attackPreview, clashNow, specialPreview } from '../preview.ts';
import type { Choice } from '../useChoice.ts';
import type { Duel } from './cartouche.ts';

/** The attack that is drawn, or under way; with a special that is drawn, as that would turn it. */
export function duelOf(view: View, as: Observer, { draft }: Pick<Choice, 'draft'>): Duel | null {
  if (draft?.t === 'attack')
    return { attacker: draft.attacker, target: draft.target, forces: attackPreview(view, draft), draft: true };
  const forces = clashNow(view);
  if (view.attack === null || forces === null) return null;
  const { attacker, target } = view.attack;
  const would = draft?.t === 'playSpecial' && as !== 'table' ? specialPreview(view, as, draft).clash : null;
  if (would === 'off') return { attacker, target, forces, draft: false, would };
  if (would !== null && (would[0] !== forces[0] || would[1] !== forces[1]))
    return { attacker, target, forces: would, draft: false, would: 'turns' };
  return { attacker, target, forces, draft: false };
}
