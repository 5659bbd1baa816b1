import type { Told } from '@orrery/kernel';
import { type Claims, Sheet, type Turn } from '@orrery/ui';
import { useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { View } from '../../rules/seen.ts';
import type { TableNames } from '../names.ts';
import { type Decided, decided } from '../seat/decided.ts';
import { Claim } from './Peace.tsx';

/** A victory that is claimed: by whoever still leads so far, and when. */
export interface Claimed {
  readonly won: Decided;
  readonly at: number;
}

/** null: nobody claims it, or the lead is overwhelming no longer. */
export function claimedIn(view: View, claims: Claims | null): Claimed | null {
  const won = decided(view);
  const made = won === null ? undefined : claims?.made.find(({ seat }) => seat === won.leader);
  return won === null || made === undefined ? null : { won, at: made.at };
}

interface ClaimedSheetProps {
  readonly view: View;
  readonly names: TableNames;
  readonly turn: Turn<BurningPlanets> | null;
  readonly told: readonly Told<BurningPlanets>[];
  readonly claimed: Claimed | null;
}

/** Asked once: whoever has played on since is not asked again. */
function isAsked({ view, names, told, claimed }: Omit<ClaimedSheetProps, 'turn'>): boolean {
  const { as } = names;
  if (claimed === null || as === 'table' || as === claimed.won.leader || view.players[as]?.outAt !== 0) return false;
  const acted = told.findLast(({ seen }) => seen.some((one) => 'seat' in one && one.seat === as));
  return claimed.at > (acted?.at ?? 0);
}

/** Opens for everybody else when the leader claims the victory. */
export function ClaimedSheet(props: ClaimedSheetProps) {
  const { view, names, turn, claimed } = props;
  const [putAway, setPutAway] = useState(0);
  if (claimed === null || claimed.at === putAway || !isAsked(props)) return null;
  const playOn = (): void => setPutAway(claimed.at);
  const title = names.say('peace.claim.of', { name: names.name(claimed.won.leader) });
  return (
    <Sheet open title={title} className="bp-peace-sheet" onClose={playOn}>
      <Claim {...{ view, names, turn }} claims={null} won={claimed.won} />
      <button type="button" className="btn gold" onClick={playOn}>
        {names.say('peace.playOn')}
      </button>
    </Sheet>
  );
}
