import { type SeatLuck, type Verdict, verdictVersion } from '@orrery/bots/verdict';
import type { MatchFile } from '@orrery/kernel';
import { clear, createStore, get, set } from 'idb-keyval';

type Judged = Pick<MatchFile, 'head' | 'entries'>;

/** The same for everybody, so that it is worked out once a match: by its id, its length, its rules and the way it is judged. */
const keyOf = ({ head, entries }: Judged) =>
  [head.game, head.rules, verdictVersion, head.id, entries.length].map(encodeURIComponent).join('/');

const use = () => createStore('orrery-verdicts', 'verdicts');
/** By match, what luck came to for each seat: a record adds it up without reading the matches again. */
const lucks = () => createStore('orrery-luck', 'luck');
/** Whose rules they are says the match itself. */
const luckKeyOf = (match: string) => `${verdictVersion}/${match}`;

/** What this device has kept; undefined also where it keeps nothing. */
export async function keptVerdict(file: Judged): Promise<Verdict | undefined> {
  try {
    return await get<Verdict>(keyOf(file), use());
  } catch {
    return undefined;
  }
}

export async function keepVerdict(file: Judged, verdict: Verdict): Promise<void> {
  try {
    await set(keyOf(file), verdict, use());
    await set(luckKeyOf(file.head.id), verdict.lucky, lucks());
  } catch {
    // It is worked out anew next time.
  }
}

/** What luck came to in a match that was judged on this device, by seat; undefined: it was not. */
export async function keptLuck(match: string): Promise<readonly SeatLuck[] | undefined> {
  try {
    return await get<readonly SeatLuck[]>(luckKeyOf(match), lucks());
  } catch {
    return undefined;
  }
}

/** Nothing that was worked out of matches is left on this device. */
export async function forgetVerdicts(): Promise<void> {
  for (const store of [use(), lucks()]) await clear(store).catch(() => undefined);
}
