import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, Kind } from './game.ts';

/** Stands in options for a data set that somebody brought: the SHA-256, in hex, of its canonical JSON. */
export interface DataRef {
  readonly sha256: string;
}

/** Options with a reference wherever a data set was, and the sets themselves as canonical JSON, by their hash. */
export interface LightOptions {
  readonly options: object;
  readonly sets: ReadonlyMap<string, string>;
}

/** The same text for the same data, whatever the order of keys. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const record = value as Record<string, unknown>;
  const pairs = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${pairs.join()}}`;
}

/** A data set is the same one for whoever brings it: it is called by what is in it. */
export const hashOfData = (json: string): string => bytesToHex(sha256(utf8ToBytes(json)));

/** Takes the data sets that somebody brought out of options that a game has read. */
export function takeOutData<K extends Kind>({ dataOptions }: Game<K>, options: object): LightOptions {
  const sets = new Map<string, string>();
  const light = Object.entries(options).map(([name, value]: [string, unknown]) => {
    if (!dataOptions?.includes(name) || typeof value !== 'object' || isDataRef(value)) return [name, value];
    const json = canonicalJson(value);
    const hash = hashOfData(json);
    sets.set(hash, json);
    return [name, { sha256: hash } satisfies DataRef];
  });
  return { options: sets.size === 0 ? options : Object.fromEntries(light), sets };
}

/** The hashes of the data sets that options refer to. */
export function dataIn(options: object): string[] {
  return Object.values(options).flatMap((value) => (isDataRef(value) ? [value.sha256] : []));
}

/** Puts the data sets back in; `sets` gives each as it was parsed. */
export function putInData(options: object, sets: (hash: string) => unknown): object {
  if (dataIn(options).length === 0) return options;
  const full = Object.entries(options).map(([name, value]) => [name, isDataRef(value) ? sets(value.sha256) : value]);
  return Object.fromEntries(full);
}

function isDataRef(value: unknown): value is DataRef {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return false;
  const { sha256: hash } = value as Partial<DataRef>;
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash);
}
