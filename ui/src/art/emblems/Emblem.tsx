import { type ComponentType, memo } from 'react';
import { AnyWorld } from './AnyWorld.tsx';
import { BurningPlanets } from './BurningPlanets.tsx';
import { PlanetX } from './PlanetX.tsx';
import { ShootingStar } from './ShootingStar.tsx';
import { SkyOfStars } from './SkyOfStars.tsx';

export const EMBLEM_GAMES = ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets'] as const;
export type EmblemGame = (typeof EMBLEM_GAMES)[number];

const EMBLEMS: Readonly<Record<EmblemGame, ComponentType>> = {
  'shooting-star': ShootingStar,
  'planet-x': PlanetX,
  'sky-of-stars': SkyOfStars,
  'burning-planets': BurningPlanets,
};

/** The picture on a game's plate; it fills whatever box its class gives it and may reach a little beyond. */
export const Emblem = memo(function Emblem({
  game,
  className = 'emblem',
}: {
  readonly game: string;
  readonly className?: string;
}) {
  const Drawing = Object.hasOwn(EMBLEMS, game) ? EMBLEMS[game as EmblemGame] : null;
  return (
    <svg
      className={className}
      viewBox="-108 -104 216 208"
      width="100%"
      height="100%"
      style={{ overflow: 'visible' }}
      aria-hidden="true"
    >
      {Drawing === null ? <AnyWorld seed={game} /> : <Drawing />}
    </svg>
  );
});
