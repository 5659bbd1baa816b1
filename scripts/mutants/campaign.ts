import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Dice } from '@orrery/kernel';
import { Bench } from './bench.ts';
import type { Case } from './judge.ts';
import { inWords, type Mutant, mutantsOf, planted } from './plant.ts';
import { type Room, stagesOf } from './rooms.ts';

export interface Plan {
  readonly rooms: readonly Room[];
  readonly seed: string;
  /** Defects in a full run. */
  readonly count: number;
  /** One line for each judged defect: what stands there is not judged again. */
  readonly results: string;
  /** Judges those again that were missed. */
  readonly again?: boolean;
  readonly enough: () => boolean;
  readonly progress: (done: number, tally: Tally) => void;
}

export interface Tally {
  readonly planted: number;
  readonly caught: number;
  readonly share: number;
  readonly missed: readonly string[];
}

interface Found {
  readonly id: string;
  readonly words: string;
  readonly caught: boolean;
  readonly by?: string;
  /** Only of a room without any defect: how long to wait for a loop in it. */
  readonly patience?: number;
}

/** Plants one defect after the other, in an order that hangs on the seed alone, until there are enough or the time is up. */
export async function campaign(plan: Plan): Promise<Tally> {
  const chosen = choose(plan);
  const known = new Map(read(plan.results).map((found) => [found.id, found]));
  const tally = () => tallyOf(chosen.flatMap(({ id }) => known.get(id) ?? []));
  const keep = (found: Found) => {
    known.set(found.id, found);
    append(plan.results, found);
  };
  const bench = new Bench();
  try {
    for (const [at, { id, room, mutant, source }] of chosen.entries()) {
      const before = known.get(id);
      if (before && (before.caught || !plan.again)) continue;
      if (plan.enough()) break;
      const stages = stagesOf(room);
      const given = { file: mutant.file, stages, ...(room.references && { references: room.references }) };
      const tests = `tests ${hash(stages.flat().map((file) => fs.readFileSync(file, 'utf8')))} of ${room.files}`;
      if (!known.has(tests)) keep(await sound(bench, { ...given, text: null }, tests));
      const patience = known.get(tests)!.patience!;
      const { caught, by } = await bench.judge({ ...given, text: planted(source, mutant), patience });
      keep({ id, words: inWords(mutant, source), caught, ...(by && { by }) });
      plan.progress((at + 1) / chosen.length, tally());
    }
  } finally {
    await bench.close();
  }
  return tally();
}

/** Without a defect all tests pass, or nothing that they catch would mean anything. */
async function sound(bench: Bench, given: Omit<Case, 'patience'>, id: string): Promise<Found> {
  const { caught, by, longest } = await bench.judge({ ...given, patience: Number.MAX_SAFE_INTEGER });
  if (caught) throw new Error(`without any defect this fails: ${by}`);
  return { id, words: 'no defect', caught, patience: 5 + 3 * longest };
}

function choose({ rooms, seed, count }: Plan) {
  const all = rooms.flatMap((room) =>
    fs
      .globSync(room.files)
      .sort()
      .flatMap((file) => {
        const source = fs.readFileSync(file, 'utf8');
        return mutantsOf(file, source).map((mutant) => ({ id: idOf(mutant, source), room, mutant, source }));
      }),
  );
  const dice = new Dice(`mutants ${seed}`);
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice.int(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all.slice(0, count);
}

/** Another one as soon as its file is another: what was found about it then may be wrong. */
function idOf({ file, start, kind, text }: Mutant, source: string): string {
  return hash([file, source, start, kind, text]);
}

function hash(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

function tallyOf(found: readonly Found[]): Tally {
  const caught = found.filter((each) => each.caught).length;
  return {
    planted: found.length,
    caught,
    share: found.length === 0 ? 0 : Math.round((caught / found.length) * 1000) / 1000,
    missed: found.filter((each) => !each.caught).map(({ words }) => words),
  };
}

function read(file: string): Found[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Found);
}

function append(file: string, found: Found): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${JSON.stringify(found)}\n`);
}
