import type { Seat } from '@orrery/kernel';
import { type Claims, Icon, type Turn } from '@orrery/ui';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Refusal } from '../../rules/moves.ts';
import { waitingProposals } from '../contracts/index.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import { Peace } from './Peace.tsx';
import { Stock } from './Stock.tsx';
import './aside.css';

export interface AsideProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat | null;
  readonly turn: Turn<BurningPlanets> | null;
  readonly claims: Claims | null;
  openContracts(): void;
  explain(refusal: Refusal): void;
}

/** The own stock with what comes each turn, contracts, and the ways out before the end. */
export function Aside({ sense, names, me, turn, claims, openContracts, explain }: AsideProps) {
  const { view } = sense;
  const { say } = names;
  const waiting = waitingProposals(view);
  const playing = view.stage === 'play' && me !== null && view.players[me]?.outAt === 0;
  return (
    <div className="bp-aside">
      {me !== null && <Stock {...{ sense, names, me }} />}
      {me === null && <p>{say('stock.watching')}</p>}
      <div className="bp-aside-row">
        {view.options.trade !== 'off' && (
          <button type="button" className="btn" data-waiting={waiting > 0 || undefined} onClick={openContracts}>
            <span className="bp-contracts-sign" aria-hidden="true">
              <Icon name="pencil" size={18} />
              {waiting > 0 && <b>{waiting}</b>}
            </span>
            <span className="bp-contracts-word">{say('stock.contracts', { count: waiting })}</span>
          </button>
        )}
        {playing && <Peace {...{ view, names, turn, claims, explain }} />}
      </div>
    </div>
  );
}
