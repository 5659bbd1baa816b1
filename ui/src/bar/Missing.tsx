import { listed } from '@orrery/words';
import { useEffect, useState } from 'react';
import type { SeatInfo } from '../table/contract.ts';
import { useSay } from '../words/index.ts';

/** Who loads their page again has not gone. */
const PATIENCE = 3000;

export interface MissingProps {
  readonly seats: readonly SeatInfo[];
  /** Nobody else is waited for: it says whose turn it is, too. */
  readonly all: boolean;
}

/** Who is waited for and is not here, in words: a small plate has room for the time alone. */
export function Missing({ seats, all }: MissingProps) {
  const say = useSay();
  const names = seats.map(({ name }) => name);
  const patient = usePatience(names.join());
  if (names.length === 0 || patient) return null;
  return (
    <strong className="bar-missing" data-all={all || undefined}>
      {say('ui.bar.missing', { n: names.length, names: listed(say, names) })}
    </strong>
  );
}

/** For a moment after this has changed. */
function usePatience(what: string): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(what), PATIENCE);
    return () => clearTimeout(timer);
  }, [what]);
  return over !== what;
}
