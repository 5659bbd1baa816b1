import type { Say } from '@orrery/kernel';
import { Icon, type SeatInfo } from '@orrery/ui';
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
  const last = step === SCENES.length - 1;
  return (
    <main className="sk-learn" data-step={scene.id}>
      <header className="sk-learn-head">
        <h1>{say('learn.title')}</h1>
        <ol className="sk-learn-steps" aria-label={say('learn.step', { step: step + 1, steps: SCENES.length })}>
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
        seats={seats}
        say={say}
        next={(seen) => (
          <>
            {step > 0 && (
              <button type="button" className="btn plain" onClick={() => setStep(step - 1)}>
                {say('learn.back')}
              </button>
            )}
            <button type="button" className={seen ? 'btn gold' : 'btn'} onClick={last ? done : () => setStep(step + 1)}>
              {say(last ? 'learn.play' : 'learn.next')}
            </button>
          </>
        )}
      />
    </main>
  );
}
