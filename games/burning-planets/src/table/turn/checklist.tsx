import type { Say } from '@orrery/kernel';
import { Sheet } from '@orrery/ui';
import type { UnitRef } from '../../rules/moves.ts';
import type { PlanetSeen } from '../../rules/seen.ts';
import type { Phase } from '../../rules/state.ts';
import type { MessageId } from '../../words/index.ts';
import { goodsText, listed, planetName } from '../../words/names.ts';
import { hasGoods, type Undone } from './undone.ts';
import './turn.css';

export interface ChecklistProps {
  readonly say: Say<MessageId>;
  readonly phase: Phase;
  readonly undone: Undone;
  /** Somebody wants to see this unit, or planet, after all. */
  show(what: UnitRef | { readonly planet: number }): void;
  openContracts(): void;
  proceed(): void;
  stay(): void;
}

/** Before a phase or the turn ends: what is left, each with the way to it, and both answers. */
export function Checklist({ say, phase, undone, show, openContracts, proceed, stay }: ChecklistProps) {
  const { build, launch, idle, proposals, goods } = undone;
  const named = (planets: readonly PlanetSeen[]) =>
    listed(
      say,
      planets.map(({ id }) => planetName(say, id)),
    );
  const planets = [...build, ...launch];
  return (
    <Sheet open title={say(`check.title.${phase}`)} className="bp-checklist" onClose={stay}>
      <ul>
        {build.length > 0 && <li>{say('check.build', { planets: named(build) })}</li>}
        {launch.length > 0 && <li>{say('check.ships', { planets: named(launch) })}</li>}
        {goods !== null && hasGoods(goods) && <li>{say('check.goods', { goods: goodsText(say, goods) })}</li>}
        {idle.length > 0 && <li>{say('check.idle', { count: idle.length })}</li>}
        {proposals > 0 && <li>{say('check.proposals', { count: proposals })}</li>}
      </ul>
      <div className="bp-check-ways">
        {planets.map(({ id }) => (
          <button key={id} type="button" className="btn" onClick={() => show({ planet: id })}>
            {say('check.show', { unit: planetName(say, id) })}
          </button>
        ))}
        {idle.map(({ ref, name }) => (
          <button key={name + JSON.stringify(ref)} type="button" className="btn" onClick={() => show(ref)}>
            {say('check.show', { unit: name })}
          </button>
        ))}
        {proposals > 0 && (
          <button type="button" className="btn" onClick={openContracts}>
            {say('check.open')}
          </button>
        )}
      </div>
      <p className="bp-card-note">{say('check.once')}</p>
      <div className="bp-check-answers">
        <button type="button" className="btn" onClick={stay}>
          {say('check.stay')}
        </button>
        <button type="button" className="btn gold" onClick={proceed}>
          {say(`check.go.${phase}`)}
        </button>
      </div>
    </Sheet>
  );
}
