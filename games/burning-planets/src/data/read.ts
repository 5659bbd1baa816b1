import { checked, type Read, readInteger, readRecord, readText } from '@orrery/kernel';
import { must, own, readAll, readEach, readFlag, readName, readNames } from './flaw.ts';
import {
  type Bag,
  type BiomeCard,
  biomes,
  type CatastropheCard,
  type DataSet,
  type FactionCard,
  factions,
  fighters,
  natures,
  type PanelRow,
  priced,
  resources,
  type SizeCard,
  seatCounts,
  shipClasses,
  sizes,
  sources,
  structures,
} from './kind.ts';

/** The trust boundary for data sets: gives back a clean copy, or what is wrong and where. */
export function readDataSet(raw: unknown, where = 'data'): Read<DataSet> {
  return checked(() => readSet(raw, where));
}

function readSet(raw: unknown, where: string): DataSet {
  const set = readRecord(raw, where);
  const at = (name: string) => `${where}.${name}`;
  const get = (name: string) => own(set, name);
  const die = (name: string) => readInteger(get(name), 1, 100, at(name));
  const sizeDie = die('sizeDie');
  const biomeDie = die('biomeDie');
  const catastropheDie = die('catastropheDie');
  const read: DataSet = {
    id: readText(get('id'), at('id')),
    panelRadius: readInteger(get('panelRadius'), 3, 12, at('panelRadius')),
    boards: readEach(get('boards'), at('boards'), seatCounts, readBoard),
    sizeDie,
    sizes: readEach(get('sizes'), at('sizes'), sizes, (one, place) => readSize(one, place, sizeDie)),
    biomeDie,
    biomes: readEach(get('biomes'), at('biomes'), biomes, (one, place) => readBiome(one, place, biomeDie)),
    startResources: readInteger(get('startResources'), 1, 18, at('startResources')),
    startForestDie: die('startForestDie'),
    startTurns: readInteger(get('startTurns'), 0, 1000, at('startTurns')),
    fighters: readEach(get('fighters'), at('fighters'), fighters, readFighter),
    speeds: readEach(get('speeds'), at('speeds'), shipClasses, (one, place) => readInteger(one, 1, 12, place)),
    asteroidShield: readInteger(get('asteroidShield'), 0, 1000, at('asteroidShield')),
    yields: readEach(get('yields'), at('yields'), sources, readBag),
    factions: readEach(get('factions'), at('factions'), factions, readFaction),
    catastropheDie,
    catastrophes: readAll(get('catastrophes'), at('catastrophes'), (one, place) =>
      readCatastrophe(one, place, catastropheDie),
    ),
  };
  mustFit(read, where);
  return read;
}

/** What one table asks of another. */
function mustFit(set: DataSet, where: string): void {
  const cards = sizes.map((size) => set.sizes[size]);
  mustNameEachFace(set.sizeDie, cards, `${where}.sizes`);
  mustNameEachFace(
    set.biomeDie,
    biomes.map((biome) => set.biomes[biome]),
    `${where}.biomes`,
  );
  const widest = Math.max(...cards.map(({ radius }) => radius));
  must(set.panelRadius >= widest + 2, 'PANEL_TOO_SMALL', `${where}.panelRadius`);
  const narrowest = Math.min(...cards.map(({ radius }) => radius));
  must(set.startResources <= 3 * narrowest * (narrowest - 1), 'PLANET_TOO_SMALL', `${where}.startResources`);
  must(set.startForestDie <= set.startResources, 'PLANET_TOO_SMALL', `${where}.startForestDie`);
  const rolls = set.catastrophes.map(({ roll }) => roll);
  must(new Set(rolls).size === rolls.length, 'REPEATED', `${where}.catastrophes`);
}

function mustNameEachFace(die: number, cards: readonly { readonly rolls: readonly number[] }[], where: string): void {
  const named = cards.flatMap(({ rolls }) => rolls);
  must(named.length === die && new Set(named).size === die, 'ROLLS', where);
}

function readBoard(raw: unknown, where: string): PanelRow[] {
  const rows = readAll(raw, where, (one, place) => {
    const row = readRecord(one, place);
    const from = readInteger(own(row, 'from'), -9, 9, `${place}.from`);
    return {
      j: readInteger(own(row, 'j'), -9, 9, `${place}.j`),
      from,
      to: readInteger(own(row, 'to'), from, 9, `${place}.to`),
    };
  });
  const panels = rows.flatMap(({ j, from, to }) => Array.from({ length: to - from + 1 }, (_, k) => `${from + k},${j}`));
  const seats = Number(where.slice(where.lastIndexOf('.') + 1));
  must(new Set(panels).size === panels.length, 'PANELS', where);
  must(panels.length >= 2 * seats && panels.length <= 40, 'PANELS', where);
  return rows;
}

function readSize(raw: unknown, where: string, sizeDie: number): SizeCard {
  const card = readRecord(raw, where);
  const radius = readInteger(own(card, 'radius'), 2, 10, `${where}.radius`);
  const die = readInteger(own(card, 'die'), 1, 100, `${where}.die`);
  return { rolls: readFaces(own(card, 'rolls'), `${where}.rolls`, sizeDie), radius, die };
}

function readBiome(raw: unknown, where: string, biomeDie: number): BiomeCard {
  const card = readRecord(raw, where);
  const nature = readNames(own(card, 'nature'), `${where}.nature`, natures);
  must(nature.length > 0, 'SHAPE', `${where}.nature`);
  return {
    rolls: readFaces(own(card, 'rolls'), `${where}.rolls`, biomeDie),
    nature: natures.filter((one) => nature.includes(one)),
    bars: readNames(own(card, 'bars'), `${where}.bars`, structures),
  };
}

function readFaces(raw: unknown, where: string, die: number): number[] {
  return readAll(raw, where, (face, place) => readInteger(face, 1, die, place));
}

function readFighter(raw: unknown, where: string) {
  const card = readRecord(raw, where);
  return {
    die: readInteger(own(card, 'die'), 1, 100, `${where}.die`),
    shield: readInteger(own(card, 'shield'), 0, 1000, `${where}.shield`),
  };
}

/** What is not named is 0. */
function readBag(raw: unknown, where: string): Bag {
  const bag = readRecord(raw, where);
  return readEach({ B: 0, C: 0, F: 0, M: 0, ...bag }, where, resources, (amount, place) =>
    readInteger(amount, 0, 10_000, place),
  );
}

function readFaction(raw: unknown, where: string): FactionCard {
  const card = readRecord(raw, where);
  return {
    biome: readName(own(card, 'biome'), `${where}.biome`, biomes),
    names: readEach(own(card, 'names'), `${where}.names`, shipClasses, (one, place) => readText(one, place)),
    costs: readEach(own(card, 'costs'), `${where}.costs`, priced, (raw, place) => {
      const bag = readBag(raw, place);
      // What costs nothing could be built without end in one turn.
      must(
        resources.some((res) => bag[res] > 0),
        'SHAPE',
        place,
      );
      return bag;
    }),
  };
}

function readCatastrophe(raw: unknown, where: string, die: number): CatastropheCard {
  const card = readRecord(raw, where);
  return {
    id: readText(own(card, 'id'), `${where}.id`),
    roll: readInteger(own(card, 'roll'), 1, die, `${where}.roll`),
    silences: readNames(own(card, 'silences'), `${where}.silences`, sources),
    bars: readNames(own(card, 'bars'), `${where}.bars`, priced),
    grounds: readFlag(own(card, 'grounds'), `${where}.grounds`),
  };
}
