import type { Seat } from '@orrery/kernel';
import { Phrase } from '@orrery/ui';
import { useState } from 'react';
import type { Move } from '../../rules/moves.ts';
import type { ContractSeen } from '../../rules/seen.ts';
import { goodsText } from '../../words/names.ts';
import { givenBy } from '../../words/sentence-papers.ts';
import { type TableNames, tableNames } from '../names.ts';
import type { PanelProps } from '../panel.ts';
import { ContractForm } from './Form.tsx';
import { covers, isNothing, isParty, papersOf } from './order.ts';
import { Paper } from './Paper.tsx';
import { Seal } from './Seal.tsx';
import './contracts.css';

export interface ContractsProps extends PanelProps {
  /** The number of a cargo ship for which a contract is to be written: the form is open from the start. */
  readonly carrier?: number;
}

/** The contracts drawer: what was proposed, what is signed, what lies face down, and the form for a new one. */
export function Contracts(props: ContractsProps) {
  const { view, as, seats, say, turn, explain, carrier } = props;
  const [writing, setWriting] = useState(carrier !== undefined);
  const names = tableNames(say, as, seats, view.options);
  if (view.options.trade === 'off') return <p className="bp-contracts">{names.say('contracts.off')}</p>;
  const papers = papersOf(view, as);
  const act = (move: Move): void => {
    const refusal = turn?.refusal(move) ?? null;
    if (refusal !== null) explain(refusal);
    else void turn?.play(move);
  };
  const trades = as !== 'table' && view.stage === 'play' && view.players[as]?.outAt === 0;
  // There is no turn while events are on stage: what is being written stays.
  const open = turn !== null && trades;
  if (writing && trades)
    return (
      <div className="bp-contracts">
        <ContractForm {...props} me={as} names={names} act={act} close={() => setWriting(false)} />
      </div>
    );
  const empty = Object.values(papers).every(({ length }) => length === 0);
  return (
    <div className="bp-contracts">
      {empty && <p>{names.say('contracts.none')}</p>}
      <Pile title="contracts.asked" names={names} papers={papers.asked}>
        {(contract) => (
          <Paper key={contract.id} {...{ view, names, contract }}>
            {as !== 'table' && (
              <Judging {...{ names, contract, act, open }} me={as} stock={view.players[as]?.stock ?? null} />
            )}
          </Paper>
        )}
      </Pile>
      <Pile title="contracts.sent" names={names} papers={papers.sent}>
        {(contract) => (
          <Paper key={contract.id} {...{ view, names, contract }}>
            <div className="bp-paper-actions">
              <button
                type="button"
                className="btn"
                disabled={!open}
                onClick={() => act({ t: 'withdrawContract', id: contract.id! })}
              >
                {names.say('contract.withdraw')}
              </button>
            </div>
          </Paper>
        )}
      </Pile>
      <Pile title="contracts.running" names={names} papers={papers.running}>
        {(contract) => (
          <Paper key={contract.no} {...{ view, names, contract }}>
            {as !== 'table' && isParty(contract, as) && <Holding {...{ names, contract, act, open }} me={as} />}
          </Paper>
        )}
      </Pile>
      {papers.faceDown.length > 0 && (
        <section>
          <h3>{names.say('contracts.faceDown')}</h3>
          <ul className="bp-faceDown">
            {papers.faceDown.map((no) => (
              <li key={no}>
                <Seal secret size={30} />
                <b aria-hidden="true">{no}</b>
                <span className="unseen">{names.say('contract.faceDown', { no })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {trades && (
        <button type="button" className={papers.asked.length > 0 ? 'btn' : 'btn gold'} onClick={() => setWriting(true)}>
          {names.say('contracts.new')}
        </button>
      )}
      <Pile title="contracts.past" names={names} papers={papers.past}>
        {(contract) => <Paper key={contract.no} {...{ view, names, contract }} />}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly title: 'contracts.asked' | 'contracts.sent' | 'contracts.running' | 'contracts.past';
  readonly names: TableNames;
  readonly papers: readonly ContractSeen[];
  children(contract: ContractSeen): React.ReactNode;
}

function Pile({ title, names, papers, children }: PileProps) {
  if (papers.length === 0) return null;
  return (
    <section>
      <h3>{names.say(title)}</h3>
      {papers.map(children)}
    </section>
  );
}

interface ActionProps {
  readonly names: TableNames;
  readonly contract: ContractSeen;
  readonly me: Seat;
  readonly open: boolean;
  act(move: Move): void;
}

/** A proposal to me: what I would get for what, and both answers; signing is asked twice (BP-P46). */
function Judging({ names, contract, me, open, act, stock }: ActionProps & { readonly stock: PanelStock }) {
  const [sure, setSure] = useState(false);
  const { say } = names;
  const loss = givenBy(contract, me);
  const gain = givenBy(contract, contract.proposer);
  const id = contract.id!;
  const judged = isNothing(loss) ? 'contract.judge.gift' : isNothing(gain) ? 'contract.judge.give' : 'contract.judge';
  const short = stock !== null && !covers(stock, loss);
  return (
    <>
      <p>
        <Phrase text={say(judged, { gain: goodsText(say, gain), loss: goodsText(say, loss) })} />
        {short && ` ${say('contract.short')}`}
      </p>
      {sure && <p role="status">{say('contract.sure')}</p>}
      <div className="bp-paper-actions">
        {sure ? (
          <>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {say('contract.notYet')}
            </button>
            <button type="button" className="btn gold" disabled={!open} onClick={() => act({ t: 'signContract', id })}>
              {say('contract.sign')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" disabled={!open} onClick={() => act({ t: 'declineContract', id })}>
              {say('contract.decline')}
            </button>
            <button type="button" className="btn gold" disabled={!open} onClick={() => setSure(true)}>
              {say('contract.sign')}…
            </button>
          </>
        )}
      </div>
    </>
  );
}
type PanelStock = PanelProps['view']['players'][number]['stock'];

/** BP-P49: my own goods may be withheld, and released again, as long as they are not aboard. */
function Holding({ names, contract, me, open, act }: ActionProps) {
  const leg = contract.legs.find(({ from }) => from === me);
  if (leg?.state !== 'due') return null;
  const held = leg.withheld === true;
  return (
    <div className="bp-paper-actions">
      <button
        type="button"
        className="btn"
        aria-pressed={held}
        disabled={!open}
        onClick={() => act({ t: 'withhold', id: contract.id!, on: !held })}
      >
        {names.say(held ? 'contract.release' : 'contract.withhold')}
      </button>
    </div>
  );
}
