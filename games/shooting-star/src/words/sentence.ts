import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence } from '@orrery/words';
import { dataOf } from '../data/index.ts';
import type { Options, Seen, XY } from '../rules/kind.ts';
import { cellName } from './cell.ts';
import type { MessageId } from './en.ts';
import { capital, type Namer, namer, planetAt, theWeapon, weaponName, weaponOf, who } from './names.ts';

type Line = Sentence<MessageId> | null;
type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;

const writers: { readonly [T in Seen['t']]: (seen: SeenOf<T>, names: Namer) => Line } = {
  gameStarted: ({ n, invader }, names) => line('gameStarted', { n, ...person(names, invader) }),
  sectorLaid: ({ sites }) => line('sectorLaid', { planets: sites.length }),
  planetsDealt: ({ seat, planets }, names) => line('planetsDealt', { planets: planets.length, ...person(names, seat) }),
  planetPlaced: ({ seat, planet, at, high }, names) =>
    line('planetPlaced', { planet: laid(names, planet, high), cell: cellName(at), ...person(names, seat) }),
  missionsDealt: ({ seat }, names) => (who(names, seat) === 'you' ? line('missionsDealt.mine', {}) : null),
  roundStarted: ({ round, invader }, names) => line('roundStarted', { round, ...person(names, invader) }),
  weaponPlaced: ({ seat, at, arrow, weapon }, names) => {
    const where = { cell: cellName(at), arrow: names.say(`arrow.${arrow}`) };
    if (weapon === null) return line('weaponPlaced.other', { ...where, name: names.name(seat) });
    // Of a match that is over all can be told.
    if (who(names, seat) !== 'you')
      return line('weaponPlaced.known', { ...where, name: names.name(seat), weapon: theWeapon(names, weapon) });
    return line('weaponPlaced.mine', { ...where, weapon: weaponOf(names, seat, weapon) });
  },
  weaponsRevealed: ({ weapons }, names) =>
    line('weaponsRevealed', {
      weapons: weapons
        .map(({ seat, weapon }) =>
          names.say('weaponsRevealed.one', { weapon: weaponName(names, weapon), ...person(names, seat) }),
        )
        .join(', '),
    }),
  weaponFires: ({ seat, weapon, at, targets }, names) =>
    line(
      targets.every(({ x, y }) => x === at.x && y === at.y) && targets.length > 0 ? 'weaponFires.own' : 'weaponFires',
      {
        weapon: theWeapon(names, weapon),
        cell: cellName(at),
        cells: cells(names, targets),
        count: targets.length,
        ...person(names, seat),
      },
    ),
  shieldCaught: ({ catcher, shieldAt, attacker, weapon }, names) =>
    line('shieldCaught', {
      Shield: shieldOf(names, catcher),
      cell: cellName(shieldAt),
      weapon: weaponOf(names, attacker, weapon),
      ...person(names, catcher),
    }),
  weaponDestroyed: ({ by, owner, weapon, at, cause }, names) =>
    line(`weaponDestroyed.${cause}`, {
      Weapon: capital(weaponOf(names, owner, weapon)),
      cell: cellName(at),
      ...person(names, by),
    }),
  planetTurned: ({ at, planet, from, to }, names) =>
    line('planetTurned', { Planet: capital(planetAt(names, planet, from)), cell: cellName(at), to }),
  planetCaptured: ({ by, at, planet, level, cause }, names) => {
    const taken = planetAt(names, planet, level);
    const values = { planet: taken, Planet: capital(taken), cell: cellName(at), ...person(names, by) };
    const lost = cause === 'isolated' && names.isolatedTo === 'debris';
    return line(lost ? 'planetCaptured.lost' : `planetCaptured.${cause}`, values);
  },
  planetReplaced: ({ at, planet }, { set }) =>
    line('planetReplaced', { cell: cellName(at), moons: set.planets.find(({ id }) => id === planet)?.moons ?? 0 }),
  weaponSpent: () => null,
  weaponSkipped: ({ owner, weapon }, names) =>
    line('weaponSkipped', { Weapon: capital(weaponOf(names, owner, weapon)) }),
  shieldReturned: ({ owner }, names) => line('shieldReturned', { Shield: shieldOf(names, owner) }),
  roundEnded: ({ planetsLeft, nextInvader }) =>
    nextInvader === null ? line('roundEnded.last', { planets: planetsLeft }) : null,
  missionsRevealed: () => line('missionsRevealed', {}),
  gameEnded: ({ result: { rows, winners } }, names) => {
    const points = rows[winners[0] ?? 0]?.total ?? 0;
    const [alone, ...more] = winners;
    if (alone !== undefined && more.length === 0) return line('gameEnded.one', { points, ...person(names, alone) });
    const who_ = winners.map((seat) => (who(names, seat) === 'you' ? names.say('you') : names.name(seat)));
    return line('gameEnded.shared', { points, names: capital(listed(names.say, who_)) });
  },
};

/** The log line of an event as `as` reads it. */
export function sentence(
  seen: Seen,
  as: Observer,
  name: (seat: Seat) => string,
  say: Say<MessageId>,
  options: Pick<Options, 'data' | 'isolatedTo'> = { data: 'ours-1', isolatedTo: 'conquest' },
): Line {
  const write = writers[seen.t] as (seen: Seen, names: Namer) => Line;
  return write(seen, { ...namer(say, as, name, dataOf(options)), isolatedTo: options.isolatedTo });
}

function line(id: MessageId, values: Sentence['values']): Sentence<MessageId> {
  return { id, values };
}

function person(names: Namer, seat: Seat): { readonly who: string; readonly name: string } {
  return { who: who(names, seat), name: names.name(seat) };
}

function cells({ say }: Namer, at: readonly XY[]): string {
  return listed(say, at.map(cellName));
}

function shieldOf(names: Namer, owner: Seat): string {
  const shield = names.set.weapons.find(({ priority }) => priority === null);
  return capital(weaponOf(names, owner, shield?.id ?? 'SH'));
}

function laid(names: Namer, planet: string, high: boolean): string {
  const kind = names.set.planets.find(({ id }) => id === planet)?.kind;
  return planetAt(names, planet, kind === 'small' ? (high ? 2 : 1) : kind === 'named' ? (high ? 4 : 3) : null);
}
