import type { Kind, MatchReader } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { GameKit } from '../play/kit.ts';

/** What everybody could count of each seat, at some moments from the first to the last. */
export interface Points {
  readonly at: readonly number[];
  /** By moment, then by seat. */
  readonly by: readonly (readonly number[])[];
  readonly most: number;
  readonly least: number;
}

/** As many as a line can show. */
const samples = 200;
/** So long it reads at a time: between two frames. */
const slice = 8;

/** The moments that are looked at: all of a short match. */
export function sampled(last: number): readonly number[] {
  const count = Math.min(last, samples);
  return Array.from({ length: count + 1 }, (_, n) => (count === 0 ? 0 : Math.round((n * last) / count)));
}

/** Counts through a match a little at a time; null until it is done, and where a game has nothing to count. */
export function usePoints<K extends Kind>({ table }: GameKit<K>, reader: MatchReader<K>): Points | null {
  const [points, setPoints] = useState<Points | null>(null);
  useEffect(() => {
    const { line } = table;
    if (line === undefined) return;
    const at = sampled(reader.moments.length - 1);
    const by: (readonly number[])[] = [];
    let timer = setTimeout(next, 0);
    function next(): void {
      const began = performance.now();
      while (by.length < at.length && performance.now() - began < slice)
        by.push(line!.of(reader.viewAt(at[by.length]!, 'table')));
      if (by.length < at.length) timer = setTimeout(next, 8);
      else setPoints({ at, by, most: Math.max(...by.flat()), least: Math.min(0, ...by.flat()) });
    }
    return () => clearTimeout(timer);
  }, [table, reader]);
  return points;
}
