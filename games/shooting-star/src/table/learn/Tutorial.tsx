import type { Say } from '@orrery/kernel';
import { Icon, type SeatInfo } from '@orrery/ui';
import { useMemo, useState } from 'react';
import { ours1 } from '../../data/index.ts';
import { tableNames } from '../names.ts';
import { Counting } from './Counting.tsx';
import { Lesson } from './Lesson.tsx';
import { ME, RIVAL, SCENES } from './scenes.ts';
import './learn.css';

const STEPS = SCENES.length + 1;

/** Two minutes in seven steps, on a little board driven by the real rules. */
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
  const back = step > 0 && (
    <button type="button" className="btn plain" onClick={() => setStep(step - 1)}>
      {say('learn.back')}
    </button>
  );
  return (
    <main className="ss-learn" data-step={scene?.id ?? 'score'}>
      <header className="ss-learn-head">
        <h1>{say('learn.title')}</h1>
        <ol className="ss-learn-steps" aria-label={say('learn.step', { step: step + 1, steps: STEPS })}>
          {Array.from({ length: STEPS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            <li key={i} data-now={i === step || undefined} data-past={i < step || undefined} />
          ))}
        </ol>
        <button type="button" className="btn icon plain" aria-label={say('learn.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {scene === undefined ? (
        <>
          <Counting names={names} />
          <div className="ss-learn-actions">
            {back}
            <button type="button" className="btn gold" onClick={done}>
              {say('learn.play')}
            </button>
          </div>
        </>
      ) : (
        <Lesson
          key={scene.id}
          scene={scene}
          names={names}
          seats={seats}
          next={(seen) => (
            <>
              {back}
              <button type="button" className={seen ? 'btn gold' : 'btn'} onClick={() => setStep(step + 1)}>
                {say('learn.next')}
              </button>
            </>
          )}
        />
      )}
    </main>
  );
}
