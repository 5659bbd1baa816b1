import { Dice } from '@orrery/kernel';
import { type Deck, type Die, readDeck, readSky, type Sky, type Star } from '../src/data/index.ts';

/** A sky so small that it fills up: seats are blocked, sit out, and rounds end by themselves. */
const smallSky: Sky = scattered('small', 30, 11);

/** Three types of other names, four colours, an odd width, a coarse pen. */
export const oddSky: Sky = {
  ...scattered('odd', 40, 5),
  width: 1201,
  types: ['comet', 'moon', 'dust'],
  colours: ['gold', 'silver', 'copper', 'iron'],
  stars: scattered('odd', 40, 5).stars.map((star, i) => ({
    ...star,
    type: ['comet', 'moon', 'dust'][i % 3]!,
    colour: ['gold', 'silver', 'copper', 'iron'][(i * 7) % 4]!,
  })),
};

export const oddDie: Die = {
  id: 'odd',
  faces: ['comet', 'comet', 'moon', 'moon', 'moon', 'dust', '?', '?', 'erase', 'erase', 'erase', 'erase'],
};

/** As a host types it in: no ids; one word that we know. */
export const ownWords = {
  id: 'school',
  cards: ['One', 'Two', 'Three', 'Four'].map((name, i) => ({
    name,
    words: Array.from({ length: 5 }, (_, n) =>
      i === 0 && n === 0 ? { it: 'aereo', en: 'airplane' } : { it: `parola ${i}${n}`, en: `word ${i}${n}` },
    ),
  })),
};

export function ownDeck(): Deck {
  const read = readDeck(ownWords);
  if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
  return read.value;
}

/** Options of every kind, each met at least once, alone and together. */
export const samples: readonly object[] = [
  {},
  { closeShapes: 'wild', eraseTarget: 'any', crossOwn: false },
  { skies: 'open', closeShapes: 'typed', rounds: 2, timers: 'brisk', cards: 'second-2' },
  { guessing: 'allAtOnce', challenge: 'on', maxRolls: 8 },
  { onLeave: 'drop', stopMinLines: 3, mustDraw: false, challenge: 'on', rounds: 1, timers: 'off' },
  { onLeave: 'drop', guessing: 'allAtOnce', challenge: 'on', skies: 'open', maxRolls: 10 },
  { sky: smallSky },
  { sky: smallSky, mustDraw: false, eraseTarget: 'any', closeShapes: 'typed', crossOwn: false, onLeave: 'drop' },
  { sky: oddSky, die: oddDie, cards: ownWords, colourBonus: false, challenge: 'on', maxRolls: 12 },
];

/** Stars thrown at random on a board, until so many lie apart and out of line. */
function scattered(id: string, count: number, seed: number): Sky {
  const dice = new Dice(seed);
  const types = ['spark', 'star', 'burst', 'ring'];
  const colours = ['yellow', 'red', 'blue', 'green', 'violet'];
  const stars: Star[] = [];
  while (stars.length < count) {
    const [x, y] = [40 + dice.int(920), 40 + dice.int(920)];
    const apart = stars.every((star) => (star.x - x) ** 2 + (star.y - y) ** 2 > 70 ** 2);
    const inLine = stars.some((a) => stars.some((b) => a !== b && (b.x - a.x) * (y - a.y) === (b.y - a.y) * (x - a.x)));
    if (!apart || inLine) continue;
    const i = stars.length;
    const name = `T${String(i + 1).padStart(2, '0')}`;
    stars.push({ id: name, x, y, type: types[i % 4]!, colour: colours[i % 5]! });
  }
  const read = readSky({ id, width: 1000, height: 1000, passRadius: 12, drawRadius: 13, types, colours, stars });
  if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
  return read.value;
}
