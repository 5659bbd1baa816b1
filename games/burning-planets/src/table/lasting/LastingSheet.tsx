import type { Seat } from '@orrery/kernel';
import { Sheet } from '@orrery/ui';
import { capital, className, planetName } from '../../words/names.ts';
import { placeText, targetName } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import { type Lasting, lastingKey, type Stopped, withoutOrder } from './lasting.ts';
import type { KeptOrders } from './useKeptOrders.ts';
import './lasting.css';

export interface LastingSheetProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
  readonly kept: KeptOrders;
  readonly stopped: readonly Stopped[];
  /** As many things as last turn could be done again. */
  readonly again: number;
  repeat(): void;
  /** Calls a kept fleet; null: not now. */
  readonly lead: ((ships: readonly number[]) => void) | null;
  close(): void;
}

/** Every order that lasts, in words, each with the way to end it. */
export function LastingSheet({ sense, names, me, kept, stopped, again, repeat, lead, close }: LastingSheetProps) {
  const { say } = names;
  return (
    <Sheet open title={say('order.title')} className="bp-lasting" onClose={close}>
      <p className="bp-card-note">{say('order.why')}</p>
      {again > 0 && (
        <button type="button" className="btn" onClick={repeat}>
          {say('order.again', { count: again })}
        </button>
      )}
      {stopped.length > 0 && (
        <ul className="bp-lasting-stopped">
          {stopped.map((one) => (
            <li key={lastingKey(one.order)}>{stoppedText(names, sense, one)}</li>
          ))}
        </ul>
      )}
      {kept.list.length === 0 ? (
        <p>{say('order.none')}</p>
      ) : (
        <>
          <ul>
            {kept.list.map((one) => {
              const key = lastingKey(one);
              return (
                <li key={key}>
                  <span>{orderText(names, sense, me, one)}</span>
                  {one.t === 'fleet' && lead !== null && (
                    <button
                      type="button"
                      className="btn"
                      aria-keyshortcuts={one.no < 10 ? `${one.no}` : undefined}
                      onClick={() => lead(one.ships)}
                    >
                      {say('fleet.call')}
                    </button>
                  )}
                  <button type="button" className="btn" onClick={() => kept.set(withoutOrder(kept.list, key))}>
                    {say('order.end')}
                  </button>
                </li>
              );
            })}
          </ul>
          <button type="button" className="btn" onClick={() => kept.set([])}>
            {say('order.endAll')}
          </button>
        </>
      )}
    </Sheet>
  );
}

function orderText(names: TableNames, sense: Sense, me: Seat, one: Lasting): string {
  const { say } = names;
  const place = (cell: Parameters<typeof placeText>[2]) => placeText(names, sense.view, cell);
  const unit = (ref: Parameters<typeof targetName>[2]) => capital(targetName(names, sense, ref));
  const yard = (at: Extract<Lasting, { t: 'ship' }>['at']) =>
    'planet' in at ? planetName(say, at.planet) : capital(say('thing.station'));
  switch (one.t) {
    case 'go':
      return say('order.line.go', { unit: unit({ ship: one.ship }), place: place(one.to) });
    case 'sleep':
      return say('order.line.sleep', { unit: unit(one.unit) });
    case 'rally':
      return say('order.line.rally', { yard: yard(one.at), place: place(one.to) });
    case 'build':
      return say('order.line.build', { yard: planetName(say, one.planet), thing: say(`thing.${one.kind}`) });
    case 'ship':
      return say('order.line.build', { yard: yard(one.at), thing: className(names, me, one.cls) });
    case 'fleet':
      return say('order.line.fleet', { no: one.no, count: one.ships.length });
  }
}

export function stoppedText(names: TableNames, sense: Sense, { order, why }: Stopped): string {
  const ref = order.t === 'go' ? { ship: order.ship } : order.t === 'sleep' ? order.unit : null;
  const unit = ref === null ? '' : capital(targetName(names, sense, ref));
  return names.say('order.stopped', { unit, why, what: order.t });
}
