import type { Question } from './protocol.ts';
import type { Lane } from './schedule.ts';
import type { Thinker } from './thinker.ts';

/** Why a thinker is not asked any more: it did not answer, or what it answered was against the rules. */
export type Fault = 'silent' | 'wrong';

/** A thinker, and what is known of it. */
export interface Team {
  readonly thinker: () => Thinker;
  readonly places: readonly Place[];
  readonly knows: (question: Question) => boolean;
  readonly dismiss: (fault: Fault) => void;
  /** Ends what was started here. */
  readonly close: () => Promise<void>;
  /** It came by itself: questions that it has lost are not asked of it again, and it may be wrong only so often. */
  readonly joined: boolean;
  /** How many of its answers the rules refused. */
  wrong: number;
}

/** Room for one thought at a time. A quick place never thinks slowly; a slow one helps out when it is idle. */
export interface Place {
  readonly kind: Lane;
  thinking: Lane | null;
}

/** A thinker from elsewhere. */
export interface Joining {
  readonly thinker: Thinker;
  /** How many questions at once. */
  readonly places: number;
  /** Whether it has the rules. */
  readonly knows: Team['knows'];
  /** It is not wanted any more. */
  readonly dismiss: Team['dismiss'];
}

export function ownTeam(threads: Readonly<Record<Lane, number>>, start: (gone: () => void) => Thinker): Team {
  let running: Thinker | null = null;
  return {
    ...{ knows: () => true, joined: false, wrong: 0 },
    places: [...places('quick', threads.quick), ...places('slow', threads.slow)],
    thinker: () => {
      if (running !== null) return running;
      const started = start(() => {
        if (running === started) running = null;
      });
      running = started;
      return started;
    },
    // Another is started for the next question.
    dismiss: (fault) => {
      if (fault === 'wrong') return;
      void running?.close();
      running = null;
    },
    close: async () => running?.close(),
  };
}

export function joinedTeam({ thinker, places: count, knows, dismiss }: Joining): Team {
  return {
    ...{ knows, dismiss, joined: true, wrong: 0 },
    thinker: () => thinker,
    places: places('slow', count),
    close: async () => undefined,
  };
}

const places = (kind: Lane, count: number): Place[] => Array.from({ length: count }, () => ({ kind, thinking: null }));
