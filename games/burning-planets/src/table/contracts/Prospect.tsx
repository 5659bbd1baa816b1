import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import { type Bag, resources } from '../../data/index.ts';
import { bagAt } from '../../rules/tables.ts';
import { yieldOf } from '../../rules/turn.ts';
import { goodsText } from '../../words/names.ts';
import { givenBy } from '../../words/sentence-papers.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import type { Dealings } from './history.ts';
import { evenFor, MOODS, moodOf } from './likely.ts';
import { isNothing, isParty } from './order.ts';

export interface ProspectProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly seats: readonly SeatInfo[];
  readonly partner: Seat;
  readonly give: Bag;
  readonly take: Bag;
  readonly empty: boolean;
  readonly dealings: Dealings;
}

/** Will they sign? From public things alone; of a person what they signed and declined last, for nobody reads minds. */
export function Prospect({ sense, names, seats, partner, give, take, empty, dealings }: ProspectProps) {
  const { say } = names;
  const income = goodsText(say, bagAt(yieldOf(sense.s, partner, 0), 0));
  const facts = say('form.partner.yields', { name: names.name(partner), goods: income });
  const past = <Past {...{ names, partner, dealings }} />;
  if (seats.find(({ seat }) => seat === partner)?.kind !== 'bot' || empty)
    return (
      <div className="bp-prospect">
        <p>{facts}</p>
        {past}
      </div>
    );
  const mood = moodOf(sense, names, partner, give, take);
  const best = resources.reduce((most, res) => (give[res] > give[most] ? res : most));
  const even = isNothing(take) || isNothing(give) ? null : evenFor(sense, names, partner, take, best);
  return (
    <div className="bp-prospect">
      <p>
        <b>{say('form.sign')}</b> <strong>{say(`form.sign.${mood}`)}</strong>
      </p>
      <div className="bp-mood" aria-hidden="true">
        {MOODS.map((one, i) => (
          <span key={one} data-on={i <= MOODS.indexOf(mood) || undefined} />
        ))}
      </div>
      <p>
        {facts}{' '}
        {even !== null &&
          say('form.sign.even', { give: say('goods.one', { count: even, res: best }), take: goodsText(say, take) })}
      </p>
      {past}
    </div>
  );
}

function Past({ names, partner, dealings }: Pick<ProspectProps, 'names' | 'partner' | 'dealings'>) {
  const { say, as } = names;
  const declined = dealings.declined.find(({ contract, by }) => by === partner && isParty(contract, as));
  const signed = dealings.signed.find((contract) => isParty(contract, as) && isParty(contract, partner));
  if (as === 'table' || (declined === undefined && signed === undefined)) return null;
  const deal = (contract: NonNullable<typeof signed>) => ({
    name: names.name(partner),
    give: goodsText(say, givenBy(contract, as)),
    take: goodsText(say, givenBy(contract, partner)),
  });
  return (
    <ul>
      {signed !== undefined && <li>{say('form.past.signed', deal(signed))}</li>}
      {declined !== undefined && (
        <li>{say('form.past.declined', { ...deal(declined.contract), why: declined.why ?? 'none' })}</li>
      )}
    </ul>
  );
}
