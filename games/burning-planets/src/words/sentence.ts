import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence } from '@orrery/words';
import { natures, type ShipClass } from '../data/index.ts';
import type { Seen } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { FinalResult } from '../rules/seen.ts';
import type { MessageId } from './en.ts';
import {
  goodsText,
  line,
  type Namer,
  object,
  owned,
  type Post,
  panelNumeral,
  panelOf,
  person,
  planetName,
  shipText,
  total,
  who,
} from './names.ts';
import { declined, loaded, proposed, revealed, signed, unloaded, withheld } from './sentence-papers.ts';

type Line = Sentence<MessageId> | null;
type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;

const writers: { readonly [T in Seen['t']]: (seen: SeenOf<T>, names: Namer) => Line } = {
  gameStarted: ({ options, first }, names) => {
    const factions = options.factions.map((faction, seat) =>
      names.say('gameStarted.faction', { faction: names.say(`faction.${faction}`), ...person(names, seat) }),
    );
    return line('gameStarted', { factions: listed(names.say, factions), ...person(names, first) });
  },
  planetMade: (seen, names) => planetMade(seen, names),
  asteroidCount: ({ roll, total: count }) => line('asteroidCount', { roll, total: count }),
  asteroidDrawn: () => null,
  asteroidPlaced: ({ seat, cell }, names) =>
    seat === null ? null : line('asteroidPlaced', { panel: panelOf(names.options, cell), ...person(names, seat) }),
  asteroidsDone: ({ first }, names) => line('asteroidsDone', person(names, first)),
  cannonPlaced: ({ seat, planet }, names) => line('cannonPlaced', { ...place(names, planet), ...person(names, seat) }),
  outpostRaised: ({ seat, planet, ships }, names) => {
    const fleet = ships.map(({ ship }) => shipText(names, seat, 'small', ship));
    return line('outpostRaised', {
      ...{ ...place(names, planet), ...person(names, seat) },
      ships: fleet.length === 0 ? names.say('goods.none') : listed(names.say, fleet),
    });
  },
  stocked: ({ seat, bag }, names) => line('stocked', { goods: goodsText(names.say, bag), ...person(names, seat) }),
  turnBegan: ({ seat, round }, names) => line('turnBegan', { round, ...person(names, seat) }),
  catastrophe: ({ seat, roll, kind }, names) => {
    if (kind === null) return null;
    const known = kind === 'anomaly' || kind === 'wind' ? kind : 'other';
    return line(`catastrophe.${known}.told`, { roll, ...person(names, seat) });
  },
  produced: ({ seat, bag }, names) => line('produced', { goods: goodsText(names.say, bag), ...person(names, seat) }),
  phaseEnded: () => null,
  built: ({ seat, planet, kind, cost }, names) =>
    line('built', {
      ...{ thing: names.say(`thing.a.${kind}`), cost: goodsText(names.say, cost) },
      ...{ ...place(names, planet), ...person(names, seat) },
    }),
  demolished: ({ seat, planet, kind }, names) => felled('demolished', seat, planet, kind, names),
  cleared: ({ seat, planet, kind }, names) => felled('cleared', seat, planet, kind, names),
  shipBuilt: ({ seat, ship, cls, cost }, names) =>
    line('shipBuilt', {
      ...{ ship: shipText(names, seat, cls, ship), cost: goodsText(names.say, cost), ...person(names, seat) },
    }),
  moved: ({ seat, ship, cls, path }, names) =>
    line('moved', {
      ...{ ship: shipText(names, seat, cls, ship), steps: path.length, ...person(names, seat) },
      panel: path.length === 0 ? '?' : panelOf(names.options, path.at(-1)!),
    }),
  attacked: (seen, names) => attacked(seen, names),
  looted: ({ by, cost, goods, kit }, names) => {
    const took = { goods: goodsText(names.say, total(cost, goods)), ...person(names, by) };
    return kit === null ? line('looted', took) : line('looted.kit', { ...took, kit: names.say(`thing.a.${kit}`) });
  },
  razed: ({ seat, ship, cls, planet, kind }, names) =>
    line('razed', {
      ...{ ship: shipText(names, seat, cls, ship), thing: names.say(`thing.a.${kind}`) },
      ...{ ...place(names, planet), ...person(names, seat) },
    }),
  conquered: ({ seat, ship, cls, planet, owner }, names) => {
    const common = { ship: shipText(names, seat, cls, ship), ...place(names, planet), ...person(names, seat) };
    if (owner === null) return line('conquered.empty', common);
    return line('conquered.enemy', { ...common, loser: who(names, owner), losing: names.name(owner) });
  },
  bombarded: ({ seat, planet }, names) => line('bombarded', { ...place(names, planet), ...person(names, seat) }),
  kitPlaced: ({ seat, kit, cell }, names) =>
    line('kitPlaced', {
      ...{ thing: names.say(`thing.a.${kit}`), panel: panelOf(names.options, cell), ...person(names, seat) },
    }),
  kitStored: ({ seat, kit, planet }, names) =>
    line('kitStored', {
      ...{ thing: names.say(`thing.a.${kit}`), ...place(names, planet), ...person(names, seat) },
    }),
  stocksShown: () => null,
  loaded,
  unloaded,
  contractProposed: proposed,
  contractDeclined: declined,
  contractWithdrawn: declined,
  contractLapsed: ({ parties: [one, other] }, names) =>
    line('contractLapsed', { name: names.name(one === names.as ? other : one) }),
  contractWithheld: withheld,
  coverageChanged: ({ from, covered }, names) =>
    from === names.as ? null : line('coverageChanged', { name: names.name(from), on: covered ? 'yes' : 'no' }),
  shareSwitched: ({ on }) => line('shareSwitched', { on: on ? 'yes' : 'no' }),
  contractSigned: signed,
  contractRevealed: revealed,
  playerOut: ({ seat, by, why }, names) =>
    line(`playerOut.${why}`, { by: by === null ? '' : object(names, by), ...person(names, seat) }),
  gameEnded: ({ result }, names) => ended(result, names),
};

