import { HatchDefs, LearnHead, LearnNext, type SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useMemo, useState } from 'react';
import { Lesson } from './Lesson.tsx';
import { ME, RIVAL, SCENES } from './scenes.ts';
import './learn.css';

/** A few minutes on the real table, with dice that fall as told; what comes after the victory may be skipped. */
export function Tutorial({ say, done, close }: { readonly say: Say; done(): void; close(): void }) {
  const [step, setStep] = useState(0);
  const seats = useMemo<readonly SeatInfo[]>(
    () => [
      { seat: ME, name: say('learn.you'), look: 3, kind: 'me', online: true },
      { seat: RIVAL, name: say('learn.rival'), look: 0, kind: 'friend', online: true },
    ],
    [say],
  );
  const scene = SCENES[step]!;
  return (
    <main className="lesson bp-learn" data-step={scene.id}>
      <HatchDefs />
      <LearnHead say={say} step={step} steps={SCENES.length} close={close} />
      <Lesson
        key={scene.id}
        scene={scene}
        say={say}
        seats={seats}
        next={(seen) => (
          <LearnNext
            say={say}
            step={step}
            steps={SCENES.length}
            seen={seen}
            enough={scene.id === 'win'}
            go={setStep}
            done={done}
          />
        )}
      />
    </main>
  );
}
