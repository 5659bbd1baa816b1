import type { Kind, Seat } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { TableFacts, TableFeed } from '../play/feed.ts';
import { openMatch, type ReviewedMatch } from '../review/match.ts';

/** So long the winner's moment lasts: to read a long match takes a breath, and would hold it up. */
const moment = 2100;

interface FinishedProps {
  readonly feed: Pick<TableFeed<Kind>, 'file'>;
  readonly facts: TableFacts;
  /** The winner's moment has passed, or is not shown. */
  readonly calm: boolean;
}

/** The whole match, once it is over; null: not yet; 'gone': it cannot be read here. */
export function useFinished({ feed, facts, calm }: FinishedProps): ReviewedMatch | 'gone' | null {
  const [found, setFound] = useState<ReviewedMatch | 'gone' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of one match, with those who sat there when it ended
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => void read().then((read) => left || setFound(read)), calm ? 0 : moment);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [feed]);
  return found;

  async function read(): Promise<ReviewedMatch | 'gone'> {
    const file = await feed.file();
    if (file === null) return 'gone';
    const own = facts.seats.flatMap(({ mine }, seat): Seat[] => (mine ? [seat] : []));
    const opened = await openMatch(file, { seats: facts.seats, own, link: null });
    return opened.ok ? opened.match : 'gone';
  }
}
