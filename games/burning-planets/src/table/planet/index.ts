export { Ships, type ShipsProps } from './Builds.tsx';
export { yieldOfPlanet } from './facts.ts';
export { PlanetCard, type PlanetCardProps, standingText } from './PlanetCard.tsx';
