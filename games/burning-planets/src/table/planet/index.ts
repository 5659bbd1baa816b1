export { Ships } from './Builds.tsx';
export { PlanetCard } from './PlanetCard.tsx';
