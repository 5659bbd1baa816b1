import { Sheet } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import { type CardId, unitOf, unitTypes } from '../../data/index.ts';
import type { View } from '../../rules/kind.ts';
import { cardName } from '../../words/names.ts';
import { CardFace } from '../art/CardFace.tsx';
import { Glyph, TypeIcon } from '../art/Signs.tsx';
import type { TableNames } from '../names.ts';
import { TypesHead } from '../TypesHead.tsx';
import { unseenOf } from '../unseen.ts';
import './discards.css';

export interface DiscardsProps {
  readonly view: View;
  readonly names: TableNames;
  readonly open: boolean;
  /** Recover: the units that may come back; null: only to look. */
  readonly finds: readonly CardId[] | null;
  choose(unit: CardId): void;
  close(): void;
}

type Filter = { readonly faction: string | null; readonly type: string | null };

/** Which discards a filter shows, the newest first. */
export function filtered(
  names: Pick<TableNames, 'set'>,
  discards: readonly CardId[],
  { faction, type }: Filter,
): CardId[] {
  return [...discards].reverse().filter((card) => {
    const unit = unitOf(names.set, card);
    if (faction !== null && unit?.faction !== faction) return false;
    if (type === 'special') return unit === null;
    return type === null || unit?.type === type;
  });
}

/** Everything that was discarded, by faction and type. */
export function Discards({ view, names, open, finds, choose, close }: DiscardsProps) {
  const { say } = names;
  const [filter, setFilter] = useState<Filter>({ faction: null, type: null });
  const cards = finds ?? filtered(names, view.discards, filter);
  return (
    <Sheet
      open={open}
      title={say(finds === null ? 'discards.title' : 'discards.choose')}
      className="px-discards"
      onClose={close}
    >
      {finds === null && (
        <div className="px-filters">
          <div className="px-filter" role="toolbar" aria-label={say('discards.faction')}>
            <Toggle on={filter.faction === null} set={() => setFilter({ ...filter, faction: null })}>
              {say('discards.all')}
            </Toggle>
            {view.players.map(({ faction }, seat) => (
              <Toggle key={faction} on={filter.faction === faction} set={() => setFilter({ ...filter, faction })}>
                <Glyph manner={names.manner(seat)} size={18} />
                <span>{names.faction(seat)}</span>
              </Toggle>
            ))}
          </div>
          <div className="px-filter" role="toolbar" aria-label={say('discards.type')}>
            <Toggle on={filter.type === null} set={() => setFilter({ ...filter, type: null })}>
              {say('discards.all')}
            </Toggle>
            {unitTypes.map((type) => (
              <Toggle key={type} on={filter.type === type} set={() => setFilter({ ...filter, type })}>
                <TypeIcon type={type} />
                <span className="px-wide">{say(`types.${type}`)}</span>
                <span className="unseen">{say(`types.${type}`)}</span>
              </Toggle>
            ))}
            <Toggle on={filter.type === 'special'} set={() => setFilter({ faction: null, type: 'special' })}>
              {say('discards.specials')}
            </Toggle>
          </div>
        </div>
      )}
      {finds === null && view.phase !== 'over' && <Unseen view={view} names={names} />}
      {cards.length === 0 && <p className="px-discards-none">{say('discards.none')}</p>}
      <ul className="px-gallery">
        {cards.map((card) => (
          <li key={card}>
            {finds === null ? (
              <Figure names={names} card={card} />
            ) : (
              <button type="button" onClick={() => choose(card)}>
                <Figure names={names} card={card} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What is still to come: units that are neither on the table nor in the discards nor in my hand. */
function Unseen({ view, names }: Pick<DiscardsProps, 'view' | 'names'>) {
  const { say } = names;
  return (
    <table className="px-unseen">
      <caption>{say('unseen.caption')}</caption>
      <TypesHead say={say} />
      <tbody>
        {view.players.map(({ faction }, seat) => {
          const left = unseenOf(view, faction);
          return (
            <tr key={faction}>
              <th scope="row">
                <Glyph manner={names.manner(seat)} size={18} /> {names.faction(seat)}
              </th>
              {unitTypes.map((type) => (
                <td key={type}>{left[type]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Figure({ names, card }: { readonly names: TableNames; readonly card: CardId }) {
  return (
    <>
      <CardFace set={names.set} card={card} />
      <span>{cardName(names, card)}</span>
    </>
  );
}

function Toggle({ on, set, children }: { readonly on: boolean; set(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className="btn" aria-pressed={on} onClick={set}>
      {children}
    </button>
  );
}
