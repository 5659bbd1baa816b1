import { useEffect, useEffectEvent, useState } from 'react';
import type { TableParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';

/**
 * Asked once more: nobody can take it back. While something is on stage nothing can be played: who has said so then gives up as soon as
 * it is over.
 */
export function GiveUp({ means, now, stay }: NonNullable<TableParts['givesUp']> & { stay(): void }) {
  const say = useSay();
  const [decided, setDecided] = useState(false);
  const can = now !== null;
  const giveUp = useEffectEvent(() => {
    stay();
    now?.();
  });
  useEffect(() => {
    if (decided && can) giveUp();
  }, [decided, can]);
  return (
    <div className="menu-sure">
      <p>{means}</p>
      {decided && <p role="status">{say('ui.giveUp.soon')}</p>}
      <button type="button" className="btn" disabled={decided} onClick={() => setDecided(true)}>
        {say('ui.giveUp')}
      </button>
      <button type="button" className="btn gold" onClick={stay}>
        {say('ui.giveUp.stay')}
      </button>
    </div>
  );
}
