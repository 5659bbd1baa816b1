import { Icon, Sheet, type Turn } from '@orrery/ui';
import { useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Refusal } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import type { TableNames } from '../names.ts';

export interface PeaceProps {
  readonly view: View;
  readonly names: TableNames;
  readonly turn: Turn<BurningPlanets> | null;
  explain(refusal: Refusal): void;
}

/** What all who are left can agree on (BP-E3); null: nothing any more. */
export function agreement({ players, options, n }: View): 'draw' | 'share' | null {
  const full = players.every(({ outAt }) => outAt === 0);
  if (options.sharedVictory === 'off') return full ? 'draw' : null;
  return n === 2 ? 'draw' : 'share';
}

/** The secret switch of BP-P54, in whosever turn. */
export function Peace(props: PeaceProps) {
  const [open, setOpen] = useState(false);
  const { view, names } = props;
  const { say } = names;
  const agreed = agreement(view);
  if (agreed === null) return null;
  return (
    <>
      <button
        type="button"
        className="btn plain bp-peace"
        aria-pressed={view.own?.share === true}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" size={18} />
        <span>{say('peace.title')}</span>
      </button>
      <Sheet open={open} title={say('peace.title')} className="bp-peace-sheet" onClose={() => setOpen(false)}>
        <Offer {...props} agreed={agreed} />
      </Sheet>
    </>
  );
}

interface OfferProps extends PeaceProps {
  readonly agreed: NonNullable<ReturnType<typeof agreement>>;
}

export function Offer({ view, names, turn, explain, agreed }: OfferProps) {
  const { say } = names;
  const share = { t: 'shareVictory', on: view.own?.share !== true } as const;
  const switchShare = (): void => {
    const refusal = turn?.refusal(share) ?? null;
    if (refusal !== null) explain(refusal);
    else void turn?.play(share);
  };
  return (
    <section>
      <label className="bp-share">
        <input type="checkbox" checked={view.own?.share === true} disabled={turn === null} onChange={switchShare} />
        {say(`peace.${agreed}`)}
      </label>
      <p>{say(`peace.${agreed}.why`)}</p>
    </section>
  );
}
