// What it costs a server's process that bots think: in threads of its own, and in a process beside it. `npm run bench:thinking`
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startProcess, startThreads, type Thinker } from '@orrery/bots/pool';
import { shelf } from '@orrery/games';
import { Dice } from '@orrery/kernel';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const game = 'burning-planets';
/** So many hard bots think at any time. */
const atOnce = 3;
const seconds = 5;
const rounds = 3;

interface Cost {
  /** How late timers of this process were, at the 99th percentile: milliseconds. */
  readonly loopP99: number;
  readonly rssMB: number;
  readonly thoughts: number;
}

const questions = await positions();
const address = import.meta.resolve('@orrery/games');
const kinds: Readonly<Record<string, () => Thinker>> = {
  threads: () => startThreads(address, atOnce),
  process: () => startProcess(address, atOnce, () => undefined),
};
const costs: Record<string, Cost[]> = { threads: [], process: [] };
// Memory that was once taken is not given back: the process comes first in every round, and the first round is its figure.
for (let round = 0; round < rounds; round++)
  for (const kind of ['process', 'threads']) costs[kind]!.push(await measure(kinds[kind]!()));
const figures = Object.fromEntries(Object.entries(costs).map(([kind, all]) => [kind, summary(all)]));
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);

async function measure(thinker: Thinker): Promise<Cost> {
  await keepThinking(thinker, 0);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const thoughts = await keepThinking(thinker, seconds * 1000);
  delay.disable();
  const rssMB = process.memoryUsage().rss / 1e6;
  await thinker.close();
  return { loopP99: delay.percentile(99) / 1e6, rssMB, thoughts };
}

async function keepThinking(thinker: Thinker, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let thoughts = 0;
  const bot = async () => {
    do await thinker.think({ ...questions[thoughts % questions.length]!, seed: `${thoughts++}` }, 1);
    while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: atOnce }, bot));
  return thoughts;
}

/** Whatever a hard bot is asked in the middle of a match. */
async function positions() {
  const rules = (await shelf.find(({ id }) => id === game)!.rules()).game;
  const options = rules.readOptions(undefined, 3);
  if (!options.ok) throw new Error(options.problem);
  const dice = new Dice('thinking');
  const state = rules.setup(options.value, 3, dice, null);
  const found = [];
  for (let move = 0; move < 120; move++) {
    const me = rules.awaited(state)[0]!;
    if (move >= 40) found.push({ game, rules: rules.rules, view: rules.view(state, me), me, bot: 'hard' as const });
    rules.apply(state, me, rules.pick(state, me, dice), dice, null);
  }
  return found;
}

function summary(all: readonly Cost[]): Cost {
  const median = (of: (cost: Cost) => number) => all.map(of).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return {
    loopP99: Number(median(({ loopP99 }) => loopP99).toFixed(1)),
    rssMB: Math.round(all[0]!.rssMB),
    thoughts: median(({ thoughts }) => thoughts),
  };
}
