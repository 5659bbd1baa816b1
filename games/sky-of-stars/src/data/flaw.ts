import type { Read } from '@orrery/kernel';

/** Why data is refused. `SHAPE`: a value is missing, of the wrong type, or beyond any sense. */
export type DataFault =
  | 'SHAPE'
  | 'REPEATED_ID'
  | 'RESERVED_NAME'
  | 'OUTSIDE'
  | 'TOO_CLOSE'
  | 'COLLINEAR'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_COLOUR'
  | 'EMPTY_TYPE'
  | 'TOO_FEW_STARS'
  | 'TOO_FEW_CARDS'
  | 'FIVE_WORDS'
  | 'REPEATED_WORD'
  | 'TWELVE_FACES'
  | 'NO_LINE_FACE'
  | 'UNKNOWN_WORD'
  | 'UNDRAWN_WORD'
  | 'BAD_BOX'
  | 'BAD_EDGE'
  | 'NOT_CONNECTED';

/** What is wrong with data, and where. */
export class Flaw extends Error {
  readonly fault: DataFault;
  readonly where: string;
  constructor(fault: DataFault, where: string) {
    super(`${fault} at ${where}`);
    this.fault = fault;
    this.where = where;
  }
}

export function must(holds: boolean, fault: DataFault, where: string): void {
  if (!holds) throw new Flaw(fault, where);
}

/** Turns a reader that throws flaws into one that answers. */
export function checked<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() };
  } catch (flaw) {
    if (!(flaw instanceof Flaw)) throw flaw;
    return { ok: false, problem: `BAD_DATA.${flaw.fault}`, where: flaw.where };
  }
}

/** For the data in the tree, which must be sound. */
export function sound<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
  return read.value;
}

export function readRecord(raw: unknown, where: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Flaw('SHAPE', where);
  return raw as Record<string, unknown>;
}

export function readList(raw: unknown, most: number, where: string): unknown[] {
  if (!Array.isArray(raw) || raw.length > most) throw new Flaw('SHAPE', where);
  return raw;
}

/** Text for people or a name: not empty, not long, no control characters, no space around it. */
export function readText(raw: unknown, most: number, where: string): string {
  if (typeof raw !== 'string' || raw.length === 0 || raw.length > most) throw new Flaw('SHAPE', where);
  if (raw.trim() !== raw || /[\p{Cc}\p{Cs}]/u.test(raw)) throw new Flaw('SHAPE', where);
  return raw;
}

export function readInteger(raw: unknown, least: number, most: number, where: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) throw new Flaw('SHAPE', where);
  return raw + 0;
}

/** Names that all differ. */
export function readNames(raw: unknown, most: number, where: string): string[] {
  const names = readList(raw, most, where).map((name, i) => readText(name, 24, `${where}[${i}]`));
  must(names.length > 0, 'SHAPE', where);
  mustDiffer(names, where);
  return names;
}

export function mustDiffer(ids: readonly string[], where: string): void {
  const known = new Set<string>();
  for (const [i, id] of ids.entries()) {
    must(!known.has(id), 'REPEATED_ID', `${where}[${i}]`);
    known.add(id);
  }
}
