import { HatchDefs, LearnHead, LearnNext, type SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useMemo, useState } from 'react';
import { lookOf } from '../../picture/manner.ts';
import { CardDefs } from '../art/Defs.tsx';
import { tableNames } from '../names.ts';
import { Lesson } from './Lesson.tsx';
import { ME, opening, RIVAL, SCENES } from './scenes.ts';
import '../art/art.css';
import './learn.css';

/** Two minutes in seven steps, on a little table driven by the real rules. */
export function Tutorial({ say, done, close }: { readonly say: Say; done(): void; close(): void }) {
  const [step, setStep] = useState(0);
  const seats = useMemo<readonly SeatInfo[]>(
    () => [
      { seat: ME, name: say('learn.you'), look: lookOf('ring'), kind: 'me', online: true },
      { seat: RIVAL, name: say('learn.rival'), look: lookOf('triangle'), kind: 'friend', online: true },
    ],
    [say],
  );
  const names = useMemo(() => tableNames(say, ME, seats, opening(SCENES[0]!).options), [say, seats]);
  const scene = SCENES[step]!;
  return (
    <main className="lesson px-learn" data-step={scene.id}>
      <HatchDefs />
      <CardDefs />
      <LearnHead say={say} step={step} steps={SCENES.length} close={close} />
      <Lesson
        key={scene.id}
        scene={scene}
        names={names}
        seats={seats}
        next={(seen) => <LearnNext say={say} step={step} steps={SCENES.length} seen={seen} go={setStep} done={done} />}
      />
    </main>
  );
}
