import type { Seat } from '@orrery/kernel';
import { type Bag, NO_GOODS, shipClasses, structures } from '../../data/index.ts';
import { hasSpaceport } from '../../rules/planets.ts';
import type { Phase } from '../../rules/state.ts';
import { factionOf, goodsText, setOf } from '../../words/names.ts';
import type { Flow } from '../flow/index.ts';
import { isLater, PHASES } from '../flow/phases.ts';
import type { TableNames } from '../names.ts';
import { missing, sizeOf } from '../planet/facts.ts';
import type { Sense } from '../sense.ts';
import './chips.css';

export interface ChipsProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
  readonly flow: Pick<Flow, 'left' | 'step'>;
  goTo(phase: Phase): void;
}

/** The phases of my turn with what is left in each; what is over is ticked, where nothing can be done it says why. */
export function Chips({ sense, names, me, flow, goTo }: ChipsProps) {
  const { say } = names;
  const real = sense.view.turn?.phase ?? 'structures';
  return (
    <ul className="bp-chips" aria-label={say('chip.all')}>
      {PHASES.map((phase) => {
        const over = isLater(real, phase);
        const count = flow.left[phase].length;
        const why = over || count > 0 ? null : reason(sense, names, me, phase);
        return (
          <li key={phase}>
            <button
              type="button"
              className="bp-chip"
              aria-pressed={flow.step === phase}
              data-over={over || undefined}
              data-none={(!over && count === 0) || undefined}
              {...(why === null ? {} : { title: why })}
              disabled={over || count === 0}
              onClick={() => goTo(phase)}
            >
              {over && <span aria-hidden="true">✓ </span>}
              {say(`chip.${phase}`)}
              {over && <span className="unseen"> {say('chip.over')}</span>}
              {count > 0 && <b> {count}</b>}
              {why !== null && <small> {why}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Why there is nothing to do in a phase: the little that is missing, no yard, or nothing left. */
function reason({ s, view }: Sense, names: TableNames, me: Seat, phase: Phase): string {
  const { say } = names;
  if (phase === 'actions') return say('chip.none');
  const yards =
    view.planets.some(({ id, owner }) => owner === me && hasSpaceport(s, id)) ||
    view.stations.some(({ owner }) => owner === me);
  if (phase === 'ships' && !yards) return say('chip.noYard');
  const open = view.planets.some(({ owner, built }) => owner === me && built < view.options.buildsPerPlanet);
  if (phase === 'structures' && !open) return say('chip.full');
  const short = leastShort(names, me, view.players[me]?.stock ?? NO_GOODS, phase);
  return short === null ? say('chip.none') : say('card.short', { goods: goodsText(say, short) });
}

function leastShort(names: TableNames, me: Seat, stock: Bag, phase: Phase): Bag | null {
  const { costs } = setOf(names.options).factions[factionOf(names, me)];
  const lacks = (phase === 'ships' ? shipClasses : structures).map((kind) => missing(stock, costs[kind]));
  const least = lacks.reduce((best, bag) => (sizeOf(bag) < sizeOf(best) ? bag : best));
  return sizeOf(least) === 0 ? null : least;
}
