import {
  checked,
  Flaw,
  type Must,
  must as mustHold,
  type Read,
  readInteger,
  readList,
  readRecord,
  readText,
} from '@orrery/kernel';
import type { DataSet, MissionCard, MissionTest, PlanetCard, PlanetKind, Tally, WeaponCard } from './kind.ts';

/** Why a data set is refused. `SHAPE`: a value is missing, of the wrong type, or beyond any sense. */
export const dataFaults = [
  'SHAPE',
  'REPEATED_ID',
  'NINE_WEAPONS',
  'PRIORITIES',
  'REPEATED_CELL',
  'PLANET_COUNTS',
  'SIX_NAMES',
  'NO_ZERO',
  'UNKNOWN_PLANET',
  'MISSION_COUNTS',
] as const;
type DataFault = (typeof dataFaults)[number];

/** More than any list of a set holds: 49 planets are the most. */
const LONGEST = 68;

/** The trust boundary for data sets: gives back a clean copy, or what is wrong and where. */
export function readDataSet(raw: unknown, where = 'data'): Read<DataSet> {
  return checked(() => {
    const set = readRecord(raw, where);
    const id = readText(set.id, `${where}.id`);
    const weapons = readWeapons(set.weapons, `${where}.weapons`);
    const planets = readPlanets(set.planets, `${where}.planets`);
    const missions = readMissions(set.missions, `${where}.missions`, planets);
    return { id, weapons, planets, missions };
  });
}

function readWeapons(raw: unknown, where: string): WeaponCard[] {
  const weapons = readList(raw, where, LONGEST).map((card, i) => readWeapon(card, `${where}[${i}]`));
  must(weapons.length === 9, 'NINE_WEAPONS', where);
  mustDiffer(weapons, where);
  for (let priority = 1; priority <= 8; priority++)
    must(weapons.filter((card) => card.priority === priority).length === 1, 'PRIORITIES', where);
  must(weapons.filter((card) => card.priority === null).length === 1, 'PRIORITIES', where);
  return weapons;
}

function readWeapon(raw: unknown, where: string): WeaponCard {
  const card = readRecord(raw, where);
  const cells = readList(card.cells, `${where}.cells`, LONGEST).map((raw, i) => {
    const at = `${where}.cells[${i}]`;
    const cell = readRecord(raw, at);
    return {
      dx: readInteger(cell.dx, -29, 29, `${at}.dx`),
      dy: readInteger(cell.dy, -29, 29, `${at}.dy`),
      hits: readInteger(cell.hits, 1, 9, `${at}.hits`),
    };
  });
  for (const [i, cell] of cells.entries())
    for (const other of cells.slice(0, i))
      must(cell.dx !== other.dx || cell.dy !== other.dy, 'REPEATED_CELL', `${where}.cells[${i}]`);
  const priority = card.priority === null ? null : readInteger(card.priority, 1, 8, `${where}.priority`);
  return { id: readText(card.id, `${where}.id`), name: readText(card.name, `${where}.name`), priority, cells };
}

const PLANET_COUNTS: Readonly<Record<PlanetKind, number>> = { small: 30, named: 15, dark: 4 };

function readPlanets(raw: unknown, where: string): PlanetCard[] {
  const planets = readList(raw, where, LONGEST).map((card, i) => readPlanet(card, `${where}[${i}]`));
  mustDiffer(planets, where);
  for (const [kind, count] of Object.entries(PLANET_COUNTS))
    must(planets.filter((card) => card.kind === kind).length === count, 'PLANET_COUNTS', where);
  must(planets.length === 49, 'PLANET_COUNTS', where);
  const names = namesOf(planets);
  must(names.length >= 6, 'SIX_NAMES', where);
  must(names.includes('Zero'), 'NO_ZERO', where);
  return planets;
}

function readPlanet(raw: unknown, where: string): PlanetCard {
  const card = readRecord(raw, where);
  const kind = card.kind;
  if (kind !== 'small' && kind !== 'named' && kind !== 'dark') throw new Flaw('SHAPE', `${where}.kind`);
  const name = kind === 'named' ? readText(card.name, `${where}.name`) : null;
  return {
    id: readText(card.id, `${where}.id`),
    kind,
    name,
    moons: readInteger(card.moons, 0, 9, `${where}.moons`),
  };
}

function readMissions(raw: unknown, where: string, planets: readonly PlanetCard[]): MissionCard[] {
  const names = namesOf(planets);
  const missions = readList(raw, where, LONGEST).map((card, i) => readMission(card, `${where}[${i}]`, names));
  mustDiffer(missions, where);
  for (const points of [1, 2, 3])
    must(missions.filter((card) => card.points === points).length === 5, 'MISSION_COUNTS', where);
  return missions;
}

function readMission(raw: unknown, where: string, names: readonly string[]): MissionCard {
  const card = readRecord(raw, where);
  const points = card.points;
  if (points !== 1 && points !== 2 && points !== 3) throw new Flaw('SHAPE', `${where}.points`);
  return { id: readText(card.id, `${where}.id`), points, test: readTest(card.test, `${where}.test`, names) };
}

const TALLIES: readonly Tally[] = ['small', 'named', 'numbered', 'moons'];

function readTest(raw: unknown, where: string, names: readonly string[]): MissionTest {
  const test = readRecord(raw, where);
  if (Object.hasOwn(test, 'atLeast')) {
    const wanted = readRecord(test.atLeast, `${where}.atLeast`);
    const atLeast: Partial<Record<Tally, number>> = {};
    for (const tally of TALLIES)
      if (Object.hasOwn(wanted, tally)) atLeast[tally] = readInteger(wanted[tally], 0, 99, `${where}.atLeast.${tally}`);
    return { atLeast };
  }
  const [first, second, ...more] = readList(test.planets, `${where}.planets`, LONGEST);
  if (typeof first !== 'string' || typeof second !== 'string' || more.length > 0)
    throw new Flaw('SHAPE', `${where}.planets`);
  for (const name of [first, second]) must(names.includes(name), 'UNKNOWN_PLANET', `${where}.planets`);
  const both = readInteger(test.both, 0, 9, `${where}.both`);
  return { planets: [first, second], both, one: readInteger(test.one, 0, 9, `${where}.one`) };
}

function namesOf(planets: readonly PlanetCard[]): string[] {
  return [...new Set(planets.map((card) => card.name).filter((name) => name !== null))];
}

const must: Must<DataFault> = mustHold;

function mustDiffer(cards: readonly { readonly id: string }[], where: string): void {
  must(new Set(cards.map((card) => card.id)).size === cards.length, 'REPEATED_ID', where);
}
