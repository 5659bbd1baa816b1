import type { Say } from '@orrery/kernel';
import { HatchDefs, Icon, type SeatInfo } from '@orrery/ui';
import { useMemo, useState } from 'react';
import { Lesson } from './Lesson.tsx';
import { ME, RIVAL, SCENES } from './scenes.ts';
import './learn.css';

/** Two minutes in eight steps, on the real table with dice that fall as told; the last step may be skipped. */
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
  const last = step === SCENES.length - 1;
  const extra = scene.id === 'win';
  return (
    <main className="bp-learn" data-step={scene.id}>
      <HatchDefs />
      <header className="bp-learn-head">
        <h1>{say('learn.title')}</h1>
        <ol className="bp-learn-steps" aria-label={say('learn.step', { step: step + 1, steps: SCENES.length })}>
          {SCENES.map(({ id }, i) => (
            <li key={id} data-now={i === step || undefined} data-past={i < step || undefined} />
          ))}
        </ol>
        <button type="button" className="btn icon plain" aria-label={say('learn.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Lesson
        key={scene.id}
        scene={scene}
        say={say}
        seats={seats}
        next={(seen) => (
          <>
            {step > 0 && (
              <button type="button" className="btn plain" onClick={() => setStep(step - 1)}>
                {say('learn.back')}
              </button>
            )}
            {!last && (
              <button type="button" className={seen && !extra ? 'btn gold' : 'btn'} onClick={() => setStep(step + 1)}>
                {say('learn.next')}
              </button>
            )}
            {(last || extra) && (
              <button type="button" className={seen ? 'btn gold' : 'btn'} onClick={done}>
                {say('learn.play')}
              </button>
            )}
          </>
        )}
      />
    </main>
  );
}
