import { type Claims, Icon, Sheet, type Turn } from '@orrery/ui';
import { useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Refusal } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { who } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { type Decided, decided } from '../seat/decided.ts';

export interface PeaceProps {
  readonly view: View;
  readonly names: TableNames;
  readonly turn: Turn<BurningPlanets> | null;
  readonly claims: Claims | null;
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
  const won = decided(view);
  if (agreed === null && won === null) return null;
  return (
    <>
      <button
        type="button"
        className="btn plain bp-peace"
        aria-pressed={view.own?.share === true}
        data-decided={won !== null || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" size={18} />
        <span>{say(won === null ? 'peace.title' : 'peace.decided.title')}</span>
      </button>
      <Sheet open={open} title={say('peace.title')} className="bp-peace-sheet" onClose={() => setOpen(false)}>
        {won !== null && <Claim {...props} won={won} />}
        {agreed !== null && <Offer {...props} agreed={agreed} />}
      </Sheet>
    </>
  );
}

/** Whoever outweighs all others may claim the victory; the others give it with one press, asked or not, or play on. */
export function Claim({ view, names, turn, claims, won }: Omit<PeaceProps, 'explain'> & { readonly won: Decided }) {
  const { say } = names;
  const mine = names.as === won.leader;
  return (
    <section>
      <p>{say('peace.decided', { who: who(names, won.leader), name: names.name(won.leader), share: won.share })}</p>
      <p>{say(mine ? 'peace.decided.mine' : 'peace.concede.why')}</p>
      {mine && claims !== null && <Asking names={names} claims={claims} />}
      {!mine && names.as !== 'table' && view.players[names.as]?.outAt === 0 && (
        <button
          type="button"
          className="btn"
          disabled={turn === null}
          onClick={() => void turn?.play({ t: 'concede' })}
        >
          {say('peace.concede')}
        </button>
      )}
    </section>
  );
}

/** For the leader: the others are asked to give up. */
function Asking({ names, claims }: { readonly names: TableNames; readonly claims: Claims }) {
  const { say } = names;
  if (claims.made.some(({ seat }) => seat === names.as)) return <p role="status">{say('peace.claim.made')}</p>;
  return (
    <>
      <p>{say('peace.claim.why')}</p>
      <button type="button" className="btn gold" disabled={claims.ask === null} onClick={() => claims.ask?.()}>
        {say('peace.claim')}
      </button>
    </>
  );
}

interface OfferProps extends PeaceProps {
  readonly agreed: NonNullable<ReturnType<typeof agreement>>;
}

export function Offer({ view, names, turn, explain, agreed }: Omit<OfferProps, 'claims'>) {
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
