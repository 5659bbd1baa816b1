import { LearnHead, LearnNext, type SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useMemo, useState } from 'react';
import { ours1 } from '../../data/index.ts';
import { tableNames } from '../names.ts';
import { Counting } from './Counting.tsx';
import { Lesson } from './Lesson.tsx';
import { ME, RIVAL, SCENES } from './scenes.ts';
import './learn.css';

const STEPS = SCENES.length + 1;

/** A few minutes in ten steps, on a little board driven by the real rules. */
export function Tutorial({ say, done, close }: { readonly say: Say; done(): void; close(): void }) {
  const [step, setStep] = useState(0);
  const seats = useMemo<readonly SeatInfo[]>(
    () => [
      { seat: ME, name: say('learn.you'), look: 3, kind: 'me', online: true },
      { seat: RIVAL, name: say('learn.rival'), look: 2, kind: 'friend', online: true },
    ],
    [say],
  );
  const names = useMemo(() => tableNames(say, ME, seats, ours1), [say, seats]);
  const scene = SCENES[step];
  const next = (seen: boolean) => (
    <LearnNext say={say} step={step} steps={STEPS} seen={seen} go={setStep} done={done} />
  );
  return (
    <main className="lesson ss-learn" data-step={scene?.id ?? 'score'}>
      <LearnHead say={say} step={step} steps={STEPS} close={close} />
      {scene === undefined ? (
        <>
          <Counting names={names} />
          <div className="lesson-acts ss-learn-actions">{next(true)}</div>
        </>
      ) : (
        <Lesson key={scene.id} scene={scene} names={names} seats={seats} next={next} />
      )}
    </main>
  );
}
