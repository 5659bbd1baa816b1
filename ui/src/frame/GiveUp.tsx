import type { TableParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';

/** Asked once more: nobody can take it back. */
export function GiveUp({ means, now, stay }: NonNullable<TableParts['givesUp']> & { stay(): void }) {
  const say = useSay();
  const giveUp = (): void => {
    stay();
    now?.();
  };
  return (
    <div className="menu-sure">
      <p>{means}</p>
      <button type="button" className="btn" disabled={now === null} onClick={giveUp}>
        {say('ui.giveUp')}
      </button>
      <button type="button" className="btn gold" onClick={stay}>
        {say('ui.giveUp.stay')}
      </button>
    </div>
  );
}
