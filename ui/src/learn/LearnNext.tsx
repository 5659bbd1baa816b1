import type { Say } from '@orrery/words';

interface LearnNextProps {
  /** A game may have other words for `learn.back`, `learn.next` and `learn.play`. */
  readonly say: Say;
  readonly step: number;
  readonly steps: number;
  /** What this step shows has been seen: on to the next. */
  readonly seen: boolean;
  /** A first game may be played from here already. */
  readonly enough?: boolean;
  go(step: number): void;
  done(): void;
}

/** Back, on, and from the last step into a first game. */
export function LearnNext({ say, step, steps, seen, enough = false, go, done }: LearnNextProps) {
  const last = step === steps - 1;
  const gold = seen ? 'btn gold' : 'btn';
  return (
    <>
      {step > 0 && (
        <button type="button" className="btn plain" onClick={() => go(step - 1)}>
          {say('learn.back')}
        </button>
      )}
      {!last && (
        <button type="button" className={enough ? 'btn' : gold} onClick={() => go(step + 1)}>
          {say('learn.next')}
        </button>
      )}
      {(last || enough) && (
        <button type="button" className={last ? gold : `${gold} learn-early`} onClick={done}>
          {say('learn.play')}
        </button>
      )}
    </>
  );
}
