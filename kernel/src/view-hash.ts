import { mixed } from './hash128.ts';

const [ofNull, ofTrue, ofFalse, ofList, ofRecord] = [0x2c1b3c6d, 0x297a2d39, 0x1b873593, 0x52dce729, 0x38495ab5];

/**
 * 32 bits of a view, whatever the order of its keys: who follows a match by what is told compares them now and then with the
 * rules' own. The options of the match are left out, for they never change. It finds mistakes; no secret may hang on it.
 */
export function hashOfView(view: object): number {
  return ofKeys(view as Readonly<Record<string, unknown>>, 'options') >>> 0;
}

function ofKeys(record: Readonly<Record<string, unknown>>, but?: string): number {
  let sum = ofRecord;
  for (const key in record) {
    const value = record[key];
    if (value !== undefined && key !== but) sum += mixed(ofText(key) ^ Math.imul(ofValue(value), 0x9e3779b1));
    sum |= 0;
  }
  return mixed(sum);
}

function ofValue(value: unknown): number {
  if (typeof value === 'number') return (value | 0) === value ? mixed(value ^ 0x6a09e667) : ofText(String(value));
  if (typeof value === 'string') return ofText(value);
  if (typeof value === 'boolean') return value ? ofTrue : ofFalse;
  if (typeof value !== 'object' || value === null) return ofNull;
  return Array.isArray(value) ? ofEach(value) : ofKeys(value as Readonly<Record<string, unknown>>);
}

function ofEach(list: readonly unknown[]): number {
  let hash = ofList;
  for (const value of list) hash = Math.imul(hash ^ ofValue(value), 0x01000193) + 0x3c6ef372;
  return mixed(hash ^ list.length);
}

function ofText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}
