import type { Seat } from '@orrery/kernel';
import { dataOf, type MissionCard } from '../data/index.ts';
import { cardsOf } from '../rules/cards.ts';
import type { Event, Options } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';

/** What the laboratory looks at in a match. */
export const eye = {
  /** What moves name that is used. */
  uses: ['weapon', 'planet'],
  /** The data sets of ours written out, for whoever changes them. */
  spelled: (options: Options): Options => ({ ...options, data: dataOf(options) }),
  unit: 'points',
  /** The missions that a seat was dealt. */
  given(s: State, seat: Seat): string[] {
    const { missions } = dataOf(s.options);
    return s.missions.slice(3 * seat, 3 * seat + 3).map((mission) => `mission ${missions[mission]!.id}`);
  },
  /** The points in planets and caught weapons that each weapon fetched in the round it was laid. */
  brought(events: readonly Event[], { options }: State): { readonly thing: string; readonly worth: number }[] {
    const { moons } = cardsOf(options);
    const { planets } = dataOf(options);
    const moonsOf = new Map(planets.map(({ id }, i) => [id, moons[i]!]));
    const laid = new Map<Seat, { thing: string; worth: number }>();
    for (const event of events)
      if (event.t === 'weaponsRevealed')
        for (const { seat, weapon } of event.weapons) laid.set(seat, { thing: `weapon ${weapon}`, worth: 0 });
      else if (event.t === 'planetCaptured') add(event.by, moonsOf.get(event.planet)! > 0 ? 2 : 1);
      else if (event.t === 'shieldCaught') add(event.catcher, 2);
    return [...laid.values()];

    function add(seat: Seat, points: number): void {
      const use = laid.get(seat);
      if (use !== undefined) use.worth += points;
    }
  },
  called(options: Options, name: string): string | null {
    const { weapons, missions, planets } = dataOf(options);
    const [kind, id] = name.split(' ');
    if (kind === 'weapon') return weapons.find((card) => card.id === id)?.name ?? null;
    if (kind === 'planet') return planets.find((card) => card.id === id)?.name ?? null;
    const mission = missions.find((card) => card.id === id);
    return kind === 'mission' && mission !== undefined ? inWords(mission) : null;
  },
};

function inWords({ points, test }: MissionCard): string {
  const asked =
    'planets' in test
      ? `${test.planets.join(' and ')}, one alone ${test.one}`
      : Object.entries(test.atLeast)
          .map(([what, count]) => `${count} ${what}`)
          .join(' and ');
  return `${asked}: ${points}`;
}
