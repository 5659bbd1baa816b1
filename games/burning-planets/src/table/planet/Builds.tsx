import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import {
  type Bag,
  natures,
  type Priced,
  type ShipClass,
  type Structure,
  shipClasses,
  structures,
} from '../../data/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell, Refusal, Yard } from '../../rules/moves.ts';
import type { PlanetSeen } from '../../rules/seen.ts';
import { className, factionOf, goodsText, setOf } from '../../words/names.ts';
import { dialText } from '../bearings.ts';
import { Goods } from '../goods/Goods.tsx';
import type { TableNames } from '../names.ts';
import { missing, sizeOf, whyNotBuild, whyNotLaunch, yieldOf } from './facts.ts';
import type { PlanetCardProps } from './PlanetCard.tsx';

interface BuildsProps extends Pick<PlanetCardProps, 'view' | 'chosen' | 'build' | 'explain'> {
  readonly turn: Turn<BurningPlanets>;
  readonly names: TableNames;
  readonly planet: PlanetSeen;
}

function priceOf(names: TableNames, seat: Seat, thing: Priced): Bag {
  return setOf(names.options).factions[factionOf(names, seat)].costs[thing];
}

/** The five structures with their prices; what cannot be built says why. */
export function Builds({ view, turn, names, planet, chosen, build, explain }: BuildsProps) {
  const { say } = names;
  const left = view.options.buildsPerPlanet - planet.built;
  return (
    <section>
      <h4>
        {say('card.build')} <small className="bp-card-aside">{say('card.build.left', { left })}</small>
      </h4>
      <ul className="bp-card-list">
        {structures.map((kind) => (
          <Offer
            key={kind}
            names={names}
            title={say(`thing.${kind}`)}
            gives={givesText(names, planet.owner ?? 0, kind)}
            price={priceOf(names, planet.owner ?? 0, kind)}
            stock={view.players[planet.owner ?? 0]?.stock ?? null}
            refusal={whyNotBuild(view, turn, planet, kind)}
            chosen={chosen === kind}
            choose={() => build(kind)}
            explain={explain}
          />
        ))}
      </ul>
    </section>
  );
}

/** What a structure is good for: a yield with the turns until it has brought as many goods as it cost. */
function givesText(names: TableNames, seat: Seat, kind: Structure): string {
  const { say, options } = names;
  if (kind === 'spaceport') return say('card.gives.spaceport');
  if (kind === 'cannon' || kind === 'tower') return say(`card.gives.${kind}`, { ...setOf(options).fighters[kind] });
  const goods = yieldOf(options, kind);
  return say('card.gives.yield', {
    goods: goodsText(say, goods),
    turns: Math.ceil(sizeOf(priceOf(names, seat, kind)) / sizeOf(goods)),
  });
}

interface ShipsProps extends Pick<PlanetCardProps, 'view' | 'chosen' | 'launch' | 'explain'> {
  readonly turn: Turn<BurningPlanets>;
  readonly names: TableNames;
  readonly me: Seat;
  readonly at: Yard;
  /** A cell of the yard itself. */
  readonly near: Cell;
}

/** The five classes with their prices, for a spaceport or a station. */
export function Ships({ view, turn, names, me, at, near, chosen, launch, explain }: ShipsProps) {
  const { say, options } = names;
  const { fighters, speeds } = setOf(options);
  return (
    <section>
      <h4>
        {say('card.ships')} <small className="bp-card-aside">{say('card.ships.why')}</small>
      </h4>
      <ul className="bp-card-list">
        {shipClasses.map((cls: ShipClass) => (
          <Offer
            key={cls}
            names={names}
            title={className(names, me, cls)}
            gives={say(cls === 'cargo' ? 'card.gives.cargo' : 'card.gives.ship', {
              ...fighters[cls],
              speed: speeds[cls] + options.speedBonus,
            })}
            price={priceOf(names, me, cls)}
            stock={view.players[me]?.stock ?? null}
            refusal={whyNotLaunch(turn, at, cls, near)}
            chosen={chosen === cls}
            choose={() => launch(cls)}
            explain={explain}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly names: TableNames;
  readonly title: string;
  readonly gives: string;
  readonly price: Bag;
  /** Null where it is not mine to know. */
  readonly stock: Bag | null;
  readonly refusal: Refusal | null;
  readonly chosen: boolean;
  choose(): void;
  explain(refusal: Refusal): void;
}

/** One thing to be had. What cannot be had stays open to questions: a touch tells why not. */
function Offer({ names, title, gives, price, stock, refusal, chosen, choose, explain }: OfferProps) {
  const { say } = names;
  const why =
    refusal === null
      ? gives
      : refusal === 'E_COST' && stock !== null
        ? say('card.short', { goods: goodsText(say, missing(stock, price)) })
        : say(refusal);
  return (
    <li>
      <button
        type="button"
        className="bp-offer"
        aria-pressed={chosen}
        aria-disabled={refusal !== null}
        onClick={() => (refusal === null ? choose() : explain(refusal))}
      >
        <b>{title}</b>
        <Goods bag={price} say={say} />
        <small className="bp-offer-why">{chosen ? say('card.chosen') : why}</small>
      </button>
    </li>
  );
}

interface FellingProps extends Pick<PlanetCardProps, 'act'> {
  readonly names: TableNames;
  readonly planet: PlanetSeen;
}

/** BP-P13: out of the way, for it is seldom wanted and never given back. */
export function Felling({ names, planet, act }: FellingProps) {
  const { say } = names;
  if (planet.slots.length === 0) return null;
  const isNature = (kind: Structure | 'forest' | 'mountain') => natures.some((nature) => nature === kind);
  return (
    <details className="bp-felling">
      <summary>{say('card.take')}</summary>
      <p className="bp-card-note">{say('card.take.why')}</p>
      <ul>
        {planet.slots.map(({ cell, kind }) => {
          const nature = isNature(kind);
          const spent = nature ? planet.cleared : planet.demolished;
          return (
            <li key={`${cell.q},${cell.r}`}>
              <button
                type="button"
                className="btn"
                disabled={spent}
                onClick={() => act({ t: nature ? 'clearNature' : 'demolish', planet: planet.id, cell })}
              >
                {say(nature ? 'card.clear' : 'card.demolish', {
                  thing: say(`thing.${kind}`),
                  place: dialText(names, planet, cell),
                })}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