/** The log line of an event as `as` reads it. */
export function sentence(
  seen: Seen,
  as: Observer,
  name: (seat: Seat) => string,
  say: Say<MessageId>,
  options?: Options,
): Line {
  const write = writers[seen.t] as (seen: Seen, names: Namer) => Line;
  return write(seen, { say, as, name, options: options ?? null });
}

function place({ say }: Namer, planet: number): { readonly planet: string } {
  return { planet: planetName(say, planet) };
}

function planetMade({ planet, owner, draws, size, biome, nature }: SeenOf<'planetMade'>, names: Namer): Line {
  const counts = natures
    .map((kind) => ({ kind, count: nature.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => names.say(`count.${kind}`, { count }));
  const common = {
    ...{ ...place(names, planet), size: names.say(`size.${size}`), biome: names.say(`biome.${biome}`) },
    panel: panelNumeral(draws.at(-1) ?? 0),
    nature: listed(names.say, counts),
  };
  return owner === null
    ? line('planetMade.empty', common)
    : line('planetMade.home', { ...common, ...person(names, owner) });
}

function felled(
  id: 'demolished' | 'cleared',
  seat: Seat,
  planet: number,
  kind: SeenOf<'demolished' | 'cleared'>['kind'],
  names: Namer,
): Line {
  return line(id, { thing: names.say(`thing.a.${kind}`), ...place(names, planet), ...person(names, seat) });
}

function attacked(seen: SeenOf<'attacked'>, names: Namer): Line {
  const { seat, unit, kind, target, targetKind, targetSeat, a, d, shield, destroyed } = seen;
  const mine =
    'ship' in unit ? shipText(names, seat, kind as ShipClass, unit.ship) : names.say(`thing.a.${kind as Post}`);
  const how = destroyed ? 'destroyed' : 'missed';
  if (targetKind === null || targetSeat === null)
    return line(`attacked.asteroid.${how}`, { unit: mine, a, shield, ...person(names, seat) });
  const hit = owned(names, targetSeat, targetKind, 'ship' in target ? target.ship : null);
  return line(`attacked.${how}`, { unit: mine, target: hit, a, d, shield, ...person(names, seat) });
}

function ended({ how, winners }: FinalResult, names: Namer): Line {
  const all = listed(
    names.say,
    winners.map((seat) => names.name(seat)),
  );
  if (how === 'conquest') return line('gameEnded.conquest', person(names, winners[0] ?? 0));
  return line(`gameEnded.${how}`, { names: all, count: winners.length });
}
