import type { Observer } from '@orrery/kernel';
import type { Seen, SeenOf } from '../rules/events.ts';
import type { View } from '../rules/seen.ts';
import { sameCell } from './cells.ts';
import {
  finishActive,
  fromReserve,
  inOrder,
  NEW,
  READY,
  reserveKit,
  shift,
  spend,
  stand,
  strip,
  takeDown,
  withPlanet,
  withPlayer,
  withShip,
  withUse,
} from './change.ts';
import { ended, playerOut, turnBegan } from './follow-ends.ts';
import {
  aboard,
  ashore,
  covered,
  dropped,
  lostWith,
  proposed,
  revealed,
  shared,
  signed,
  withheld,
} from './follow-papers.ts';

type Follower<T extends Seen['t']> = (view: View, seen: SeenOf<T>, as: Observer) => View;

/** What setup tells before the first view there is needs no following. */
const isThere = (view: View): View => view;

const followers: { readonly [T in Seen['t']]: Follower<T> } = {
  gameStarted: isThere,
  planetMade: isThere,
  asteroidCount: isThere,
  asteroidDrawn: (view, { seat, draws }) =>
    view.placing === null || view.stage !== 'asteroids'
      ? view
      : { ...view, placing: { ...view.placing, seat, panel: draws.at(-1)! } },
  asteroidPlaced: (view, { seat, cell }) =>
    seat === null
      ? view
      : {
          ...acted(view),
          asteroids: inOrder([...view.asteroids, { cell, on: null }]),
          placing: view.placing && { ...view.placing, asteroidsLeft: view.placing.asteroidsLeft - 1 },
        },
  asteroidsDone: (view, { first }) => ({
    ...view,
    stage: 'cannons',
    placing: { seat: first, asteroidsLeft: 0, panel: null },
  }),
  cannonPlaced: (view, { planet, cell }) => stand(acted(view), planet, { cell, kind: 'cannon', use: READY }),
  outpostRaised: (view, { seat, planet, spaceport, ships }) => ({
    ...stand(view, planet, { cell: spaceport, kind: 'spaceport', use: null }),
    ships: [
      ...view.ships,
      ...ships.map(({ ship, cell }) => ({
        ...{ no: ship, owner: seat, cls: 'small' as const, cell, use: READY },
        ...{ kit: null, kitKnown: false, kitDoubt: false },
      })),
    ],
    shipsBuilt: view.shipsBuilt + ships.length,
  }),
  stocked: (view, { seat, bag }) => {
    const stocked = shift(view, seat, bag, 1, true);
    return { ...stocked, placing: view.placing && { ...view.placing, seat: (seat + 1) % view.n } };
  },
  turnBegan,
  catastrophe: (view, { roll, kind }) => ({ ...view, turn: view.turn && { ...view.turn, roll, catastrophe: kind } }),
  produced: (view, { seat, bag }) => shift(view, seat, bag, 1, true),
  phaseEnded: (view, { phase }) => {
    if (view.turn === null || phase === 'actions') return acted(view);
    return { ...acted(view), turn: { ...view.turn, phase: phase === 'structures' ? 'ships' : 'actions' } };
  },
  built: (view, { seat, planet, kind, cell, cost }) => {
    const use = kind === 'cannon' || kind === 'tower' ? NEW : null;
    const standing = stand(shift(acted(view), seat, cost, -1, true), planet, { cell, kind, use });
    return busy(withPlanet(standing, planet, (seen) => ({ ...seen, built: seen.built + 1 })));
  },
  demolished: (view, { planet, cell }) =>
    withPlanet(takeDown(acted(view), planet, cell), planet, (seen) => ({ ...seen, demolished: true })),
  cleared: (view, { planet, cell }) =>
    withPlanet(takeDown(acted(view), planet, cell), planet, (seen) => ({ ...seen, cleared: true })),
  shipBuilt: (view, { seat, ship, cls, cell, cost }) => ({
    ...busy(shift(acted(view), seat, cost, -1, true)),
    ships: [
      ...view.ships,
      {
        ...{ no: ship, owner: seat, cls, cell, use: NEW },
        ...{ kit: cls === 'cargo' ? ('none' as const) : null, kitKnown: false, kitDoubt: false },
      },
    ],
    shipsBuilt: ship,
  }),
  moved: (view, { ship, cls, path }) =>
    withShip(spend(view, { ship }, cls === 'huge'), ship, (seen) => ({ ...seen, cell: path.at(-1) ?? seen.cell })),
  attacked: (view, seen) => attacked(spend(view, seen.unit), seen),
  looted: (view, { by, ship, cost, goods, kit }) => {
    const rich = shift(shift(lostWith(view, ship), by, cost, 1, true), by, goods, 1, true);
    return kit === null ? rich : reserveKit(rich, by, kit);
  },
  razed: (view, { ship, planet, cell }) => busy(takeDown(spend(view, { ship }), planet, cell)),
  conquered: (view, { seat, ship, planet, owner }) => {
    const taken = withPlanet(spend(view, { ship }), planet, (seen) => ({
      ...{ ...seen, owner: seat, built: 0, demolished: false, cleared: false },
    }));
    return busy(owner === null ? taken : withPlayer(taken, owner, (player) => ({ ...player, robber: seat })));
  },
  bombarded: (view, { ships, planet }) => {
    const fired = ships.reduce(
      (now, ship) => withUse(now, { ship }, (use) => ({ ...use, finished: true })),
      finishActive(acted(view)),
    );
    return busy(withPlanet(fired, planet, strip));
  },
  kitPlaced: (view, seen) => kitPlaced(view, seen),
  kitStored: (view, { seat, ship, kit }) => busy(reserveKit(emptied(view, ship), seat, kit)),
  stocksShown: (view, { stocks }) => ({
    ...view,
    players: view.players.map((player, seat) => ({ ...player, stock: stocks[seat]! })),
  }),
  loaded: (view, seen, as) => loaded(view, seen, as),
  unloaded: (view, { ship, lots }) => lots.reduce(ashore, spend(view, { ship })),
  contractProposed: proposed,
  contractDeclined: dropped,
  contractWithdrawn: dropped,
  contractLapsed: dropped,
  contractWithheld: withheld,
  coverageChanged: covered,
  shareSwitched: shared,
  contractSigned: signed,
  contractRevealed: revealed,
  playerOut,
  gameEnded: ended,
};

