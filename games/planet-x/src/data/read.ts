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
import {
  type DataSet,
  type FactionCard,
  type Named,
  type SpecialCard,
  type SpecialKey,
  specialKeys,
  type UnitCard,
  type UnitType,
  unitTypes,
} from './kind.ts';

/**
 * Why a data set is refused; `where` names the card and the field. `SHAPE`: a value is missing, of the wrong type, or
 * out of its bounds.
 */
export const dataFaults = [
  'SHAPE',
  'FORCE',
  'TYPE',
  'REPEATED_ID',
  'FACTION_COUNT',
  'UNKNOWN_FACTION',
  'SEVENTEEN_UNITS',
  'MISSING_TYPE',
  'UNKNOWN_SPECIAL',
  'MISSING_SPECIAL',
  'REPEATED_SPECIAL',
  'AMOUNT',
] as const;
type DataFault = (typeof dataFaults)[number];

/** Four times seventeen units: no list of a set is longer. */
const LONGEST = 68;

/** The trust boundary for data sets: gives back a clean copy, or what is wrong and where. */
export function readDataSet(raw: unknown, where = 'data'): Read<DataSet> {
  return checked(() => {
    const set = readRecord(raw, where);
    const id = readText(set.id, `${where}.id`);
    const factions = readList(set.factions, `${where}.factions`, LONGEST).map((card, i) =>
      readFaction(card, `${where}.factions[${i}]`),
    );
    must(factions.length >= 2 && factions.length <= 4, 'FACTION_COUNT', `${where}.factions`);
    mustDiffer(factions, `${where}.factions`);
    const units = readUnits(set.units, `${where}.units`, factions);
    const specials = readSpecials(set.specials, `${where}.specials`);
    const copies = readRecord(set.secondCopies, `${where}.secondCopies`);
    const again = (seats: '2' | '3' | '4') => readKeys(copies[seats], `${where}.secondCopies.${seats}`);
    const secondCopies = { '2': again('2'), '3': again('3'), '4': again('4') };
    return { id, factions, units, specials, secondCopies };
  });
}

function readFaction(raw: unknown, where: string): FactionCard {
  const card = readRecord(raw, where);
  const id = readText(card.id, `${where}.id`);
  const at = `${where} (${id})`;
  return {
    id,
    name: readNamed(card.name, `${at}.name`),
    camp: readNamed(card.camp, `${at}.camp`),
    color: readText(card.color, `${at}.color`),
    glyph: readText(card.glyph, `${at}.glyph`),
    pride: readType(card.pride, `${at}.pride`),
  };
}

function readUnits(raw: unknown, where: string, factions: readonly FactionCard[]): UnitCard[] {
  const units = readList(raw, where, LONGEST).map((card, i) => readUnit(card, `${where}[${i}]`, factions));
  mustDiffer(units, where);
  for (const { id } of units) must(!isSpecialId(id), 'REPEATED_ID', `${where} (${id}).id`);
  for (const { id } of factions) {
    const own = units.filter((card) => card.faction === id);
    must(own.length === 17, 'SEVENTEEN_UNITS', `${where} (${id})`);
    for (const type of unitTypes)
      must(
        own.some((card) => card.type === type),
        'MISSING_TYPE',
        `${where} (${id}, ${type})`,
      );
  }
  return units;
}

function readUnit(raw: unknown, where: string, factions: readonly FactionCard[]): UnitCard {
  const card = readRecord(raw, where);
  const id = readText(card.id, `${where}.id`);
  const at = `${where} (${id})`;
  const faction = readText(card.faction, `${at}.faction`);
  must(
    factions.some((one) => one.id === faction),
    'UNKNOWN_FACTION',
    `${at}.faction`,
  );
  const force = readInteger(card.force, 1, 99, `${at}.force`, 'FORCE');
  return { id, faction, type: readType(card.type, `${at}.type`), force, name: readNamed(card.name, `${at}.name`) };
}

function readSpecials(raw: unknown, where: string): SpecialCard[] {
  const specials = readList(raw, where, LONGEST).map((card, i) => readSpecial(card, `${where}[${i}]`));
  for (const key of specialKeys) {
    const found = specials.filter((card) => card.key === key).length;
    must(found > 0, 'MISSING_SPECIAL', `${where} (${key})`);
    must(found === 1, 'REPEATED_SPECIAL', `${where} (${key})`);
  }
  return specials;
}

function readSpecial(raw: unknown, where: string): SpecialCard {
  const card = readRecord(raw, where);
  const key = readKey(card.key, `${where}.key`);
  const at = `${where} (${key})`;
  const name = readNamed(card.name, `${at}.name`);
  if (key.startsWith('plus-')) return { key, amount: readInteger(card.amount, 1, 99, `${at}.amount`, 'AMOUNT'), name };
  if (key.startsWith('minus-'))
    return { key, amount: readInteger(card.amount, -99, -1, `${at}.amount`, 'AMOUNT'), name };
  must(card.amount === undefined, 'AMOUNT', `${at}.amount`);
  return { key, name };
}

function readKeys(raw: unknown, where: string): SpecialKey[] {
  const keys = readList(raw, where, LONGEST).map((key, i) => readKey(key, `${where}[${i}]`));
  must(new Set(keys).size === keys.length, 'REPEATED_SPECIAL', where);
  return keys;
}

function readKey(raw: unknown, where: string): SpecialKey {
  const key = specialKeys.find((one) => one === raw);
  if (key === undefined) throw new Flaw('UNKNOWN_SPECIAL', where);
  return key;
}

function readType(raw: unknown, where: string): UnitType {
  const type = unitTypes.find((one) => one === raw);
  if (type === undefined) throw new Flaw('TYPE', where);
  return type;
}

function readNamed(raw: unknown, where: string): Named {
  const named = readRecord(raw, where);
  return { it: readText(named.it, `${where}.it`), en: readText(named.en, `${where}.en`) };
}

/** The ids that the rules give to specials: a unit may not bear one of them. */
function isSpecialId(id: string): boolean {
  return specialKeys.some((key) => id === `s1-${key}` || id === `s2-${key}`);
}

const must: Must<DataFault> = mustHold;

function mustDiffer(cards: readonly { readonly id: string }[], where: string): void {
  const ids = cards.map((card) => card.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  must(twice === undefined, 'REPEATED_ID', `${where} (${twice}).id`);
}
