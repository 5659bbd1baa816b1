import type { Pool } from '@orrery/bots/pool';
import type { Time } from '@orrery/clock';
import type { Ledger } from '../limits/ledger.ts';
import type { Whereabouts } from '../sessions/whereabouts.ts';
import type { BotHouse } from './bots.ts';

interface Parts {
  readonly pool: Pick<Pool, 'think' | 'refused'>;
  readonly ledger: Ledger;
  readonly whereabouts: Whereabouts;
  readonly time: Time;
  readonly pace: BotHouse['pace'];
}

/**
 * Bots as a server has them: they think in turns between people and addresses, and what they write is owed by whoever ordered
 * them. Before people they go on all the same; among themselves they wait until it is paid.
 */
export function houseOfBots({ pool, ledger, whereabouts, time, pace }: Parts): BotHouse {
  return {
    pace,
    refused: (question) => pool.refused(question),
    played: ({ person }, bytes) => ledger.owe(person, whereabouts.of(person), bytes),
    async think(question, { table, person, unwatched }, signal) {
      const address = whereabouts.of(person);
      for (;;) {
        const after = unwatched && !signal?.aborted ? ledger.owes(person, address) : 0;
        if (after === 0) return pool.think(question, { table, person, address }, signal);
        await pause(after * 1000, signal);
      }
    },
  };

  function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((done) => {
      const cancel = time.after(ms, done);
      const stop = () => {
        cancel();
        done();
      };
      signal?.addEventListener('abort', stop, { once: true });
    });
  }
}
