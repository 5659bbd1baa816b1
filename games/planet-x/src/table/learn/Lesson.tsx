import { Dice } from '@orrery/kernel';
import {
  beginCourse,
  type Course,
  GraticuleFrame,
  goOn,
  Phrase,
  type SeatInfo,
  type Turn,
  useReducedMotion,
  useStage,
} from '@orrery/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { game } from '../../rules/index.ts';
import type { Move, PlanetX, Refusal } from '../../rules/kind.ts';
import type { State } from '../../rules/state.ts';
import { follow } from '../../sight/follow.ts';
import { words } from '../../words/index.ts';
import { Discards } from '../aside/Discards.tsx';
import { barNow } from '../bar/now.ts';
import { beat } from '../beats.ts';
import { Board } from '../board/Board.tsx';
import { findsOf } from '../cells.ts';
import { CardHand } from '../hand/CardHand.tsx';
import type { TableNames } from '../names.ts';
import { seatParts } from '../seat/SeatInfo.tsx';
import { useChoice } from '../useChoice.ts';
import { isDone, ME, opening, played, playsSpecial, RIVAL, type Scene } from './scenes.ts';
import { touchNow } from './touch.ts';

export interface LessonProps {
  readonly scene: Scene;
  readonly names: TableNames;
  readonly seats: readonly SeatInfo[];
  next(seen: boolean): ReactNode;
}

function begin(scene: Scene): Course<PlanetX> {
  const course = beginCourse<PlanetX>(opening(scene));
  const opened = scene.first === undefined ? null : played(course.state, RIVAL, scene.first);
  return opened === null ? course : goOn(game, ME, course, opened);
}

/** One lesson: a position, one thing to do by the real rules, and what it means. */
export function Lesson({ scene, names, seats, next }: LessonProps) {
  const [course, setCourse] = useState(() => begin(scene));
  const [why, setWhy] = useState<Refusal | null>(null);
  const { state, steps } = course;
  const still = useReducedMotion();
  const truth = useMemo(() => game.view(state, ME), [state]);
  const stage = useStage<PlanetX>({
    steps,
    view: truth,
    as: ME,
    follow,
    beat,
    speed: 1,
    reducedMotion: still,
  });
  const done = isDone(scene, state) && !stage.behind;
  const turn = useMemo<Turn<PlanetX> | null>(() => {
    if (stage.behind || isDone(scene, state)) return null;
    const legal = (move: unknown) => game.readMove(move) !== null && scene.goal(move as Move);
    return {
      moves: (game.list?.(game.imagine(truth, ME, new Dice('learn')), ME) ?? []).filter(scene.goal),
      refusal: (move) => (legal(move) ? null : (refusedBy(state, move) ?? 'E_PHASE')),
      play: async (move) => {
        const taken = played(state, ME, move);
        if (taken !== null) setCourse(goOn(game, ME, course, taken));
        setWhy(null);
        return { ok: true, no: 0 };
      },
    };
  }, [stage.behind, state, truth, course, scene]);
  // Only what the rules themselves forbid is worth a sentence: the rest of the lesson is on rails.
  const explain = (refusal: Refusal): void => setWhy(refusal === 'E_PHASE' ? null : refusal);
  const { view } = stage;
  const choice = useChoice(view, ME, turn, true, explain);
  const { say } = names;
  const text = say(`learn.${scene.id}.${done ? 'after' : 'text'}`);
  const bar = barNow({
    ...{ view, as: ME, turn, names, choice },
    ...{
      keeps: false,
      answering: null,
      searching: false,
      nobody: false,
      passes: false,
      passed: false,
      search: () => {},
      pass: () => {},
    },
  });
  // Specials are spent so that no window opens; a lesson without windows says nothing of them.
  const plain = playsSpecial(scene)
    ? view
    : { ...view, players: view.players.map((player) => ({ ...player, specialUsed: false })) };
  const touch = touchNow(view, turn?.moves ?? [], choice);
  const finds = choice.recovering === null ? null : findsOf(turn?.moves ?? [], choice.recovering);
  const busy = choice.picked !== null || choice.draft !== null || choice.losses !== null;
  return (
    <>
      <ul className="lesson-seats">
        {seats.map(({ seat, name }) => {
          const parts = seatParts(plain, names, seat);
          return (
            <li key={seat} className="box">
              {parts.mark}
              <b>{name}</b>
              <span className="px-learn-counts">{parts.counts}</span>
              <span className="lesson-points">{parts.points}</span>
            </li>
          );
        })}
      </ul>
      <div className="lesson-board">
        <GraticuleFrame band={7} />
        <div className="px-learn-inner">
          <Board
            {...{ view, names, choice }}
            as={ME}
            cue={stage.cue}
            lit={touch.cells}
            shown={RIVAL}
            tableId="learn"
            choose={choice.tapCell}
          />
        </div>
      </div>
      <div className="lesson-words px-learn-words">
        <h2>{say(`learn.${scene.id}.title`)}</h2>
        <p aria-live="polite">
          <Phrase text={why !== null ? say(words.why[why].id) : text} />
        </p>
      </div>
      <div className="lesson-hand px-learn-hand">
        <CardHand {...{ view, names, choice }} shut={turn === null} moves={turn?.moves ?? []} marked={touch.card} />
      </div>
      <Discards {...{ view, names, finds }} open={finds !== null} choose={choice.recover} close={choice.cancel} />
      <div className="lesson-bar">
        {busy && (
          <>
            <div className="bar-text">{bar.text}</div>
            <div className="lesson-acts">{bar.actions}</div>
          </>
        )}
      </div>
      <div className="lesson-acts">
        {done && (
          <button type="button" className="btn" onClick={() => setCourse(begin(scene))}>
            {say('learn.again')}
          </button>
        )}
        {next(done)}
      </div>
    </>
  );
}

function refusedBy(state: State, raw: unknown): Refusal | null {
  const move = game.readMove(raw);
  if (move === null) return null;
  return game.gate(state, ME, move.t) ?? game.refuse(state, ME, move);
}
