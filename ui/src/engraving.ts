/** What of the look needs no page: seats, signs, frames, stars and planets as numbers and paths, also for a server. */
export { graticuleLines } from './art/frame/lines.ts';
export { at, n, polar, polyline, spokes, starPath } from './art/pen.ts';
export { cutPlanet, globeRadius } from './art/planets/cut.ts';
export type { Mark, PlanetKind } from './art/planets/kind.ts';
export { SIGIL_PATHS } from './art/seats/sigils.ts';
export { HATCH_TILES } from './art/seats/tiles.ts';
export { seededRandom } from './art/seeded.ts';
export { scatterStars } from './art/sky/poisson.ts';
export { SEATS, SIGILS, seatIdentity } from './theme/seats.ts';
