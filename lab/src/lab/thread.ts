import { parentPort, workerData } from 'node:worker_threads';
import type { Kind } from '@orrery/kernel';
import type { Plan } from '../simulate/plan.ts';
import { type Errand, gameOf, optionsIn } from './errand.ts';
import { factsOf, type Table } from './facts.ts';
import { tableFor } from './table-for.ts';

/** Entry of a thread: plays the games it is told to, one at a time. */
const errand = workerData as Errand;
const port = parentPort!;
const laid = new Map<number, Promise<{ readonly plan: Plan; readonly table: Table<Kind> }>>();

port.on('message', async (key: number) => {
  const { set, g } = gameOf(key);
  if (!laid.has(set)) laid.set(set, lay(optionsIn(errand, set)));
  const { plan, table } = await laid.get(set)!;
  port.postMessage({ ...factsOf(table, plan, g), g: key });
});

async function lay(options: string | undefined) {
  const whole: Plan = { ...errand.plan, options };
  return { plan: whole, table: await tableFor(whole) };
}
