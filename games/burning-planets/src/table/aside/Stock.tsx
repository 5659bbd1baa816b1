import type { Seat } from '@orrery/kernel';
import { Sheet } from '@orrery/ui';
import { listed } from '@orrery/words';
import { useState } from 'react';
import { NO_GOODS, resources } from '../../data/index.ts';
import { bagAt } from '../../rules/tables.ts';
import { yieldOf } from '../../rules/turn.ts';
import { ResourceSign } from '../goods/Goods.tsx';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';

interface StockProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
}

/** The own resources in signs and numbers; a tap opens them in words. */
export function Stock({ sense, names, me }: StockProps) {
  const { view, s } = sense;
  const { say } = names;
  const [open, setOpen] = useState(false);
  const player = view.players[me];
  const stock = player?.stock ?? NO_GOODS;
  const more = bagAt(yieldOf(s, me, 0), 0);
  const reserve = player?.reserve ?? [];
  const wordsOf = (res: (typeof resources)[number]): string =>
    say('stock.one', { res: say(`res.${res}`), count: stock[res], plus: more[res] });
  return (
    <>
      <div className="bp-stock-strip">
        <ul className="bp-stock">
          {resources.map((res) => (
            <li key={res}>
              <ResourceSign res={res} size={24} />
              <span className="unseen">{wordsOf(res)}</span>
              <b aria-hidden="true">{stock[res]}</b>
              <small aria-hidden="true">+{more[res]}</small>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="bp-stock-open"
          aria-haspopup="dialog"
          aria-label={say('stock.title')}
          onClick={() => setOpen(true)}
        />
        <Sheet open={open} title={say('stock.title')} onClose={() => setOpen(false)}>
          <ul className="bp-stock-words">
            {resources.map((res) => (
              <li key={res}>
                <ResourceSign res={res} size={24} />
                {wordsOf(res)}
              </li>
            ))}
          </ul>
        </Sheet>
      </div>
      {reserve.length > 0 && (
        <p className="bp-reserve">
          {say('stock.kits', {
            kits: listed(
              say,
              reserve.map((kit) => say(`thing.${kit}`)),
            ),
          })}
        </p>
      )}
    </>
  );
}
