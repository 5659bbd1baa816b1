import {
  beginCourse,
  type Course,
  goOn,
  Phrase,
  type SeatInfo,
  type TableParts,
  type Turn,
  useReducedMotion,
  useStage,
} from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type ReactNode, useMemo, useState } from 'react';
import { game } from '../../rules/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { cellKey } from '../../sight/cells.ts';
import { follow } from '../../sight/follow.ts';
import { words } from '../../words/index.ts';
import { beat } from '../beats.ts';
import { Table } from '../Table.tsx';
import { ME, opening, played, RIVAL, type Scene } from './scenes.ts';

export interface LessonProps {
  readonly scene: Scene;
  readonly say: Say;
  readonly seats: readonly SeatInfo[];
  next(seen: boolean): ReactNode;
}

function begin(scene: Scene): Course<BurningPlanets> {
  const course = beginCourse<BurningPlanets>(opening(scene));
  const opened = scene.first === undefined ? null : played(scene, course.state, RIVAL, scene.first);
  return opened === null ? course : goOn(game, ME, course, opened);
}

const NOTHING: readonly string[] = [];

/** What the lesson answers to a move that the rules allow but that is not its point. */
type Astray = 'astray' | Refusal;

/** One lesson: a position on the real table, a thing or two to do by the real rules, and what it means. */
export function Lesson({ scene, say, seats, next }: LessonProps) {
  const [course, setCourse] = useState(() => begin(scene));
  const [why, setWhy] = useState<Astray | null>(null);
  const { state, steps } = course;
  const still = useReducedMotion();
  const truth = useMemo(() => game.view(state, ME), [state]);
  const stage = useStage<BurningPlanets>({
    ...{ steps, view: truth, as: ME, follow, beat },
    speed: 1,
    reducedMotion: still,
  });
  const reached = scene.isDone(state);
  const done = reached && !stage.behind;
  const turn = useMemo<Turn<BurningPlanets> | null>(() => {
    if (stage.behind || reached) return null;
    return {
      moves: [],
      refusal: (move) => refusedBy(state, move),
      play: async (move) => {
        const wanted = scene.goal(move, state);
        setWhy(wanted ? null : 'astray');
        const taken = wanted ? played(scene, state, ME, move) : null;
        if (taken !== null) setCourse((now) => goOn(game, ME, now, taken));
        return { ok: true, no: 0 };
      },
    };
  }, [stage.behind, reached, state, scene]);
  const frame = (parts: TableParts): ReactNode => (
    <>
      <div className="lesson-board bp-learn-board">{parts.board}</div>
      <div className="lesson-words bp-learn-words">
        <LessonWords {...{ scene, say, done, why }} />
      </div>
      <div className="bp-learn-aside">
        {parts.aside?.body}
        {/* What is selected, as at a table: beside the map. */}
        {parts.sheet != null && <div className="rail-sheet">{parts.sheet.body}</div>}
      </div>
      <div className="lesson-bar bp-learn-bar">
        {/* On a phone what is chosen on the map, and all that can be done with it. */}
        {parts.hand !== undefined && scene.watched !== true && !reached && (
          <div className="bp-learn-dock" data-marked={scene.behind?.(state) ?? undefined}>
            {parts.hand}
          </div>
        )}
        {turn !== null && (
          <>
            <div className="bar-text">{parts.bar.text}</div>
            <div className="lesson-acts">{parts.bar.actions}</div>
          </>
        )}
      </div>
    </>
  );
  return (
    <>
      <Table
        view={stage.view}
        as={ME}
        seats={seats}
        awaited={turn === null ? [] : [ME]}
        cue={stage.cue}
        turn={turn}
        result={null}
        lit={reached ? NOTHING : (scene.marks ?? []).map(([q, r]) => cellKey({ q, r }))}
        say={say}
        confirm
        beside
        tableId="learn"
        explain={setWhy}
        frame={frame}
      />
      <div className="lesson-acts bp-learn-actions">
        {next(done)}
        {done && scene.watched !== true && (
          <button
            type="button"
            className="btn bp-learn-again"
            onClick={() => {
              setWhy(null);
              setCourse(begin(scene));
            }}
          >
            {say('learn.again')}
          </button>
        )}
      </div>
    </>
  );
}

/** What is to be done; once it is done, what it meant. */
export function LessonWords({
  scene: { id },
  say,
  done,
  why,
}: Pick<LessonProps, 'scene' | 'say'> & { readonly done: boolean; readonly why: Astray | null }) {
  const text = say(`learn.${id}.${done ? 'after' : 'text'}`);
  const shown = why === null || done ? text : why === 'astray' ? say('learn.astray', { text }) : say(words.why[why].id);
  return (
    <>
      <h2>{say(`learn.${id}.title`)}</h2>
      <p aria-live="polite">
        <Phrase text={shown} />
      </p>
    </>
  );
}

function refusedBy(state: State, raw: unknown): Refusal | null {
  const move: Move | null = game.readMove(raw);
  if (move === null) return game.malformed;
  return game.gate(state, ME, move.t) ?? game.refuse(state, ME, move);
}
