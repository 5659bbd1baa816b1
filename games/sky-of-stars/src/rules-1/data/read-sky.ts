import { checked, Flaw, type Read, readInteger, readList, readRecord } from '@orrery/kernel';
import { must, mustDiffer, readNames, readTidy } from './flaw.ts';
import type { Sky, Star } from './kind.ts';

/** Enough for a table to play three rounds on. */
const LEAST_STARS = 30;
/** So that a hostile sky cannot keep the tables of it busy. */
const MOST_STARS = 240;
/** A board this wide keeps every product of the rules below 2^53. */
const WIDEST = 4000;

/** The trust boundary for skies: a clean copy, or what is wrong and where. */
export function readSky(raw: unknown, where = 'sky'): Read<Sky> {
  return checked(() => {
    const sky = readRecord(raw, where);
    if (sky.format !== undefined && sky.format !== 'sky-of-stars/sky@1') throw new Flaw('SHAPE', `${where}.format`);
    const width = readInteger(sky.width, 100, WIDEST, `${where}.width`);
    const height = readInteger(sky.height, 100, WIDEST, `${where}.height`);
    const passRadius = readInteger(sky.passRadius, 1, 100, `${where}.passRadius`);
    const types = readNames(sky.types, 12, `${where}.types`);
    for (const [i, type] of types.entries())
      must(type !== '?' && type !== 'erase', 'RESERVED_NAME', `${where}.types[${i}]`);
    const colours = readNames(sky.colours, 12, `${where}.colours`);
    const read = {
      id: readTidy(sky.id, 60, `${where}.id`),
      width,
      height,
      passRadius,
      drawRadius: readInteger(sky.drawRadius ?? passRadius, 1, 100, `${where}.drawRadius`),
      types,
      colours,
    };
    const stars = readStars(sky.stars, read, `${where}.stars`);
    mustLieApart(stars, passRadius, `${where}.stars`);
    mustNotLineUp(stars, `${where}.stars`);
    return { ...read, stars: [...stars].sort(byId) };
  });
}

function readStars(raw: unknown, sky: Omit<Sky, 'stars'>, where: string): Star[] {
  const stars = readList(raw, where, MOST_STARS).map((each, i) => readStar(each, sky, `${where}[${i}]`));
  must(stars.length >= LEAST_STARS, 'TOO_FEW_STARS', where);
  mustDiffer(
    stars.map(({ id }) => id),
    where,
  );
  for (const type of sky.types)
    must(
      stars.some((star) => star.type === type),
      'EMPTY_TYPE',
      where,
    );
  return stars;
}

function readStar(raw: unknown, sky: Omit<Sky, 'stars'>, where: string): Star {
  const star = readRecord(raw, where);
  const id = readTidy(star.id, 12, `${where}.id`);
  const far = Number.MAX_SAFE_INTEGER;
  const x = readInteger(star.x, -far, far, `${where}.x`);
  const y = readInteger(star.y, -far, far, `${where}.y`);
  must(x >= 0 && x <= sky.width, 'OUTSIDE', `${where}.x`);
  must(y >= 0 && y <= sky.height, 'OUTSIDE', `${where}.y`);
  const { type, colour } = star;
  if (typeof type !== 'string' || !sky.types.includes(type)) throw new Flaw('UNKNOWN_TYPE', `${where}.type`);
  if (typeof colour !== 'string' || !sky.colours.includes(colour)) throw new Flaw('UNKNOWN_COLOUR', `${where}.colour`);
  return { id, x, y, type, colour };
}

/** More than two radii apart: so beyond the ends of a line nothing can be within one (SK-G3). */
function mustLieApart(stars: readonly Star[], radius: number, where: string): void {
  for (const [i, a] of stars.entries())
    for (const b of stars.slice(0, i)) {
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      must(dx * dx + dy * dy > 4 * radius * radius, 'TOO_CLOSE', `${where}[${i}]`);
    }
}

/**
 * No three in one straight line: so the test of SK-G4 never meets a zero. Equal slopes give equal quotients, and on a board of
 * 4000 x 4000 different ones are farther apart than a number can be wrong.
 */
function mustNotLineUp(stars: readonly Star[], where: string): void {
  for (const [i, a] of stars.entries()) {
    const slopes = new Set<number>();
    for (let j = 0; j < i; j++) {
      const b = stars[j]!;
      slopes.add(b.x === a.x ? Number.POSITIVE_INFINITY : (b.y - a.y) / (b.x - a.x));
    }
    must(slopes.size === i, 'COLLINEAR', `${where}[${i}]`);
  }
}

/** By code units, on every machine alike: "the lowest id" of a rule is then the first star. */
function byId(a: Star, b: Star): number {
  return a.id < b.id ? -1 : 1;
}
