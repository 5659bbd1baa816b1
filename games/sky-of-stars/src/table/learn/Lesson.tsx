import { judge, type Seat, step } from '@orrery/kernel';
import { Phrase, type SeatInfo, type Turn } from '@orrery/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { game } from '../../rules/index.ts';
import type { Refusal, SkyOfStars } from '../../rules/kind.ts';
import { words } from '../../words/index.ts';
import { wordText } from '../../words/names.ts';
import { barOf } from '../bar/bar.tsx';
import { CardPanel } from '../hand/CardPanel.tsx';
import { DiePanel } from '../hand/DiePanel.tsx';
import { tableNames } from '../names.ts';
import { figureOf, sceneOf } from '../scene.ts';
import { SkyBoard } from '../sky/SkyBoard.tsx';
import { useZoom } from '../sky/useZoom.ts';
import { useDrawing } from '../useDrawing.ts';
import { Counting, toCount } from './Counting.tsx';
import { falling, ME, opening, RIVAL, type Scene } from './scenes.ts';

export interface LessonProps {
  readonly scene: Scene;
  readonly seats: readonly SeatInfo[];
  readonly say: Parameters<typeof tableNames>[0];
  next(done: boolean): ReactNode;
}

/** One lesson: a position, one thing to do by the real rules, and what it means. */
export function Lesson({ scene, seats, say, next }: LessonProps) {
  const [state, setState] = useState(() => opening(scene));
  const [why, setWhy] = useState<Refusal | null>(null);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<number | null>(null);
  const view = useMemo(() => game.view(state, ME), [state]);
  const names = useMemo(() => tableNames(say, ME, seats, view.options), [say, seats, view.options]);
  const done = scene.done(view, tried);
  const turn = useMemo<Turn<SkyOfStars> | null>(() => {
    if (scene.id === 'points' || (scene.id === 'stop' && done)) return null;
    return {
      moves: (game.list?.(state, ME) ?? []).filter(scene.goal),
      refusal: (move) => {
        const judged = judge(game, state, ME, move);
        return judged.ok ? null : judged.refusal;
      },
      play: async (move) => {
        const taken = step(game, state, ME, move, falling(scene));
        if (taken.ok) setState(taken.state);
        setWhy(null);
        return { ok: true, no: 0 };
      },
    };
  }, [state, scene, done]);
  const explain = (refusal: Refusal): void => {
    setWhy(refusal);
    if (scene.inVain) setTried(true);
  };
  const hand = useDrawing({ view, as: ME, turn, names, confirm: true, explain });
  const board = sceneOf(view, null, ME, null);
  const owner: Seat = scene.id === 'stop' || scene.id === 'points' || board.t === 'gallery' ? ME : board.owner;
  const zoom = useZoom(`${owner}`);
  const figure = useMemo(() => figureOf(view, names, owner), [view, names, owner]);
  const guesses = view.phase === 'show';
  const word = wordText(names, view.card, scene.numbers[guesses ? RIVAL : ME]);
  const guess = view.mine?.guesses[0]?.n ?? null;
  const missed = guesses && guess !== null && guess !== scene.numbers[RIVAL];
  const after = missed
    ? say('learn.guess.wrong', { word, guess: wordText(names, view.card, guess) })
    : say(`learn.${scene.id}.after`, { word });
  const before = scene.id === 'points' ? toCount(say, word, wrong) : say(`learn.${scene.id}.text`, { word });
  const text = done ? after : before;
  const bar = barOf({ view, names, turn, hand, awaited: [], owner, here: null, back: null });
  return (
    <>
      <div className="sk-learn-board">
        <SkyBoard
          names={names}
          figure={figure}
          title={owner === ME ? say('sky.mine') : say('sky.of', { name: names.name(owner) })}
          hand={guesses || turn === null ? null : hand}
          letters={false}
          spotlight={guesses}
          zoom={zoom}
          lit={done ? NOTHING : (scene.marked ?? NOTHING)}
          whose={`${owner}`}
          replay={null}
          fresh={null}
        />
      </div>
      <div className="sk-learn-side">
        <div className="lesson-words sk-learn-words">
          <h2>{say(`learn.${scene.id}.title`)}</h2>
          <p aria-live="polite">
            {why !== null && <b className="sk-learn-why">{say(words.why[why].id)} </b>}
            <Phrase text={text} />
          </p>
        </div>
        {scene.counts === undefined && (
          <div className="lesson-hand sk-hand">
            {!guesses && (scene.id !== 'stop' || done) && (
              <DiePanel view={view} names={names} cue={null} clock={null} />
            )}
            <CardPanel
              names={names}
              card={view.card}
              mine={guesses ? null : (view.mine?.number ?? null)}
              secret
              guess={guess}
              opened={
                guesses && done
                  ? { number: scene.numbers[RIVAL], guesses: [{ seat: ME, n: guess }], plusOne: false, key: 0 }
                  : null
              }
              choose={guesses && !done ? (n) => hand.send({ t: 'guess', owner: RIVAL, n }) : null}
            />
          </div>
        )}
        <div className="sk-learn-bar">
          {turn !== null && !done && bar.actions}
          {scene.counts !== undefined && !done && (
            <Counting
              {...{ scene, say, wrong }}
              answer={(points, right) => (right ? setTried(true) : setWrong(points))}
            />
          )}
        </div>
        <div className="sk-learn-actions">{next(done)}</div>
      </div>
    </>
  );
}

const NOTHING: readonly string[] = [];
