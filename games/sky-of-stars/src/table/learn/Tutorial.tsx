import { LearnHead, LearnNext, type SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useMemo, useState } from 'react';
import { Lesson } from './Lesson.tsx';
import { SCENES } from './scenes.ts';
import './learn.css';

/** Two minutes in eight steps, on a little table driven by the real rules; it ends in a first game. */
export function Tutorial({ say, done, close }: { readonly say: Say; done(): void; close(): void }) {
  const [step, setStep] = useState(0);
  const seats = useMemo<readonly SeatInfo[]>(
    () =>
      (['learn.you', 'learn.rival', 'learn.third'] as const).map((name, seat) => ({
        seat,
        name: say(name),
        look: seat,
        kind: seat === 0 ? 'me' : 'friend',
        online: true,
      })),
    [say],
  );
  const scene = SCENES[step]!;
  return (
    <main className="lesson sk-learn" data-step={scene.id}>
      <LearnHead say={say} step={step} steps={SCENES.length} close={close} />
      <Lesson
        key={scene.id}
        scene={scene}
        seats={seats}
        say={say}
        next={(seen) => <LearnNext say={say} step={step} steps={SCENES.length} seen={seen} go={setStep} done={done} />}
      />
    </main>
  );
}
