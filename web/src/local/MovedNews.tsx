import type { TableInfo } from '@orrery/wire';
import { useCallback, useEffect, useState } from 'react';
import { OfferedSeat } from '../people/HandOn.tsx';
import { api } from '../remote/api.ts';
import { Passing, useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { takeMoved } from './moved.ts';

/** Told once to whoever has just moved a table of their device to the server; who did it to hand a seat on has the link at once. */
export function MovedNews({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const [moved, setMoved] = useState(takeMoved);
  const close = useCallback(() => setMoved(null), []);
  if (moved === null) return null;
  if (moved.handOn !== undefined) return <LinkAtOnce table={table} seat={moved.handOn} close={close} />;
  return <Passing sentence={say('local.moved')} role="status" close={close} />;
}

interface LinkAtOnceProps {
  readonly table: TableInfo;
  readonly seat: number;
  close(): void;
}

function LinkAtOnce({ table: { id }, table, seat, close }: LinkAtOnceProps) {
  const trouble = useTrouble();
  const [made, setMade] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void api.handOn(id, seat).then((reply) => {
      if (reply.ok) setMade(true);
      else setProblem(reply.trouble.code);
    });
  }, [id, seat]);
  if (problem !== null) return <Passing sentence={trouble(problem)} role="alert" close={close} />;
  return <OfferedSeat table={table} seat={seat} open={made} close={close} />;
}
