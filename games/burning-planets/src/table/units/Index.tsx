import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import { cellAt } from '../../rules/board.ts';
import type { UnitRef } from '../../rules/moves.ts';
import { cellKey, targetKey } from '../../sight/cells.ts';
import { capital, panelNumeral } from '../../words/names.ts';
import type { Picked } from '../choices.ts';
import { planetLine, unitLine } from '../labels.ts';
import { seatStyle } from '../map/seat-style.ts';
import type { TableNames } from '../names.ts';
import { kindOf, ownerOf, rowOf, type Sense } from '../sense.ts';
import { UnitPicture } from './UnitPicture.tsx';

export interface IndexProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat | null;
  readonly picked: Picked | null;
  choose(picked: Picked): void;
  close(): void;
}

/** The map as a list: panel by panel its planet and units, one's own units first. The same for fingers, keys and ears. */
export function Index({ sense, names, me, picked, choose, close }: IndexProps) {
  const { say } = names;
  const { view, s, board } = sense;
  const units = unitsOf(sense);
  const mine = units.filter((unit) => ownerOf(sense, unit) === me);
  const panelAt = (cell: number) => board.panelOf[cell]! + 1;
  return (
    <section className="bp-index bp-over" data-unfolded="" aria-label={say('map.index')}>
      <header>
        <h2>{say('index.title')}</h2>
        <button type="button" className="btn icon plain" aria-label={say('map.close')} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className="bp-index-body scrolls">
        {me !== null && (
          <>
            <h3>{say('index.mine')}</h3>
            {mine.length === 0 ? (
              <p>{say('index.none')}</p>
            ) : (
              <Units {...{ sense, names, picked, choose }} units={mine} />
            )}
          </>
        )}
        {board.panels.map(({ no }) => {
          const planet = view.planets.find(({ panel }) => panel === no);
          const there = units.filter((unit) => panelAt(s.uCell[rowOf(sense, unit)]!) === no);
          const rocks = view.asteroids.filter(({ cell, on }) => on === null && panelAt(cellAt(board, cell)) === no);
          return (
            <section key={no}>
              <h3>{capital(say('panel.no', { panel: panelNumeral(no) }))}</h3>
              <ul>
                {planet !== undefined && (
                  <li>
                    <button
                      type="button"
                      aria-pressed={picked?.t === 'planet' && picked.planet === planet.id}
                      style={seatStyle(names.look(planet.owner))}
                      onClick={() => choose({ t: 'planet', planet: planet.id })}
                    >
                      <span className="bp-index-planet" />
                      {planetLine(names, planet)}
                    </button>
                  </li>
                )}
                {rocks.map(({ cell }) => (
                  <li key={cellKey(cell)}>
                    <button type="button" onClick={() => choose({ t: 'cell', cell })}>
                      <span className="bp-index-rock" />
                      {capital(say('thing.asteroid'))}
                    </button>
                  </li>
                ))}
              </ul>
              <Units {...{ sense, names, picked, choose }} units={there} />
              {planet === undefined && there.length + rocks.length === 0 && <p>{say('index.empty')}</p>}
            </section>
          );
        })}
      </div>
    </section>
  );
}

function Units({
  sense,
  names,
  units,
  picked,
  choose,
}: Pick<IndexProps, 'sense' | 'names' | 'picked' | 'choose'> & {
  readonly units: readonly UnitRef[];
}) {
  return (
    <ul>
      {units.map((unit) => {
        const owner = ownerOf(sense, unit)!;
        const key = targetKey(unit);
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={picked?.t === 'unit' && targetKey(picked.ref) === key}
              style={seatStyle(names.look(owner))}
              onClick={() => choose({ t: 'unit', ref: unit })}
            >
              <UnitPicture
                kind={kindOf(sense, unit)!}
                faction={names.options.factions[owner]!}
                look={names.look(owner)}
                size={26}
              />
              {unitLine(names, sense, unit)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Ships by number, then the rest in canonical order of cells. */
function unitsOf({ view }: Sense): UnitRef[] {
  return [
    ...view.ships.map(({ no }) => ({ ship: no })),
    ...view.stations.map(({ cell }) => ({ station: cell })),
    ...view.asteroids.flatMap(({ cell, on }) => (on === null ? [] : [{ onAsteroid: cell }])),
    ...view.planets.flatMap(({ slots }) => slots.flatMap(({ cell, use }) => (use === null ? [] : [{ defence: cell }]))),
  ];
}
