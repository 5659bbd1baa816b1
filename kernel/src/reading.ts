import type { Read } from './game.ts';

/** What is wrong with data that somebody brought, and where. `SHAPE`: a value is missing, of the wrong type, or beyond any sense. */
export class Flaw<Fault extends string = string> extends Error {
  readonly fault: Fault | 'SHAPE';
  readonly where: string;
  constructor(fault: Fault | 'SHAPE', where: string) {
    super(`${fault} at ${where}`);
    this.fault = fault;
    this.where = where;
  }
}

/** A check whose faults are those of one kind of data. */
export type Must<Fault extends string> = (holds: boolean, fault: Fault, where: string) => void;

export function must(holds: boolean, fault: string, where: string): void {
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

/** For data in the tree, which must be sound. */
export function sound<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
  return read.value;
}

export function readRecord(raw: unknown, where: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Flaw('SHAPE', where);
  return raw as Record<string, unknown>;
}

/** A list without holes, no longer than that. */
export function readList(raw: unknown, where: string, most: number): unknown[] {
  if (!Array.isArray(raw) || raw.length > most) throw new Flaw('SHAPE', where);
  return Array.from(raw as unknown[]);
}

/** Letters that may turn a line around or vanish, and towers of accents. */
const unfit = /[\p{C}\p{Zl}\p{Zp}]|\p{M}{3,}/u;

/** A joiner between two pictures, where it makes one picture of both: a family, a heart on fire. Anywhere else it only hides. */
const joined = /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** The text with its joined pictures side by side. */
export const unjoined = (text: string): string => text.replace(joined, '$1');

/** What strangers write and others read is always one plain line. */
export function isPlainLine(text: string): boolean {
  return !unfit.test(unjoined(text));
}

/** Text for people or a name: one plain line, neither empty nor long. */
export function readText(raw: unknown, where: string, most = 60): string {
  if (typeof raw !== 'string' || raw.length === 0 || raw.length > most || !isPlainLine(raw))
    throw new Flaw('SHAPE', where);
  return raw;
}

export function readInteger(raw: unknown, least: number, most: number, where: string, fault = 'SHAPE'): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) throw new Flaw(fault, where);
  return raw + 0;
}
