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

/** The two ways out before the end: the secret switch of BP-P54, and giving up (BP-E4), in whosever turn. */
export function Peace(props: PeaceProps) {
  const [open, setOpen] = useState(false);
  const { view, names } = props;
  const { say } = names;
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
        <Ways {...props} close={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

export function Ways({ view, names, turn, explain, close }: PeaceProps & { close(): void }) {
  const { say } = names;
  const agreed = agreement(view);
  const share = { t: 'shareVictory', on: view.own?.share !== true } as const;
  const switchShare = (): void => {
    const refusal = turn?.refusal(share) ?? null;
    if (refusal !== null) explain(refusal);
    else void turn?.play(share);
  };
  return (
    <>
      {agreed !== null && (
        <section>
          <label className="bp-share">
            <input type="checkbox" checked={view.own?.share === true} disabled={turn === null} onChange={switchShare} />
            {say(`peace.${agreed}`)}
          </label>
          <p>{say(`peace.${agreed}.why`)}</p>
        </section>
      )}
      <section>
        <p>{say('peace.concede.why')}</p>
        <button
          type="button"
          className="btn"
          disabled={turn === null}
          onClick={() => {
            close();
            void turn?.play({ t: 'concede' });
          }}
        >
          {say('peace.concede')}
        </button>
      </section>
    </>
  );
}
