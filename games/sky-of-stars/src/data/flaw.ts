import { type Must, must as mustHold, readList, readText } from '@orrery/kernel';

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

export const must: Must<DataFault> = mustHold;

/** Text for people or a name, with no space around it. */
export function readTidy(raw: unknown, most: number, where: string): string {
  const text = readText(raw, where, most);
  must(text.trim() === text, 'SHAPE', where);
  return text;
}

/** Names that all differ. */
export function readNames(raw: unknown, most: number, where: string): string[] {
  const names = readList(raw, where, most).map((name, i) => readTidy(name, 24, `${where}[${i}]`));
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
