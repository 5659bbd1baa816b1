import type { Say } from '@orrery/words';
import { useState } from 'react';
import { LearnHead } from './LearnHead.tsx';
import { LearnNext } from './LearnNext.tsx';

interface StepTutorialProps {
  readonly say: Say;
  /** A message of the game for each step; `learn.title` is one as well. */
  readonly steps: readonly string[];
  done(): void;
  close(): void;
}

/** A tutorial that only tells: one sentence after the other, and then a first game. */
export function StepTutorial({ say, steps, done, close }: StepTutorialProps) {
  const [step, setStep] = useState(0);
  return (
    <main className="learn-told">
      <LearnHead say={say} step={step} steps={steps.length} close={close} />
      <p aria-live="polite">{say(steps[step]!)}</p>
      <div className="learn-told-acts">
        <LearnNext say={say} step={step} steps={steps.length} seen go={setStep} done={done} />
      </div>
    </main>
  );
}
