import { useKeys } from '../keys/index.ts';
import { buzz } from '../touch/index.ts';
import { useSay } from '../words/index.ts';

export interface ConfirmActionsProps {
  /** null: nothing to confirm yet. */
  readonly confirm: (() => unknown) | null;
  readonly cancel: (() => unknown) | null;
  /** Other words for the gold button. */
  readonly label?: string;
}

/** Cancel and Confirm, with Esc and Enter. */
export function ConfirmActions({ confirm, cancel, label }: ConfirmActionsProps) {
  const say = useSay();
  useKeys({ Enter: confirm, Escape: cancel });
  const done = (): void => {
    buzz('done');
    confirm?.();
  };
  return (
    <>
      {cancel !== null && (
        <button type="button" className="btn" onClick={cancel}>
          {say('ui.cancel')}
        </button>
      )}
      {confirm !== null && (
        <button type="button" className="btn gold" onClick={done}>
          {label ?? say('ui.confirm')}
        </button>
      )}
    </>
  );
}
