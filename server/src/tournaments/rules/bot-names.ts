import type { Tournament } from './tournament.ts';

/** Those who looked at the sky before us, as both languages write them: one for each who can take part. */
const astronomers = [
  ...['Adams', 'Argelander', 'Banneker', 'Barnard', 'Bessel', 'Bode', 'Bradley', 'Burnell'],
  ...['Cannon', 'Cassini', 'Celsius', 'Clairaut', 'Cunitz', 'Donati', 'Doppler', 'Eddington'],
  ...['Encke', 'Fleming', 'Flamsteed', 'Fraunhofer', 'Galilei', 'Galle', 'Gassendi', 'Grimaldi'],
  ...['Hale', 'Halley', 'Herschel', 'Hevelius', 'Horrocks', 'Hubble', 'Huggins', 'Huygens'],
  ...['Kepler', 'Kirch', 'Kuiper', 'Lagrange', 'Lalande', 'Laplace', 'Leavitt', 'Lepaute'],
  ...['Lowell', 'Marius', 'Maskelyne', 'Maury', 'Mayer', 'Messier', 'Mitchell', 'Olbers'],
  ...['Oort', 'Oriani', 'Payne', 'Piazzi', 'Pickering', 'Quetelet', 'Riccioli', 'Roemer'],
  ...['Rubin', 'Schiaparelli', 'Secchi', 'Shapley', 'Slipher', 'Somerville', 'Tombaugh', 'Zwicky'],
] as const;

/** The next name that nobody of those who are still there bears; the seal decides where each tournament begins. */
export function freeBotName({ entrants, seal }: Pick<Tournament, 'entrants' | 'seal'>): string {
  const taken = new Set(entrants.flatMap(({ name, left }) => (left ? [] : [name])));
  const first = Number.parseInt(seal.slice(0, 4), 16) || 0;
  const names = astronomers.map((_, at) => astronomers[(first + at) % astronomers.length]!);
  return names.find((name) => !taken.has(name)) ?? names[0]!;
}
