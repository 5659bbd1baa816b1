import { availableParallelism } from 'node:os';
import { databaseFrom } from '@orrery/server';
import { read, whole } from '../../arguments.ts';
import { BadArguments } from '../../problem.ts';
import { help } from './run.ts';
import { SharedWork } from './store.ts';

export const usage = `orrery lab work [--cores C] [--once] [--lease SECONDS]
  Lends this machine to whoever has asked for games with --together at the same PostgreSQL (DATABASE_URL): takes games, plays them and brings
  them back, until it is stopped; with --once until there is nothing to do. A game whose machine says nothing for 30 seconds is anybody's again.`;

/** How often it is looked for work: milliseconds. */
const every = 1000;

export async function work(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    cores: { type: 'string' },
    once: { type: 'boolean', default: false },
    lease: { type: 'string', default: '30' },
  });
  if (positionals.length > 0) throw new BadArguments('lab work takes what there is: name no game');
  const cores = values.cores === undefined ? availableParallelism() : whole('cores', values.cores, 1);
  const shared = await SharedWork.open(sharedAt(process.env), 1000 * whole('lease', values.lease, 1));
  const player = new URL('../thread.ts', import.meta.url);
  try {
    for (;;) {
      const busy = await helpOnce().catch((error: unknown) => {
        if (values.once) throw error;
        // The database may come back; a game that fails everywhere is left to whoever asked for it.
        console.error(`orrery: ${error instanceof Error ? error.message : error}`);
        return false;
      });
      if (!busy && values.once) return;
      if (!busy) await new Promise((wait) => setTimeout(wait, every));
    }
  } finally {
    await shared.close();
  }

  async function helpOnce(): Promise<boolean> {
    const found = await shared.find();
    if (found === null) return false;
    const brought = await help(shared, found, { cores, player, last: false });
    console.log(`${found.errand.plan.game}: ${brought} games`);
    return true;
  }
}

/** The database that `--together` and `lab work` meet at. */
export function sharedAt(env: NodeJS.ProcessEnv): string {
  const url = databaseFrom(env);
  if (url === null) throw new BadArguments('to work together set DATABASE_URL=postgres://...');
  return url;
}
