import { type Verdict, verdictVersion } from '@orrery/bots/verdict';
import type { MatchFile } from '@orrery/kernel';
import { createStore, get, set } from 'idb-keyval';

type Judged = Pick<MatchFile, 'head' | 'entries'>;

/** The same for everybody, so that it is worked out once a match: by its id, its length, its rules and the way it is judged. */
const keyOf = ({ head, entries }: Judged) =>
  [head.game, head.rules, verdictVersion, head.id, entries.length].map(encodeURIComponent).join('/');

const use = () => createStore('orrery-verdicts', 'verdicts');

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
  } catch {
    // It is worked out anew next time.
  }
}
