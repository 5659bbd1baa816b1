import type { Seat, Told } from '@orrery/kernel';
import { Icon, Phrase } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import { type DeclineReason, declineReasons, type Move } from '../../rules/moves.ts';
import type { ContractSeen } from '../../rules/seen.ts';
import { goodsText } from '../../words/names.ts';
import { givenBy } from '../../words/sentence-papers.ts';
import { type TableNames, tableNames } from '../names.ts';
import type { PanelProps } from '../panel.ts';
import type { Sense } from '../sense.ts';
import { type Draft, draftOf, type Writing } from './draft.ts';
import { ContractForm } from './Form.tsx';
import { dealingsOf } from './history.ts';
import { covers, isNothing, isParty, papersOf } from './order.ts';
import { Paper } from './Paper.tsx';
import { Seal } from './Seal.tsx';
import './contracts.css';

export interface ContractsProps extends PanelProps {
  readonly sense: Sense;
  /** All that this seat was told: refusals stay to be read. */
  readonly told: readonly Told<BurningPlanets>[];
  /** The contract that is being written; null: none is. */
  readonly draft: Draft | null;
  write(draft: Draft | null): void;
  /** Where they stand beside the map; null: what they lie in has its own way out. */
  readonly close: (() => void) | null;
}

/** The contracts drawer: what was proposed, what is signed, what lies face down, and the form for a new one. */
export function Contracts(props: ContractsProps) {
  const { view, as, seats, say, turn, explain, draft, write } = props;
  const names = tableNames(say, as, seats, view.options);
  const drawer = (inside: ReactNode) => (
    <div className="bp-contracts">
      {props.close !== null && (
        <button
          type="button"
          className="btn icon plain bp-card-close"
          aria-label={names.say('map.close')}
          onClick={props.close}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {inside}
    </div>
  );
  if (view.options.trade === 'off') return drawer(<p>{names.say('contracts.off')}</p>);
  const papers = papersOf(view, as);
  const dealings = dealingsOf(props.told);
  const act = (move: Move): void => {
    const refusal = turn?.refusal(move) ?? null;
    if (refusal !== null) explain(refusal);
    else void turn?.play(move);
  };
  const trades = as !== 'table' && view.stage === 'play' && view.players[as]?.outAt === 0;
  // There is no turn while events are on stage: what is being written stays.
  const open = turn !== null && trades;
  if (draft !== null && trades)
    return drawer(<ContractForm {...props} {...{ names, dealings, act, draft }} me={as} close={() => write(null)} />);
  const begin = (writing: Writing): void => {
    if (as !== 'table') write(draftOf(view, as, writing));
  };
  const empty = Object.values(papers).every(({ length }) => length === 0) && dealings.declined.length === 0;
  return drawer(
    <>
      {empty && <p>{names.say('contracts.none')}</p>}
      <Pile title="contracts.asked" names={names} papers={papers.asked}>
        {(contract) => (
          <Paper key={contract.id} {...{ view, names, contract }}>
            {as !== 'table' && (
              <Judging
                {...{ names, contract, act, open }}
                me={as}
                stock={view.players[as]?.stock ?? null}
                instead={dealings.answers.get(contract.id!) ?? null}
                counter={() => begin({ carrier: contract.carrier, counter: contract })}
              />
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
        <button type="button" className={papers.asked.length > 0 ? 'btn' : 'btn gold'} onClick={() => begin({})}>
          {names.say('contracts.new')}
        </button>
      )}
      {dealings.declined.length > 0 && (
        <section>
          <h3>{names.say('contracts.declined')}</h3>
          {dealings.declined.slice(0, 6).map(({ contract, by, why }) => (
            <Paper key={contract.id} {...{ view, names, contract }}>
              <p className="bp-paper-why">{declinedText(names, by, why)}</p>
            </Paper>
          ))}
        </section>
      )}
      <Pile title="contracts.past" names={names} papers={papers.past}>
        {(contract) => <Paper key={contract.no} {...{ view, names, contract }} />}
      </Pile>
    </>,
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

/** Who declined, and why as far as they said. */
function declinedText(names: TableNames, by: Seat, why: DeclineReason | null): string {
  const { say } = names;
  return say(by === names.as ? 'contract.declined.mine' : 'contract.declined', {
    name: names.name(by),
    why: why ?? 'none',
  });
}

interface JudgingProps extends ActionProps {
  readonly stock: PanelStock;
  /** The proposal of mine that this one answers. */
  readonly instead: ContractSeen | null;
  /** Declines it with another proposal. */
  counter(): void;
}

/** A proposal to me: what I would get for what, and every answer; signing is asked twice (BP-P46). */
function Judging({ names, contract, me, open, act, stock, instead, counter }: JudgingProps) {
  const [sure, setSure] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { say } = names;
  const loss = givenBy(contract, me);
  const gain = givenBy(contract, contract.proposer);
  const id = contract.id!;
  const judged = isNothing(loss) ? 'contract.judge.gift' : isNothing(gain) ? 'contract.judge.give' : 'contract.judge';
  const short = stock !== null && !covers(stock, loss);
  return (
    <>
      {instead !== null && (
        <p className="bp-paper-why">
          <Phrase
            text={say('contract.instead', {
              name: names.name(contract.proposer),
              gain: goodsText(say, givenBy(instead, contract.proposer)),
              loss: goodsText(say, givenBy(instead, me)),
            })}
          />
        </p>
      )}
      <p>
        <Phrase text={say(judged, { gain: goodsText(say, gain), loss: goodsText(say, loss) })} />
        {short && ` ${say('contract.short')}`}
      </p>
      {sure && <p role="status">{say('contract.sure')}</p>}
      {declining && <Reasons {...{ names, contract, act, open }} />}
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
            <button type="button" className="btn" disabled={!open} onClick={counter}>
              {say('contract.counter')}
            </button>
            <button
              type="button"
              className="btn"
              aria-expanded={declining}
              disabled={!open}
              onClick={() => setDeclining(!declining)}
            >
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

/** Why not: one of a few reasons, or none. */
export function Reasons({ names, contract, open, act }: Omit<ActionProps, 'me'>) {
  const { say } = names;
  const id = contract.id!;
  return (
    <div className="bp-paper-actions">
      {declineReasons.map((why) => (
        <button
          key={why}
          type="button"
          className="btn"
          disabled={!open}
          onClick={() => act({ t: 'declineContract', id, why })}
        >
          {say(`contract.why.${why}`)}
        </button>
      ))}
      <button type="button" className="btn" disabled={!open} onClick={() => act({ t: 'declineContract', id })}>
        {say('contract.why.none')}
      </button>
    </div>
  );
}

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
