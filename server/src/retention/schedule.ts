import type { Time } from '@orrery/clock';
import { log, warn } from '../log.ts';
import { sessionLife } from '../sessions/sessions.ts';
import { type Parts, Rounds } from './retention.ts';
import { SteadyClock } from './steady-clock.ts';

const minute = 60_000;

interface Ageing {
  /** Tables are seen to here that were not before: the next round looks at all of them again. */
  fromTheBeginning(): void;
  stop(): void;
}

/** One round soon after the start, and one every hour, while the clock can be believed. */
export function scheduleRetention(parts: Omit<Parts, 'pause'>, time: Time, uptime: () => number): Ageing {
  let stopped = false;
  let cancel: () => void = () => undefined;
  const clock = new SteadyClock({ store: parts.store, now: parts.now, uptime });
  const pause = () => new Promise<void>((done) => setTimeout(done, 50).unref());
  const rounds = new Rounds({ ...parts, pause: () => (stopped ? new Promise(() => undefined) : pause()) });
  cancel = time.after(2 * minute, () => void round());
  return {
    fromTheBeginning: () => rounds.fromTheBeginning(),
    stop: () => {
      stopped = true;
      cancel();
    },
  };

  async function round(): Promise<void> {
    try {
      if (await clock.isBelieved()) await seeToOld();
    } catch (error) {
      warn('old tables could not be seen to', error);
    }
    if (!stopped) cancel = time.after(60 * minute, () => void round());
  }

  async function seeToOld(): Promise<void> {
    await parts.store.dropSpent(parts.now(), parts.now() - sessionLife);
    const done = await rounds.round();
    if (Object.values(done).some((count) => count > 0))
      log.info({ event: 'retention', ...done }, 'old tables were seen to');
  }
}
