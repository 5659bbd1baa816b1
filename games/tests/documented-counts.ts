import fs from 'node:fs';

/** What docs/counts.md says of a beginning: how many sequences of moves there are, by their length. */
export function documentedCounts(beginning: string): number[] {
  const page = fs.readFileSync(new URL('../../docs/counts.md', import.meta.url), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${beginning} |`));
  if (row === undefined) throw new Error(`docs/counts.md has no row "${beginning}"`);
  const cells = row.split('|').slice(2, -1);
  return cells.map((cell) => Number(cell.replaceAll(',', ''))).filter((count) => count > 0);
}

/** Counts sequences of moves, by their length; `next` gives the positions that one move leads to. */
export function countSequences<P>(start: P, longest: number, next: (at: P, last: boolean) => readonly P[]): number[] {
  const counts: number[] = Array(longest).fill(0);
  const visit = (at: P, length: number) => {
    const found = next(at, length === longest - 1);
    counts[length]! += found.length;
    if (length + 1 < longest) for (const one of found) visit(one, length + 1);
  };
  visit(start, 0);
  return counts;
}
