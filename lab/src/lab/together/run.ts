import { workFor } from '../../simulate/hands.ts';
import type { Errand } from '../errand.ts';
import type { Facts } from '../facts.ts';
import { SharedWork } from './store.ts';

interface How {
  readonly cores: number;
  readonly player: URL;
  readonly progress: (done: number) => void;
}

/** How often it is looked how much all together have done: milliseconds. */
const every = 500;

/** Lays the work where others find it, works on it, and answers when all of it is done, by whomever. */
export async function runTogether(
  url: string,
  errand: Errand,
  asked: readonly number[],
  { cores, player, progress }: How,
): Promise<Facts[]> {
  const shared = await SharedWork.open(url);
  try {
    const wanted = new Set(asked);
    for (;;) {
      const work = await shared.lay(errand, asked);
      await help(shared, { id: work, errand }, { cores, player, last: true, told: progress });
      const found = (await shared.results(work)).filter(({ g }) => wanted.has(g));
      // Who asked for the same and was done first has taken it away.
      if (found.length < wanted.size) continue;
      await shared.forget(work);
      return found.sort((a, b) => a.g - b.g);
    }
  } finally {
    await shared.close();
  }
}

interface Helping {
  readonly cores: number;
  readonly player: URL;
  /** This one has asked for the work, and waits until it is done. */
  readonly last: boolean;
  readonly told?: (done: number) => void;
}

/** Works on it until nothing of it is open, or, for who has asked, until all of it is done. Answers how many games were brought. */
export async function help(
  shared: SharedWork,
  { id, errand }: { readonly id: string; readonly errand: Errand },
  { cores, player, last, told }: Helping,
): Promise<number> {
  const playing = new Set<number>();
  let brought = 0;
  let looked = performance.now();
  const renewing = setInterval(() => void shared.renew(id, [...playing], last).catch(() => {}), shared.lease / 3);
  const next = async (): Promise<number | null> => {
    for (;;) {
      const game = await shared.claim(id, last);
      if (game !== null) playing.add(game);
      if (game !== null || !last) return game;
      const { done, of } = await shared.progress(id);
      told?.(done);
      if (done === of) return null;
      await new Promise((wait) => setTimeout(wait, every));
    }
  };
  const put = async (one: Facts) => {
    if (await shared.put(id, one)) brought++;
    playing.delete(one.g);
    if (told === undefined || performance.now() - looked < every) return;
    looked = performance.now();
    told((await shared.progress(id)).done);
  };
  try {
    await workFor<Facts>({ next, put }, { cores, player, work: errand });
  } finally {
    clearInterval(renewing);
  }
  return brought;
}
