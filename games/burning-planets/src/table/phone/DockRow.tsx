import { Icon, Sheet } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import { shipClasses } from '../../data/index.ts';
import type { Yard } from '../../rules/moves.ts';
import type { MessageId } from '../../words/index.ts';
import { capital, goodsText, planetName, setOf } from '../../words/names.ts';
import type { Picked } from '../choices.ts';
import { ownerText, targetName } from '../labels.ts';
import { seatStyle } from '../map/seat-style.ts';
import type { TableNames } from '../names.ts';
import { keyOf } from '../next.ts';
import { PickedCard, type PickedCardProps, titleOf } from '../PickedCard.tsx';
import { yieldOfPlanet } from '../planet/facts.ts';
import { kindOf, ownerOf, type Sense } from '../sense.ts';
import { UnitPicture } from '../units/UnitPicture.tsx';
import './phone.css';

export interface DockRowProps extends Omit<PickedCardProps, 'picked'> {
  readonly picked: Picked | null;
  /** It is my turn. */
  readonly mine: boolean;
  /** The card of a fleet that is led; null: none is. */
  readonly fleet: { readonly title: string; readonly card: ReactNode; end(): void } | null;
}

/** The row of a phone's dock: what is selected or led, in one line; its button opens all that can be done with it. */
export function DockRow({ fleet, ...props }: DockRowProps) {
  return fleet === null ? <PickedRow {...props} /> : <FleetRow {...fleet} names={props.names} />;
}

/** A fleet is led: its row opens with the sheet closed, for the map is needed. */
function FleetRow({ title, card, end, names }: NonNullable<DockRowProps['fleet']> & Pick<DockRowProps, 'names'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="bp-dock">
      <div className="bp-dock-name">
        <b className="one-line">{title}</b>
      </div>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {names.say('dock.unit')}
      </button>
      <button type="button" className="btn icon plain" aria-label={names.say('map.close')} onClick={end}>
        <Icon name="close" size={18} />
      </button>
      <Sheet open={open} title={title} className="bp-dock-sheet" onClose={() => setOpen(false)}>
        {card}
      </Sheet>
    </div>
  );
}

function PickedRow({ picked, mine, ...props }: Omit<DockRowProps, 'fleet'>) {
  const { sense, names, choice } = props;
  /** What was opened; whatever the table brings up after it opens by a press of its own. */
  const [opened, setOpened] = useState<string | null>(null);
  const key = picked === null ? null : keyOf(picked);
  if (opened !== null && opened !== key) setOpened(null);
  const close = (): void => setOpened(null);
  if (picked === null || picked.t === 'cell')
    return (
      <p className="bp-dock bp-dock-idle">
        {names.say(mine && sense.view.stage === 'play' ? 'dock.none' : 'dock.wait')}
      </p>
    );
  const { orders } = props;
  const gather = (yard: Yard): void => {
    close();
    orders?.gather(yard);
  };
  const gathers = orders === null ? null : { ...orders, gather };
  // A place is being chosen on the map: the list makes room.
  const shown = opened === key && choice.placing === null && choice.draft === null;
  return (
    <div className="bp-dock">
      {picked.t === 'planet' ? (
        <PlanetRow {...{ sense, names }} planet={picked.planet} />
      ) : (
        <UnitRow {...{ sense, names }} unit={picked.ref} />
      )}
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpened(key)}>
        {names.say(whatOpens(sense, names, picked))}
      </button>
      <button
        type="button"
        className="btn icon plain"
        aria-label={names.say('map.close')}
        onClick={() => choice.pick(null)}
      >
        <Icon name="close" size={18} />
      </button>
      <Sheet open={shown} title={titleOf(sense, names, picked)} className="bp-dock-sheet" onClose={close}>
        {shown && <PickedCard {...props} orders={gathers} picked={picked} />}
      </Sheet>
    </div>
  );
}

/** What is somebody else's, or nobody's, can only be looked at. */
function whatOpens(sense: Sense, names: TableNames, picked: Exclude<Picked, { t: 'cell' }>): MessageId {
  const planet = picked.t === 'planet';
  const owner = planet ? sense.view.planets[picked.planet]?.owner : ownerOf(sense, picked.ref);
  if (owner !== names.as) return 'dock.look';
  return planet ? 'dock.planet' : 'dock.unit';
}

function UnitRow({
  sense,
  names,
  unit,
}: {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly unit: Extract<Picked, { t: 'unit' }>['ref'];
}) {
  const kind = kindOf(sense, unit);
  const owner = ownerOf(sense, unit);
  if (kind === null || owner === null) return null;
  const { fighters, speeds } = setOf(names.options);
  const cls = shipClasses.find((one) => one === kind);
  const { die, shield } = fighters[kind];
  const { say } = names;
  return (
    <>
      <span style={seatStyle(names.look(owner))}>
        <UnitPicture kind={kind} faction={names.options.factions[owner]!} look={names.look(owner)} size={40} />
      </span>
      <div className="bp-dock-name">
        <div className="bp-dock-unit">
          <b className="one-line">{capital(targetName(names, sense, unit))}</b>
          <small className="one-line">{ownerText(names, owner, kind)}</small>
        </div>
        <dl className="bp-dock-numbers">
          <div>
            <dt>{say('unit.die')}</dt>
            <dd>d{die}</dd>
          </div>
          <div>
            <dt>{say('unit.shield')}</dt>
            <dd>{shield}</dd>
          </div>
          {cls !== undefined && (
            <div>
              <dt>{say('unit.steps')}</dt>
              <dd>{speeds[cls] + names.options.speedBonus}</dd>
            </div>
          )}
        </dl>
      </div>
    </>
  );
}

function PlanetRow({
  sense,
  names,
  planet,
}: {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly planet: number;
}) {
  const seen = sense.view.planets[planet];
  if (seen === undefined) return null;
  return (
    <div className="bp-dock-name">
      <b className="one-line">{planetName(names.say, planet)}</b>
      <small className="one-line">
        {ownerText(names, seen.owner)}, {goodsText(names.say, yieldOfPlanet(sense.view, seen))}
      </small>
    </div>
  );
}
