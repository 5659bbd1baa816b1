import type { House, Pair } from './house.ts';

/** Microseconds of CPU for a move on two servers, and how many times as many moves the first makes of a second of CPU. */
export interface Compared {
  readonly microseconds: readonly [number, number];
  readonly ratio: number;
  readonly turns: number;
}

/** So many marks are made on each before any counts: after fewer both servers are still busy making their code quick. */
const warm = 20_000;
/** Milliseconds of one turn. */
const turn = 1500;

/**
 * Two servers of which now one and now the other plays for a moment. On a machine that others use too a move costs twice as much in
 * one minute as in the next, and by turns both servers meet the same minutes. Medians.
 */
export async function compare(houses: readonly [House, House], tables: number, seconds: number): Promise<Compared> {
  const players: Pair[][] = [];
  for (const house of houses) {
    const pairs: Pair[] = [];
    while (pairs.length < tables) pairs.push(await house.sitDown());
    for (let marks = 0; marks < warm; marks += tables) await Promise.all(pairs.map((pair) => pair.mark()));
    players.push(pairs);
  }
  const costs: [number, number][] = [];
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; )
    costs.push([await costOfATurn(houses[0], players[0]!), await costOfATurn(houses[1], players[1]!)]);
  const of = (figure: (cost: [number, number]) => number) => Number(median(costs.map(figure)).toPrecision(3));
  return { microseconds: [of(([a]) => a), of(([, b]) => b)], ratio: of(([a, b]) => b / a), turns: costs.length };
}

async function costOfATurn({ processes }: House, pairs: readonly Pair[]): Promise<number> {
  const cpuMs = () => processes.reduce((sum, process) => sum + process.cpuMs, 0);
  const [before, end] = [cpuMs(), performance.now() + turn];
  let moves = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      for (; performance.now() < end; moves++) await pair.mark();
    }),
  );
  return (1000 * (cpuMs() - before)) / moves;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
