import { Flaw, type Must, must as mustHold, readList, readRecord } from '@orrery/kernel';

/** Why a data set is refused. `SHAPE`: a value is missing, of the wrong type, or beyond any sense. */
export const dataFaults = [
  'SHAPE',
  /** The faces of a die must each be named once. */
  'ROLLS',
  /** A panel must reach two cells beyond the largest planet. */
  'PANEL_TOO_SMALL',
  /** A panel is named twice, or there are fewer of them than planets. */
  'PANELS',
  /** A start planet cannot hold its resources, or a planet not even the lowest roll. */
  'PLANET_TOO_SMALL',
  /** What a biome bars, or a catastrophe names, twice. */
  'REPEATED',
] as const;
type DataFault = (typeof dataFaults)[number];

/** More than any list of a set holds. */
const LONGEST = 68;

export const must: Must<DataFault> = mustHold;

/** A record with just these keys, each read in its turn. */
export function readEach<Name extends string, T>(
  raw: unknown,
  where: string,
  names: readonly Name[],
  read: (raw: unknown, where: string) => T,
): Record<Name, T> {
  const record = readRecord(raw, where);
  const each: Partial<Record<Name, T>> = {};
  for (const name of names) each[name] = read(own(record, name), `${where}.${name}`);
  return each as Record<Name, T>;
}

export function own(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A list, each of it read in its turn. */
export function readAll<T>(raw: unknown, where: string, read: (raw: unknown, where: string) => T): T[] {
  return readList(raw, where, LONGEST).map((one, i) => read(one, `${where}[${i}]`));
}

/** Some of these names, none twice. */
export function readNames<Name extends string>(raw: unknown, where: string, names: readonly Name[]): Name[] {
  const read = readAll(raw, where, (one, place) => readName(one, place, names));
  must(new Set(read).size === read.length, 'REPEATED', where);
  return read;
}

export function readName<Name extends string>(raw: unknown, where: string, names: readonly Name[]): Name {
  if (!(names as readonly unknown[]).includes(raw)) throw new Flaw('SHAPE', where);
  return raw as Name;
}

export function readFlag(raw: unknown, where: string): boolean {
  if (typeof raw !== 'boolean') throw new Flaw('SHAPE', where);
  return raw;
}
