import { sized } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type Bag, type Res, resources } from '../../data/index.ts';
import type { MessageId } from '../../words/index.ts';
import { goodsSpoken } from '../../words/names.ts';
import { RESOURCE_SHAPES } from '../art/signs.ts';
import './goods.css';

/** A resource told by letter and shape. */
export function ResourceSign({ res, size = 22 }: { readonly res: Res; readonly size?: number }) {
  return (
    <svg className={`bp-res bp-res-${res}`} viewBox="-1 -1 2 2" {...sized(size)} aria-hidden="true">
      <path d={RESOURCE_SHAPES[res]} />
      <text y=".3">{res}</text>
    </svg>
  );
}

/** Goods side by side, each with its number; heard as a sentence. */
export function Goods({
  bag,
  say,
  sign = '',
}: {
  readonly bag: Bag;
  readonly say: Say<MessageId>;
  readonly sign?: string;
}) {
  const some = resources.filter((res) => bag[res] !== 0);
  return (
    <span className="bp-goods">
      <span className="unseen">{goodsSpoken(say, bag)}</span>
      <span className="bp-goods-row" aria-hidden="true">
        {some.length === 0 ? (
          <i>{say('goods.none')}</i>
        ) : (
          some.map((res) => (
            <span key={res}>
              <ResourceSign res={res} size={18} />
              <b>
                {sign}
                {bag[res]}
              </b>
            </span>
          ))
        )}
      </span>
    </span>
  );
}
