import type { Say } from '@orrery/kernel';
import { HatchDefs, Icon, type SeatInfo } from '@orrery/ui';
import { useMemo, useState } from 'react';
import { CardDefs } from '../art/Defs.tsx';
import { lookOf } from '../art/manner.ts';
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
  const last = step === SCENES.length - 1;
  return (
    <main className="px-learn" data-step={scene.id}>
      <HatchDefs />
      <CardDefs />
      <header className="px-learn-head">
        <h1>{say('learn.title')}</h1>
        <ol className="px-learn-steps" aria-label={say('learn.step', { step: step + 1, steps: SCENES.length })}>
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
        names={names}
        seats={seats}
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