/** One more move of the turn was made. */
function acted(view: View): View {
  return { ...view, acts: view.acts + 1 };
}
/** BP-E7: a deed. */
function busy(view: View): View {
  return { ...view, busy: true };
}
function emptied(view: View, ship: number): View {
  return withShip(view, ship, (seen) => ({ ...seen, kit: 'none', kitKnown: false, kitDoubt: false }));
}

function attacked(view: View, { target, destroyed }: SeenOf<'attacked'>): View {
  if (!destroyed) return view;
  const done = busy(view);
  if ('ship' in target) return { ...done, ships: view.ships.filter(({ no }) => no !== target.ship) };
  if ('station' in target)
    return { ...done, stations: view.stations.filter(({ cell }) => !sameCell(cell, target.station)) };
  if ('asteroid' in target)
    return { ...done, asteroids: view.asteroids.filter(({ cell }) => !sameCell(cell, target.asteroid)) };
  if ('onAsteroid' in target)
    return {
      ...done,
      asteroids: view.asteroids.map((one) => (sameCell(one.cell, target.onAsteroid) ? { ...one, on: null } : one)),
    };
  return {
    ...done,
    planets: view.planets.map((planet) => ({
      ...planet,
      slots: planet.slots.filter(({ cell }) => !sameCell(cell, target.defence)),
    })),
  };
}

function kitPlaced(view: View, { seat, ship, kit, cell }: SeenOf<'kitPlaced'>): View {
  const put = busy(emptied(spend(view, { ship }), ship));
  if (kit === 'station') return { ...put, stations: inOrder([...put.stations, { owner: seat, use: NEW, cell }]) };
  return {
    ...put,
    asteroids: put.asteroids.map((one) =>
      sameCell(one.cell, cell) ? { ...one, on: { owner: seat, use: NEW, kind: kit } } : one,
    ),
  };
}

function loaded(view: View, { seat, ship, from, structure, lots, kit, price }: SeenOf<'loaded'>, as: Observer): View {
  const spent = spend(view, { ship });
  if ('cell' in from) {
    const { cell: there } = from;
    return {
      ...withShip(spent, ship, (seen) => ({ ...seen, kit: structure, kitKnown: true, kitDoubt: false })),
      stations: spent.stations.filter(({ cell }) => !sameCell(cell, there)),
      asteroids: spent.asteroids.map((one) => (sameCell(one.cell, there) ? { ...one, on: null } : one)),
    };
  }
  let next = lots.reduce(aboard, spent);
  if (price !== null) next = shift(next, seat, price, -1, false);
  else if (kit !== 'none' && kit !== 'unknown') next = fromReserve(next, seat, kit);
  const planet = view.planets[from.planet];
  const port = planet?.owner === seat && planet.slots.some((slot) => slot.kind === 'spaceport');
  if (!port) return next;
  // BP-P44: where kits are loaded nobody else can tell any more; what was picked up from the board stays known.
  return withShip(next, ship, (seen) => {
    const hold = kit === 'none' || kit === 'unknown' ? seen.kit : kit;
    if (seen.kitKnown) return seen;
    return { ...seen, kit: seat === as ? hold : 'unknown', kitDoubt: true };
  });
}

/** The view after one told event. */
export function follow(view: View, seen: Seen, as: Observer): View {
  const step = followers[seen.t] as (view: View, seen: Seen, as: Observer) => View;
  return step(view, seen, as);
}
