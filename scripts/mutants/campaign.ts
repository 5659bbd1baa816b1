import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
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
  /** Laws and references at the length of the quick part of the tests, not at a few positions. */
  readonly long?: boolean;
  readonly enough: () => boolean;
  readonly progress: (tally: Tally, of: number) => void;
}

export interface Tally {
  readonly planted: number;
  readonly caught: number;
  readonly share: number;
  readonly missed: readonly string[];
  /** How many of the missed have not met all the tests yet. */
  readonly unfinished: number;
}

interface Found {
  readonly id: string;
  readonly words: string;
  readonly caught: boolean;
  readonly by?: string;
  /** How many stages of tests it has met; without: all. */
  readonly met?: number;
  /** Only of tests without any defect: how long to wait for a loop in them. */
  readonly patience?: number;
}

/**
 * Plants one defect after the other, in an order that hangs on the seed alone, until all have been judged or the time is up. All meet
 * the quickest tests first; what those miss meets the next.
 */
export async function campaign(plan: Plan): Promise<Tally> {
  const chosen = choose(plan);
  if (plan.again) forgetMissed(plan.results);
  const known = new Map(read(plan.results).map((found) => [found.id, found]));
  const tally = () => tallyOf(chosen.flatMap(({ id }) => known.get(id) ?? []));
  const keep = (found: Found) => {
    known.set(found.id, found);
    append(plan.results, found);
  };
  const bench = new Bench(plan.long);
  try {
    for (const { id, room, mutant, source, stage, last } of inStages(chosen)) {
      const before = known.get(id);
      if (before && (before.caught || (before.met ?? Number.POSITIVE_INFINITY) > stage.number)) continue;
      if (plan.enough()) break;
      const given = {
        file: mutant.file,
        stages: [stage.files],
        ...(room.references && !plan.long && { references: room.references }),
      };
      const tests = `tests ${hash([plan.long ? 'long' : '', room.files, ...stage.files.map((file) => fs.readFileSync(file, 'utf8'))])}`;
      if (!known.has(tests)) keep(await sound(bench, { ...given, text: null }, tests));
      const patience = known.get(tests)!.patience!;
      const { caught, by } = await bench.judge({ ...given, text: planted(source, mutant), patience });
      const met = !caught && !last && { met: stage.number + 1 };
      keep({ id, words: inWords(mutant, source), caught, ...(by && { by }), ...met });
      plan.progress(tally(), chosen.length);
    }
  } finally {
    await bench.close();
  }
  return tally();
}

/** Every defect with every stage of its tests: first all with the quickest. */
function inStages<C extends { readonly room: Room }>(chosen: readonly C[]) {
  const all = new Map([...new Set(chosen.map(({ room }) => room))].map((room) => [room, stagesOf(room)]));
  const most = Math.max(0, ...[...all.values()].map((stages) => stages.length));
  return Array.from({ length: most }, (_, number) =>
    chosen.flatMap((each) => {
      const stages = all.get(each.room)!;
      const files = stages[number];
      return files ? [{ ...each, stage: { number, files }, last: number === stages.length - 1 }] : [];
    }),
  ).flat();
}

/** Without a defect all tests pass, or nothing that they catch would mean anything. */
async function sound(bench: Bench, given: Omit<Case, 'patience'>, id: string): Promise<Found> {
  const { caught, by, longest } = await bench.judge({ ...given, patience: Number.MAX_SAFE_INTEGER });
  if (caught) throw new Error(`without any defect this fails: ${by}`);
  return { id, words: 'no defect', caught, patience: 5 + 3 * longest };
}

/** The defects of a run, in their order. */
export function choose({ rooms, seed, count }: Pick<Plan, 'rooms' | 'seed' | 'count'>) {
  const all = rooms.flatMap((room) =>
    fs
      .globSync(room.files)
      .sort()
      .flatMap((file) => {
        const source = fs.readFileSync(file, 'utf8');
        return mutantsOf(file, source).map((mutant) => ({ id: idOf(mutant, source), room, mutant, source }));
      }),
  );
  // By its own hash: a change in one file leaves the place of all others, and what was found about them, as it is.
  const place = new Map(all.map(({ id }) => [id, hash([seed, id])]));
  all.sort((a, b) => (place.get(a.id)! < place.get(b.id)! ? -1 : 1));
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
    unfinished: found.filter((each) => !each.caught && each.met !== undefined).length,
  };
}

function read(file: string): Found[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Found);
}

/** On the disk, too: a run that is broken off goes on where it was, and does not begin with them again. */
function forgetMissed(file: string): void {
  const missed = new Set(read(file).flatMap(({ id, caught, patience }) => (caught || patience ? [] : [id])));
  const kept = read(file).filter(({ id, caught }) => caught || !missed.has(id));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, kept.map((found) => `${JSON.stringify(found)}\n`).join(''));
}

function append(file: string, found: Found): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${JSON.stringify(found)}\n`);
}
