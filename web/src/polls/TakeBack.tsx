import type { Poll, TableInfo } from '@orrery/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Passing } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { asksMyself } from './Rematch.tsx';
import { YesOrNo } from './YesOrNo.tsx';

interface TakeBackProps {
  readonly table: TableInfo;
  readonly poll: Poll;
}

/** Whether somebody may take back a move that all have seen. */
export function TakeBackChoices({ table, poll }: TakeBackProps) {
  const say = useSay();
  if (asksMyself(table, poll)) return null;
  const said = poll.votes.some(({ seat }) => table.seats[seat]?.mine);
  return <YesOrNo {...{ table, poll }} no={say('poll.takeBack.no')} yes={said ? null : say('poll.takeBack.yes')} />;
}

/** Told to who asked, once it is decided and nothing was taken back. */
export function TakeBackNews({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const asked = useRef<number | null>(null);
  const [declined, setDeclined] = useState(false);
  const { poll, comings } = table;
  const taken = comings.findLast(({ t }) => t === 'tookBack')?.no ?? -1;
  const mine = poll?.kind === 'takeBack' && asksMyself(table, poll);
  useEffect(() => {
    if (mine) asked.current ??= taken;
    else if (asked.current !== null) {
      if (asked.current === taken && table.status === 'playing') setDeclined(true);
      asked.current = null;
    }
  }, [mine, taken, table.status]);
  const close = useCallback(() => setDeclined(false), []);
  return declined ? <Passing sentence={say('poll.takeBack.declined')} role="status" close={close} /> : null;
}
