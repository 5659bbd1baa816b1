// A shelf of as many games as the page's storage says: the real ones, the one that `orrery new-game` writes, and placeholders
// that have a plate and nothing else.
import type { Room } from '@orrery/words/room';
import { burningPlanets } from '../../games/burning-planets/src/index.ts';
import { planetX } from '../../games/planet-x/src/index.ts';
import { shootingStar } from '../../games/shooting-star/src/index.ts';
import { skyOfStars } from '../../games/sky-of-stars/src/index.ts';
import { sealedBids } from '../../lab/template/src/index.ts';

const titles = [
  'Two Moons',
  'Eclipse',
  'Ringkeeper',
  'Tide Tables',
  'Meridian',
  'Echo',
  'Belt Runners',
  'Amaranth',
  'The Clockmaker’s Cartography',
  'Perihelion',
];

function placeholder(title: string, i: number): Room {
  const max = 2 + ((i * 3) % 7);
  return {
    ...(shootingStar as Room),
    id: title.toLowerCase().replaceAll(/\W+/g, '-'),
    plate: 6 + i,
    title,
    idea: {
      it: 'Un segnaposto: due maree tirano lo stesso mondo, cedi al momento giusto.',
      en: 'A placeholder: two tides pull at one world, give way at the right moment.',
    },
    seats: { min: Math.min(2, max), max },
    minutes: { min: 10 + i * 5, max: i % 3 === 0 ? 10 + i * 5 : 25 + i * 10 },
  };
}

const all = [
  shootingStar,
  planetX,
  skyOfStars,
  burningPlanets,
  sealedBids,
  ...titles.map(placeholder),
] as readonly Room[];

export const shelf: readonly Room[] = all.slice(0, Number(localStorage.getItem('planted-games') ?? 4));
export const roomOf = (id: string): Room | null => shelf.find((room) => room.id === id) ?? null;
