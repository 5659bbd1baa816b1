import type { Seat } from '@orrery/kernel';
import { useId, useState } from 'react';
import { type Bag, NO_GOODS, type Res, resources } from '../../data/index.ts';
import type { Move, Propose } from '../../rules/moves.ts';
import type { ShipSeen, View } from '../../rules/seen.ts';
import { panelOf, shipPlain, who } from '../../words/names.ts';
import { ResourceSign } from '../goods/Goods.tsx';
import type { TableNames } from '../names.ts';
import type { ContractsProps } from './Contracts.tsx';
import { type Draft, givenIn, partnersOf, takenIn } from './draft.ts';
import type { Dealings } from './history.ts';
import { covers, isNothing } from './order.ts';
import { Prospect } from './Prospect.tsx';
import { Seal } from './Seal.tsx';
import { tripTurns } from './trip.ts';

interface FormProps extends ContractsProps {
  readonly draft: Draft;
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

/** A partner, a ship, goods either way, a seal (BP-P45). */
export function ContractForm({ view, sense, seats, me, names, turn, dealings, act, close, draft, write }: FormProps) {
  const { partner, secret, counter } = draft;
  const { say } = names;
  const partners = partnersOf(view, me);
  const [give, take] = [givenIn(draft), takenIn(draft)];
  const id = useId();
  const carriers = carriersOf(view, me, partner);
  const ship = carriers.find(({ no }) => no === draft.carrier) ?? carriers[0];
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
        if (counter !== null) void turn.play({ t: 'declineContract', id: counter.id! }).then(() => turn.play(move));
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
          onChange={(event) => write({ ...draft, partner: Number(event.target.value) })}
        >
          {partners.map((seat) => (
            <option key={seat} value={seat}>
              {names.name(seat)}
            </option>
          ))}
        </select>
      </div>
      <div className="bp-form-row bp-form-carrier">
        <label htmlFor={`${id}-carrier`}>{say('form.carrier')}</label>
        <select
          id={`${id}-carrier`}
          className="field"
          value={ship?.no ?? ''}
          disabled={ship === undefined}
          onChange={(event) => write({ ...draft, carrier: Number(event.target.value) })}
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
      <Basket names={names} net={draft.net} stock={stock} change={(net) => write({ ...draft, net })} />
      <Prospect {...{ sense, names, seats, partner, give, take, dealings }} empty={empty} />
      <p className="bp-form-note">{ship !== undefined && !empty && turns !== null && say('form.trip', { turns })}</p>
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
              onChange={() => write({ ...draft, secret: kind })}
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
  readonly names: TableNames;
  /** Of each good what I get; below 0 what I give. */
  readonly net: Bag;
  readonly stock: Bag;
  change(net: Bag): void;
}

/** A row for each good with one stepper: to the left I give, to the right I get. */
function Basket({ names, net, stock, change }: BasketProps) {
  const { say } = names;
  const [step, setStep] = useState<number>(STEPS[0]);
  const id = useId();
  const put = (res: Res, amount: number): void => {
    if (Number.isInteger(amount)) change({ ...net, [res]: Math.min(Math.max(amount, -MOST), MOST) });
  };
  return (
    <>
      <fieldset className="bp-steps">
        <legend>{say('form.steps')}</legend>
        {STEPS.map((one) => (
          <label key={one} data-on={step === one || undefined}>
            <input type="radio" name={`${id}-step`} checked={step === one} onChange={() => setStep(one)} />
            {one}
          </label>
        ))}
      </fieldset>
      <fieldset className="bp-basket" aria-label={say('form.goods')}>
        {resources.map((res) => {
          const name = say(`res.${res}`);
          const amount = net[res];
          const side = amount < 0 ? 'give' : amount > 0 ? 'take' : 'none';
          return (
            <div key={res} className="bp-basket-row">
              <ResourceSign res={res} />
              <span className="bp-basket-name">
                {name}
                <small>{say('form.have', { count: stock[res] })}</small>
              </span>
              <button
                type="button"
                className="btn icon"
                aria-label={say('form.less', { res: name })}
                onClick={() => put(res, amount - step)}
              >
                −
              </button>
              <span className="bp-basket-amount" data-side={side}>
                <small aria-hidden="true">{say('form.side', { side })}</small>
                <input
                  className="field"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={MOST}
                  value={Math.abs(amount)}
                  aria-label={say('form.amount', { side, res: name })}
                  onChange={(event) => put(res, Math.floor(Number(event.target.value)) * (amount < 0 ? -1 : 1))}
                />
              </span>
              <button
                type="button"
                className="btn icon"
                aria-label={say('form.more', { res: name })}
                onClick={() => put(res, amount + step)}
              >
                +
              </button>
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
