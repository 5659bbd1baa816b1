import type { Seat } from '@orrery/kernel';
import { useId, useState } from 'react';
import { type Bag, NO_GOODS, type Res, resources } from '../../data/index.ts';
import type { Move, Propose } from '../../rules/moves.ts';
import type { ContractSeen, ShipSeen, View } from '../../rules/seen.ts';
import { panelOf, shipPlain, who } from '../../words/names.ts';
import { givenBy } from '../../words/sentence-papers.ts';
import { ResourceSign } from '../goods/Goods.tsx';
import type { TableNames } from '../names.ts';
import type { ContractsProps } from './Contracts.tsx';
import type { Dealings } from './history.ts';
import { covers, isNothing } from './order.ts';
import { Prospect } from './Prospect.tsx';
import { Seal } from './Seal.tsx';
import { tripTurns } from './trip.ts';

/** What a new contract begins with. */
export interface Writing {
  readonly carrier?: number;
  /** It is offered instead of this proposal, which is declined. */
  readonly counter?: ContractSeen;
}

interface FormProps extends ContractsProps {
  readonly writing: Writing;
  readonly dealings: Dealings;
  readonly me: Seat;
  readonly names: TableNames;
  act(move: Move): void;
  close(): void;
}

/** More than any deal needs; the rules allow a million. */
const MOST = 9999;

/** Cargo ships that could carry a contract between two seats: mine first. */
export function carriersOf({ ships }: View, me: Seat, partner: Seat): ShipSeen[] {
  const fits = ships.filter(({ cls, owner }) => cls === 'cargo' && (owner === me || owner === partner));
  return fits.sort((a, b) => Number(b.owner === me) - Number(a.owner === me) || a.no - b.no);
}

export function partnersOf({ players }: View, me: Seat): Seat[] {
  return players.flatMap(({ outAt }, seat) => (outAt === 0 && seat !== me ? [seat] : []));
}

