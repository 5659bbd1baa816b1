import { type SeatLuck, type Verdict, verdictVersion } from '@orrery/bots/verdict';
import type { MatchFile } from '@orrery/kernel';
import { clear, createStore, delMany, get, keys, set } from 'idb-keyval';

export type Judged = Pick<MatchFile, 'head' | 'entries'>;
/** By which what was judged of a match is found. */
interface Known {
  readonly head: Pick<MatchFile['head'], 'id' | 'game' | 'rules'>;
  readonly entries: { readonly length: number };
}

/** The same for everybody, so that it is worked out once a match: by its id, its length, its rules and the way it is judged. */
export const keyOf = ({ head, entries }: Known, version = verdictVersion) =>
  [head.game, head.rules, version, head.id, entries.length].map(encodeURIComponent).join('/');
/** Whose rules they are says the match itself. */
const luckKeyOf = (match: string, version: number) => `${version}/${match}`;

const use = () => createStore('orrery-verdicts', 'verdicts');
const lucks = () => createStore('orrery-luck', 'luck');

/** Where something is kept by its key. */
interface Drawer {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}
export interface Drawers {
  readonly verdicts: Drawer;
  /** By match, what luck came to for each seat: a record adds it up without reading the matches again. */
  readonly lucks: Drawer;
}
const here: Drawers = {
  verdicts: { get: (key) => get(key, use()), set: (key, value) => set(key, value, use()) },
  lucks: { get: (key) => get(key, lucks()), set: (key, value) => set(key, value, lucks()) },
};

/** What this device has kept; undefined also where it keeps nothing. */
export async function keptVerdict(
  file: Known,
  { verdicts }: Drawers = here,
  version = verdictVersion,
): Promise<Verdict | undefined> {
  try {
    return (await verdicts.get(keyOf(file, version))) as Verdict | undefined;
  } catch {
    return undefined;
  }
}

export async function keepVerdict(
  file: Judged,
  verdict: Verdict,
  { verdicts, lucks }: Drawers = here,
  version = verdictVersion,
): Promise<void> {
  try {
    await verdicts.set(keyOf(file, version), verdict);
    await lucks.set(luckKeyOf(file.head.id, version), verdict.lucky);
  } catch {
    // It is worked out anew next time.
  }
}

/** What luck came to in a match that was judged on this device, by seat; undefined: it was not. */
export async function keptLuck(
  match: string,
  { lucks }: Drawers = here,
  version = verdictVersion,
): Promise<readonly SeatLuck[] | undefined> {
  try {
    return (await lucks.get(luckKeyOf(match, version))) as readonly SeatLuck[] | undefined;
  } catch {
    return undefined;
  }
}

/** Of these keys those of one match, whatever the version by which it was judged. */
export const keysOfMatch = (all: readonly string[], match: string): string[] =>
  all.filter((key) => key.split('/').includes(encodeURIComponent(match)));

/** Nothing that was worked out of one match is left on this device. */
export async function forgetVerdict(match: string): Promise<void> {
  for (const store of [use(), lucks()])
    try {
      await delMany(keysOfMatch(await keys(store), match), store);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
}

/** Nothing that was worked out of matches is left on this device. */
export async function forgetVerdicts(): Promise<void> {
  for (const store of [use(), lucks()])
    try {
      await clear(store);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
}
