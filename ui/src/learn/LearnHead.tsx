import type { Say } from '@orrery/words';
import { Icon } from '../art/index.ts';
import './learn.css';

interface LearnHeadProps {
  /** `learn.title` is a message of the game, which may have other words for `learn.step` and `learn.close`. */
  readonly say: Say;
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  close(): void;
}

/** The head of a tutorial: how far one has come, and the way out. */
export function LearnHead({ say, step, steps, close }: LearnHeadProps) {
  return (
    <header className="learn-head">
      <h1>{say('learn.title')}</h1>
      <ol className="learn-steps" aria-label={say('learn.step', { step: step + 1, steps })}>
        {Array.from({ length: steps }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={i} data-now={i === step || undefined} data-past={i < step || undefined} />
        ))}
      </ol>
      <button type="button" className="btn icon plain" aria-label={say('learn.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </header>
  );
}
