import type { Seat } from '@orrery/kernel';
import { listed } from '@orrery/words';
import { type Fighter, NO_GOODS, type ShipClass } from '../data/index.ts';
import type { Cell, Move, Target, UnitRef } from '../rules/moves.ts';
import type { PlanetSeen, View } from '../rules/seen.ts';
import { isGrounded } from '../rules/units.ts';
import { cellOfTarget, sameCell } from '../sight/cells.ts';
import { capital, className, goodsText, panelOf, planetName, shipPlain, who } from '../words/names.ts';
import { dialText } from './bearings.ts';
import { loadText, unloadText } from './cargo-labels.ts';
import { far } from './map/hex.ts';
import { planetUnder, radiusOf } from './map/plan.ts';
import type { TableNames } from './names.ts';
import { type Aim, actionsLeft, attacksLeft, hasMove, kindOf, ownerOf, rowOf, type Sense, unitAt } from './sense.ts';

/** "Spear 3", "cannon", "asteroid". */
export function targetName(names: TableNames, sense: Sense, target: Target): string {
  if ('asteroid' in target) return names.say('thing.asteroid');
  const kind = kindOf(sense, target);
  const owner = ownerOf(sense, target);
  if (kind === null || owner === null) return names.say('ship.gone', { no: 'ship' in target ? target.ship : 0 });
  return 'ship' in target
    ? shipPlain(names, owner, kind as ShipClass, target.ship)
    : names.say(`thing.${kind as Exclude<Fighter, ShipClass>}`);
}

/** "yours", "Livia's". */
export function ownerText(names: TableNames, seat: Seat | null, thing: Fighter | 'planet' = 'planet'): string {
  // What is owned has a gender in Italian.
  const gender = thing === 'planet' || thing === 'cannon' || thing === 'habitat' ? 'm' : 'f';
  return seat === null
    ? names.say('owner.nobody')
    : names.say('owner.of', { who: who(names, seat), name: names.name(seat), gender });
}

/** The planet a cell touches from outside. */
export function orbitOf(view: View, cell: Cell): PlanetSeen | null {
  return view.planets.find((planet) => far(planet.centre, cell) === radiusOf(view.options, planet) + 1) ?? null;
}

/** "on Vesta", "in orbit around Vesta", "panel IV". */
export function placeText(names: TableNames, view: View, cell: Cell): string {
  const ground = planetUnder(view.options, view.planets, cell);
  if (ground !== null) return names.say('place.on', { planet: planetName(names.say, ground.planet.id) });
  const orbit = orbitOf(view, cell);
  if (orbit !== null) return names.say('place.orbit', { planet: planetName(names.say, orbit.id) });
  return names.say('panel.no', { panel: panelOf(view.options, cell) });
}

/** What a unit has left, or why it waits. */
export function stateText(names: TableNames, sense: Sense, ref: UnitRef): string {
  const row = rowOf(sense, ref);
  const left = actionsLeft(sense, row);
  const use = usageOf(sense.view, ref);
  if (use?.fresh) return names.say('unit.fresh');
  if (left > 0 && kindOf(sense, ref) === 'huge') return hugeText(names, sense, row);
  if (left > 0) return names.say('unit.left', { count: left });
  if (use?.finished) return names.say('unit.finished');
  return names.say('ship' in ref && isGrounded(sense.s) ? 'unit.grounded' : 'unit.spent');
}

/** BP-P18: a huge ship counts moves and attacks apart. */
function hugeText({ say, options }: TableNames, sense: Sense, row: number): string {
  const count = attacksLeft(sense, row);
  if (!hasMove(sense, row)) return say('unit.left.attacks', { count });
  if (count === 0) return say('unit.left.move');
  return say(options.hugeActions === '1or4' ? 'unit.left.either' : 'unit.left.both', { count });
}

function usageOf(view: View, ref: UnitRef) {
  if ('ship' in ref) return view.ships.find(({ no }) => no === ref.ship)?.use;
  if ('station' in ref) return view.stations.find(({ cell }) => sameCell(cell, ref.station))?.use;
  if ('onAsteroid' in ref) return view.asteroids.find(({ cell }) => sameCell(cell, ref.onAsteroid))?.on?.use;
  return view.planets.flatMap(({ slots }) => slots).find(({ cell }) => sameCell(cell, ref.defence))?.use ?? undefined;
}

