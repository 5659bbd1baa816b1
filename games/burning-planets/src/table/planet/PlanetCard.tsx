import { Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { ReactNode } from 'react';
import { natures, type ShipClass, type Structure, structures } from '../../data/index.ts';
import type { Move } from '../../rules/moves.ts';
import type { PlanetSeen, View } from '../../rules/seen.ts';
import { panelNumeral, planetName, shipPlain, who } from '../../words/names.ts';
import { Goods } from '../goods/Goods.tsx';
import { type TableNames, tableNames } from '../names.ts';
import type { PanelProps } from '../panel.ts';
import { Builds, Felling, Ships } from './Builds.tsx';
import { dockedAt, freeCells, yieldOfPlanet } from './facts.ts';
import './planet.css';

export interface PlanetCardProps extends PanelProps {
  readonly planet: number;
  /** What is being placed on the map just now. */
  readonly chosen: Structure | ShipClass | null;
  /** A structure was chosen: the map shows where it may stand. */
  build(kind: Structure): void;
  /** A ship was chosen: the map shows where it may appear. */
  launch(cls: ShipClass): void;
  /** A move that needs no cell of the map: something is taken down. */
  act(move: Move): void;
  /** What lasts longer than this turn. */
  readonly children?: ReactNode;
}

/** A planet: what stands there, what it yields, who is in orbit; on one's own, what can be built and why not. */
export function PlanetCard(props: PlanetCardProps) {
  const { view, as, seats, say, turn } = props;
  const planet = view.planets[props.planet];
  if (planet === undefined) return null;
  const names = tableNames(say, as, seats, view.options);
  const mine = planet.owner === as && view.turn?.seat === as && turn !== null;
  const phase = view.turn?.phase;
  const builds = mine && phase === 'structures' && planet.built < view.options.buildsPerPlanet;
  const launches = mine && phase !== 'actions' && planet.slots.some(({ kind }) => kind === 'spaceport');
  const facts = <Facts view={view} names={names} planet={planet} />;
  return (
    <div className="bp-planetCard">
      <Title view={view} names={names} planet={planet} />
      {builds && <Builds {...props} turn={turn} names={names} planet={planet} />}
      {launches && (
        <Ships
          {...props}
          turn={turn}
          names={names}
          at={{ planet: planet.id }}
          near={planet.centre}
          me={planet.owner!}
        />
      )}
      {props.children}
      {/* Where there is something to choose, that comes first. */}
      {builds || launches ? (
        <details className="bp-felling">
          <summary>{names.say('card.about')}</summary>
          {facts}
        </details>
      ) : (
        facts
      )}
      {planet.owner !== as && <p className="bp-card-note">{prospect(names, planet)}</p>}
      {mine && phase === 'structures' && <Felling {...props} names={names} planet={planet} />}
      {planet.owner === as && (
        <p className="bp-card-note">{names.say('card.free', { count: freeCount(view, planet) })}</p>
      )}
    </div>
  );
}

interface PartProps {
  readonly view: View;
  readonly names: TableNames;
  readonly planet: PlanetSeen;
}

function Facts({ view, names, planet }: PartProps) {
  return (
    <dl className="bp-card-facts">
      <div>
        <dt>{names.say('card.stands')}</dt>
        <dd>{standingText(names, planet)}</dd>
      </div>
      <div>
        <dt>{names.say('card.yields')}</dt>
        <dd>
          <Goods bag={yieldOfPlanet(view, planet)} say={names.say} sign="+" />
        </dd>
      </div>
      <Docked view={view} names={names} planet={planet} />
    </dl>
  );
}

function Title({ names, planet }: PartProps) {
  const { say } = names;
  const { owner } = planet;
  return (
    <header>
      <h3>{planetName(say, planet.id)}</h3>
      <span>
        {say('card.kind', {
          size: say(`size.${planet.size}`),
          biome: say(`biome.${planet.biome}`),
          panel: panelNumeral(planet.panel),
        })}
      </span>
      <span className="bp-card-owner">
        {owner !== null && (
          <Sigil name={seatIdentity(names.look(owner)).sigil} size={18} fill={seatIdentity(names.look(owner)).line} />
        )}
        {owner === null
          ? say('card.uninhabited')
          : who(names, owner) === 'you'
            ? say('card.yours')
            : say('card.of', { name: names.name(owner) })}
      </span>
    </header>
  );
}

/** "5 mountains, 1 furnace and 1 cannon". */
function standingText({ say }: Pick<TableNames, 'say'>, { slots, owner }: PlanetSeen): string {
  const counts = [...natures, ...structures]
    .map((kind) => ({ kind, count: slots.filter((slot) => slot.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => say(`count.${kind}`, { count }));
  return counts.length === 0 ? say(owner === null ? 'card.empty' : 'card.bare') : listed(say, counts);
}

function Docked({ view, names, planet }: PartProps) {
  const ships = dockedAt(view, planet);
  if (ships.length === 0) return null;
  return (
    <div>
      <dt>{names.say('card.docked')}</dt>
      <dd>
        <ul className="bp-card-docked">
          {ships.map(({ no, owner, cls }) => (
            <li key={no}>
              <Sigil
                name={seatIdentity(names.look(owner)).sigil}
                size={15}
                fill={seatIdentity(names.look(owner)).line}
                label={names.name(owner)}
              />
              {shipPlain(names, owner, cls, no)}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** What it takes to have it (BP-P31, BP-P33, BP-P34). */
function prospect({ say }: TableNames, { owner, slots }: PlanetSeen): string {
  if (owner === null) return say('card.settle');
  const count = (...kinds: readonly string[]) => slots.filter(({ kind }) => kinds.includes(kind)).length;
  return say('card.siege', {
    defences: count('cannon', 'tower'),
    structures: count('furnace', 'greenhouse', 'spaceport'),
  });
}

function freeCount(view: View, planet: PlanetSeen): number {
  const { inner, border } = freeCells(view, planet);
  return inner.length + border.length;
}