/** Two baskets, a ship, a seal (BP-P45). */
export function ContractForm({ view, sense, seats, me, names, turn, dealings, act, close, writing }: FormProps) {
  const { carrier, counter } = writing;
  const { say } = names;
  const owner = view.ships.find(({ no }) => no === carrier)?.owner;
  const partners = partnersOf(view, me);
  const [partner, setPartner] = useState(
    counter?.proposer ?? (owner !== undefined && owner !== me ? owner : (partners[0] ?? me)),
  );
  const [chosen, setChosen] = useState<number | null>(carrier ?? null);
  const [give, setGive] = useState(counter === undefined ? NO_GOODS : givenBy(counter, me));
  const [take, setTake] = useState(counter === undefined ? NO_GOODS : givenBy(counter, counter.proposer));
  const [secret, setSecret] = useState(counter?.secret ?? view.options.trade === 'secret');
  const [step, setStep] = useState<number>(STEPS[0]);
  const id = useId();
  const carriers = carriersOf(view, me, partner);
  const ship = carriers.find(({ no }) => no === chosen) ?? carriers[0];
  const stock = view.players[me]?.stock ?? NO_GOODS;
  const empty = isNothing(give) && isNothing(take);
  const legs = [
    ...(isNothing(give) ? [] : [{ from: me, to: partner }]),
    ...(isNothing(take) ? [] : [{ from: partner, to: me }]),
  ];
  const turns = ship === undefined ? null : tripTurns(view, ship, legs);
  const move: Propose | null =
    ship === undefined ? null : { t: 'proposeContract', partner, carrier: ship.no, give, take, secret };
  const refusal = move === null || empty ? null : (turn?.refusal(move) ?? null);
  const note =
    ship === undefined
      ? null
      : empty
        ? 'form.empty'
        : refusal !== null
          ? refusal
          : !covers(stock, give)
            ? 'form.short'
            : isNothing(take)
              ? 'form.gift'
              : null;
  return (
    <form
      className="bp-form"
      aria-label={say('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (turn === null || move === null || empty || refusal !== null) return;
        // A counter-offer is a decline with a new proposal right after it.
        if (counter !== undefined)
          void turn.play({ t: 'declineContract', id: counter.id! }).then(() => turn.play(move));
        else act(move);
        close();
      }}
    >
      <div className="bp-form-row">
        <label htmlFor={`${id}-partner`}>{say('form.partner')}</label>
        <select
          id={`${id}-partner`}
          className="field"
          value={partner}
          onChange={(event) => setPartner(Number(event.target.value))}
        >
          {partners.map((seat) => (
            <option key={seat} value={seat}>
              {names.name(seat)}
            </option>
          ))}
        </select>
      </div>
      <div className="bp-form-row">
        <label htmlFor={`${id}-carrier`}>{say('form.carrier')}</label>
        <select
          id={`${id}-carrier`}
          className="field"
          value={ship?.no ?? ''}
          disabled={ship === undefined}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {carriers.map((one) => (
            <option key={one.no} value={one.no}>
              {say('form.carrier.one', {
                ship: shipPlain(names, one.owner, 'cargo', one.no),
                who: who(names, one.owner),
                name: names.name(one.owner),
                panel: panelOf(view.options, one.cell),
              })}
            </option>
          ))}
        </select>
      </div>
      {/* What no contract can be without is said before anything is written. */}
      {ship === undefined && <p className="bp-paper-why">{say('form.carrier.none')}</p>}
      <fieldset className="bp-steps">
        <legend>{say('form.steps')}</legend>
        {STEPS.map((one) => (
          <label key={one} data-on={step === one || undefined}>
            <input type="radio" name={`${id}-step`} checked={step === one} onChange={() => setStep(one)} />
            {one}
          </label>
        ))}
      </fieldset>
      <div className="bp-baskets">
        <Basket side="give" names={names} bag={give} have={stock} step={step} change={setGive} />
        <Basket side="take" names={names} bag={take} have={null} step={step} change={setTake} />
      </div>
      <p className="bp-form-note">{ship !== undefined && !empty && turns !== null && say('form.trip', { turns })}</p>
      <Prospect {...{ sense, names, seats, partner, give, take, dealings }} empty={empty} />
      <fieldset className="bp-seals">
        <legend>{say('form.seal')}</legend>
        {([true, false] as const).map((kind) => (
          <label
            key={String(kind)}
            data-on={secret === kind || undefined}
            data-shut={(kind && view.options.trade !== 'secret') || undefined}
          >
            <input
              type="radio"
              name={`${id}-seal`}
              checked={secret === kind}
              disabled={kind && view.options.trade !== 'secret'}
              onChange={() => setSecret(kind)}
            />
            <Seal secret={kind} />
            <span>
              <b>{say(kind ? 'form.secret' : 'form.open')}</b>
              <small>{say(kind ? 'form.secret.why' : 'form.open.why')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="bp-form-note" aria-live="polite">
        {note === null ? '' : say(note)}
      </p>
      <div className="bp-paper-actions">
        <button type="button" className="btn" onClick={close}>
          {say('form.cancel')}
        </button>
        <button
          type="submit"
          className="btn gold"
          disabled={turn === null || move === null || empty || refusal !== null}
        >
          {say('form.send')}
        </button>
      </div>
    </form>
  );
}

const STEPS = [1, 5, 10] as const;

interface BasketProps {
  readonly step: number;
  readonly side: 'give' | 'take';
  readonly names: TableNames;
  readonly bag: Bag;
  /** What there is to give; null where it is not mine to know. */
  readonly have: Bag | null;
  change(bag: Bag): void;
}

function Basket({ side, names, bag, have, step, change }: BasketProps) {
  const { say } = names;
  const put = (res: Res, amount: number): void => {
    if (Number.isInteger(amount)) change({ ...bag, [res]: Math.min(Math.max(amount, 0), MOST) });
  };
  return (
    <fieldset className="bp-basket">
      <legend>{say(side === 'give' ? 'form.give' : 'form.take')}</legend>
      {resources.map((res) => {
        const name = say(`res.${res}`);
        return (
          <div key={res} className="bp-basket-row">
            <ResourceSign res={res} />
            <span className="bp-basket-name">
              {name}
              {have !== null && <small>{say('form.have', { count: have[res] })}</small>}
            </span>
            <button
              type="button"
              className="btn icon"
              aria-label={say('form.less', { res: name })}
              disabled={bag[res] === 0}
              onClick={() => put(res, bag[res] - step)}
            >
              −
            </button>
            <input
              className={`field bp-basket-amount ${bag[res] > 0 ? 'bp-basket-some' : ''}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST}
              value={bag[res]}
              aria-label={say('form.amount', { side, res: name })}
              onChange={(event) => put(res, Math.floor(Number(event.target.value)))}
            />
            <button
              type="button"
              className="btn icon"
              aria-label={say('form.more', { res: name })}
              onClick={() => put(res, bag[res] + step)}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
