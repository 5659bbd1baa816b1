import type { Say } from '@orrery/words';
import type { MessageId } from '../../words/index.ts';
import { type Scene, worthOf } from './scenes.ts';

interface CountingProps {
  readonly scene: Scene;
  readonly say: Say<MessageId>;
  /** The last answer, if it was wrong. */
  readonly wrong: number | null;
  answer(points: number, right: boolean): void;
}

/** What is asked; after a wrong answer, how to count. */
export const toCount = (say: Say<MessageId>, word: string, wrong: number | null): string =>
  say(wrong === null ? 'learn.points.text' : 'learn.points.wrong', { word });

/** The reader says what a round was worth: one of the numbers about it. */
export function Counting({ scene, say, wrong, answer }: CountingProps) {
  const worth = worthOf(scene);
  return [2, 1, 0, -1].map((less) => {
    const points = worth - less;
    return (
      <button
        key={points}
        type="button"
        className="btn"
        aria-label={say('learn.points.answer', { points })}
        disabled={points === wrong}
        onClick={() => answer(points, less === 0)}
      >
        {points}
      </button>
    );
  });
}
