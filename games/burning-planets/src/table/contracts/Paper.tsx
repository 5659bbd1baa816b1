import type { Seat } from '@orrery/kernel';
import { Sigil, seatIdentity } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { ContractSeen, View } from '../../rules/seen.ts';
import { panelOf, shipPlain, who } from '../../words/names.ts';
import { givenBy } from '../../words/sentence-papers.ts';
import { Goods } from '../goods/Goods.tsx';
import type { TableNames } from '../names.ts';
import { isParty, legState } from './order.ts';
import { Seal } from './Seal.tsx';

interface PaperProps {
  readonly view: View;
  readonly names: TableNames;
  readonly contract: ContractSeen;
  readonly children?: ReactNode;
}

/** One contract or proposal: who, what each gives and how far it has come, the ship, the seal. */
export function Paper({ view, names, contract, children }: PaperProps) {
  const { say, as } = names;
  const { proposer, partner, no, secret, state, legs } = contract;
  const other = as === proposer ? partner : proposer;
  const parties = isParty(contract, as)
    ? say('contract.with', { name: names.name(other) })
    : say('contract.between', { one: names.name(proposer), other: names.name(partner) });
  return (
    <article className="bp-paper" data-state={state}>
      <header>
        <Seal secret={secret} />
        <h4>{no === null ? parties : say('contract.no', { no })}</h4>
        {no !== null && <span>{parties}</span>}
        <span className="bp-paper-state">
          {say(secret ? 'contract.secret' : 'contract.open')}
          {state !== 'proposed' && `, ${say(`contract.state.${state}`)}`}
        </span>
      </header>
      <dl>
        {[proposer, partner].map((giver) => {
          const leg = legs.find(({ from }) => from === giver);
          return (
            <div key={giver} className="bp-paper-leg">
              <dt>
                <Party names={names} seat={giver} />
              </dt>
              <dd>
                <Goods bag={givenBy(contract, giver)} say={say} />
                {state !== 'proposed' && leg !== undefined && <small>{say(legState(leg))}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="bp-paper-carrier">{carrierText(view, names, contract)}</p>
      {children}
    </article>
  );
}

function Party({ names, seat }: { readonly names: TableNames; readonly seat: Seat }) {
  const { sigil, line } = seatIdentity(names.look(seat));
  const mine = who(names, seat) === 'you';
  return (
    <>
      <Sigil name={sigil} size={18} fill={line} />
      {mine ? names.say('contract.you') : names.say('contract.they', { name: names.name(seat) })}
    </>
  );
}

function carrierText(view: View, names: TableNames, { carrier }: ContractSeen): string {
  const ship = view.ships.find(({ no }) => no === carrier);
  if (ship === undefined) return names.say('contract.carrierLost');
  return names.say('contract.carrier', {
    ship: shipPlain(names, ship.owner, 'cargo', carrier),
    who: who(names, ship.owner),
    name: names.name(ship.owner),
    panel: panelOf(view.options, ship.cell),
  });
}