/** A unit in one line, for lists and for those who listen. */
export function unitLine(names: TableNames, sense: Sense, ref: UnitRef): string {
  const owner = ownerOf(sense, ref);
  const cell = cellOfTarget(sense.view, ref);
  const mine = owner !== null && sense.view.turn?.seat === owner && names.as === owner;
  const facts = [
    capital(targetName(names, sense, ref)),
    ownerText(names, owner, kindOf(sense, ref) ?? 'planet'),
    cell === null ? '' : placeText(names, sense.view, cell),
    mine ? stateText(names, sense, ref) : '',
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

/** "Vesta, yours, small fair planet: 2 forests, 3 mountains, 1 cannon." */
export function planetLine(names: TableNames, planet: PlanetSeen): string {
  const { say } = names;
  const kinds = [...new Set(planet.slots.map(({ kind }) => kind))];
  const things = kinds.map((kind) =>
    say(`count.${kind}`, { count: planet.slots.filter((slot) => slot.kind === kind).length }),
  );
  return say('planet.line', {
    planet: planetName(say, planet.id),
    owner: ownerText(names, planet.owner),
    kind: say('planet.kind', { size: say(`size.${planet.size}`), biome: say(`biome.${planet.biome}`) }),
    things: things.length === 0 ? say('planet.bare') : listed(say, things),
  });
}

/** "39 % a shot, 63 % in 2". */
export function oddsText(names: TableNames, { odds, attacks, inAll }: Pick<Aim, 'odds' | 'attacks' | 'inAll'>): string {
  return names.say('odds.text', { one: odds.wins / odds.of, count: attacks, all: inAll });
}

/** A cell for whoever walks over the map: what is there, and what a touch would do. */
export function cellText(
  names: TableNames,
  sense: Sense,
  cell: Cell,
  move: Move | undefined,
  from: Cell | null,
): string {
  const { view } = sense;
  const { say } = names;
  const unit = unitAt(sense, cell);
  const ground = planetUnder(view.options, view.planets, cell);
  const slot = ground?.planet.slots.find((one) => sameCell(one.cell, cell));
  const there =
    unit !== null
      ? unitLine(names, sense, unit)
      : view.asteroids.some((one) => sameCell(one.cell, cell))
        ? say('cell.asteroid', { place: placeText(names, view, cell) })
        : ground !== null
          ? ground.ring === 0
            ? planetLine(names, ground.planet)
            : say('cell.ground', {
                thing: slot === undefined ? say('cell.free') : say(`thing.${slot.kind}`),
                place: placeText(names, view, cell),
                border: ground.ring === radiusOf(view.options, ground.planet) ? 'yes' : 'no',
              })
          : say('cell.space', { place: placeText(names, view, cell) });
  const away = from === null || sameCell(from, cell) ? '' : say('cell.far', { count: far(from, cell) });
  const does =
    move === undefined
      ? ''
      : say(move.t === 'attack' ? 'cell.attack' : move.t === 'move' ? 'cell.reach' : 'cell.place');
  return [there, away, does]
    .filter((part) => part !== '')
    .map(capital)
    .join('. ');
}

/** A move in words: the sentence of a draft, the label of a button. */
export function moveText(names: TableNames, sense: Sense, move: Move): string {
  const { say } = names;
  const { view } = sense;
  const planet = (id: number) => planetName(say, id);
  switch (move.t) {
    case 'placeAsteroid':
      return say('do.asteroid', { place: placeText(names, view, move.cell) });
    case 'placeCannon':
      return say('do.cannon');
    case 'build':
      return say('do.build', { thing: say(`thing.a.${move.kind}`), planet: planet(move.planet) });
    case 'demolish':
    case 'clearNature':
    case 'raze': {
      const ground = view.planets[move.planet];
      const slot = ground?.slots.find(({ cell }) => sameCell(cell, move.cell));
      return say(move.t === 'demolish' ? 'do.demolish' : move.t === 'raze' ? 'do.raze' : 'do.clear', {
        thing: slot === undefined ? '' : say(`thing.${slot.kind}`),
        planet: planet(move.planet),
        place: ground === undefined ? '' : dialText(names, ground, move.cell),
      });
    }
    case 'buildShip':
      return say('do.ship', {
        ship: className(names, view.turn?.seat ?? 0, move.cls),
        place: 'planet' in move.at ? planet(move.at.planet) : say('thing.station'),
      });
    case 'move':
      return say('do.move', { place: placeText(names, view, move.to) });
    case 'attack':
      return say('do.attack', { target: targetName(names, sense, move.target) });
    case 'conquer':
      // BP-P33: what nobody has is settled; BP-P34: what somebody has is conquered.
      return say(view.planets[move.planet]?.owner == null ? 'do.settle' : 'do.conquer', {
        planet: planet(move.planet),
      });
    case 'bombard':
      return say('do.bombard', { planet: planet(move.planet) });
    case 'load':
      return loadText(names, sense, move);
    case 'unload':
      return unloadText(names, sense, move);
    default:
      return '';
  }
}

/** The position in one breath, for those who listen: whose turn it is, the phase, and what I have. */
export function summary({ say, as }: TableNames, view: View, whose: string): string {
  return say('summary', {
    lead: [whose, ...(view.turn === null ? [] : [say(`phase.${view.turn.phase}`)])].join(': '),
    mine: as === 'table' ? 'no' : 'yes',
    planets: view.planets.filter(({ owner }) => owner === as).length,
    ships: view.ships.filter(({ owner }) => owner === as).length,
    stock: as === 'table' ? '' : goodsText(say, view.players[as]?.stock ?? NO_GOODS),
  }).trim();
}
