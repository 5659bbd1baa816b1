import type { Seat } from '@orrery/kernel';
import type { Grid } from '@orrery/ui';
import { Icon } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { CampArt } from '../art/Camp.tsx';
import { Bond, Glyph } from '../art/Signs.tsx';
import { campCell, isAlly } from '../cells.ts';
import type { TableNames } from '../names.ts';
import type { Box } from './arrange.ts';
import { laidAt } from './laid-at.ts';
import './camp.css';

export interface CampPlateProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly box: Box;
  readonly legal: boolean;
  readonly cell: Grid<HTMLElement>['cell'];
  choose(cell: string, byKey: boolean): void;
}

/** So wide a flat plate has room for the name of the camp beside that of the faction, whatever they are: pixels. */
const ROOM_FOR_FOOT = 440;

/** PX-S3: the base camp marks whose side this is, and is where Pirates and Truce are aimed. Its Force stands on the plate of its seat. */
export function CampPlate({ view, names, seat, box, legal, cell, choose }: CampPlateProps) {
  const { say } = names;
  const key = campCell(seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  const truces = view.truces.filter((truce) => truce.by === seat || truce.with === seat);
  const flat = box.h < 60;
  const ally = names.as !== 'table' && isAlly(view, names.as, seat);
  return (
    <button
      type="button"
      className={`px-camp px-ink-${names.manner(seat)}`}
      {...cell(key)}
      style={laidAt(box)}
      data-flat={flat || undefined}
      data-brief={(flat && box.w < ROOM_FOR_FOOT) || undefined}
      data-mine={names.as === seat || undefined}
      data-legal={legal || undefined}
      onClick={(event) => choose(key, event.detail === 0)}
    >
      <span className="unseen">
        {ally ? `${say('camp.ally')}. ` : ''}
        {say('camp.label', {
          who: who(names, seat),
          name: names.name(seat),
          faction: names.faction(seat),
          camp: names.camp(seat),
          force: player.force,
          stacks: view.stacks.filter(({ owner }) => owner === seat).length,
        })}
      </span>
      <span className="px-camp-name" aria-hidden="true">
        <Glyph manner={names.manner(seat)} size={flat ? 18 : 22} />
        <b>{names.faction(seat)}</b>
        {ally && <Bond />}
      </span>
      {!flat && (
        <span className="px-camp-land" aria-hidden="true">
          <CampArt manner={names.manner(seat)} />
        </span>
      )}
      <span className="px-camp-foot" aria-hidden="true">
        <i>{ally ? `${names.name(seat)}, ${say('camp.ally')}` : names.camp(seat)}</i>
      </span>
      {truces.map((truce) => {
        const other = truce.by === seat ? truce.with : truce.by;
        return (
          <span key={truce.card} className="px-camp-truce">
            <Icon name="shield" size={16} />
            {flat && <Glyph manner={names.manner(other)} size={16} />}
            <span className={flat ? 'unseen' : undefined}>
              {say('camp.truce', { who: who(names, other), name: names.name(other) })}
            </span>
          </span>
        );
      })}
    </button>
  );
}
