import type { Told } from '@orrery/kernel';
import { Phrase, type SeatInfo, type Turn, useDrag, useKeys, useReducedMotion, useStage } from '@orrery/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { PlaceWeapon, ShootingStar, View, XY } from '../../rules/kind.ts';
import { sameCell } from '../../sight/change.ts';
import { follow } from '../../sight/follow.ts';
import { useAiming } from '../aim.ts';
import { aimBar } from '../bar.tsx';
import { beat } from '../beats.ts';
import { WeaponHand } from '../hand/WeaponHand.tsx';
import type { TableNames } from '../names.ts';
import { LearnBoard } from './Board.tsx';
import { ME, opening, type Played, played, type Scene } from './scenes.ts';

export interface LessonProps {
  readonly scene: Scene;
  readonly names: TableNames;
  readonly seats: readonly SeatInfo[];
  /** The way on, once the lesson has been seen; greyed before. */
  next(seen: boolean): ReactNode;
}

/** One lesson: a position, a shot by the real rules, and what it means. */
export function Lesson({ scene, names, seats, next }: LessonProps) {
  const start = useMemo(() => opening(scene), [scene]);
  const given = useMemo(() => (scene.mine === null ? null : played(scene, scene.mine)), [scene]);
  const [mine, setMine] = useState<Played | null>(null);
  const [fired, setFired] = useState(false);
  const round = given ?? mine;
  const still = useReducedMotion();
  const steps = useMemo<readonly Told<ShootingStar>[]>(() => {
    const told = { no: 0, at: 0, seen: [] };
    return round !== null && fired ? [told, { no: 1, at: 0, seen: round.seen }] : [told];
  }, [round, fired]);
  const stage = useStage<ShootingStar>({
    steps,
    view: round === null ? start : fired ? round.after : round.before,
    as: ME,
    follow,
    beat,
    speed: 1,
    reducedMotion: still,
  });
  const done = fired && !stage.behind;
  const { say } = names;
  const words = say(`learn.${scene.id}.${done ? 'after' : 'text'}`);
  const place = (move: PlaceWeapon) => {
    setMine(played(scene, move));
    setFired(true);
  };
  const asks = given === null && mine === null;
  return (
    <>
      {asks ? (
        <Placing view={start} names={names} seats={seats} place={place} words={words} />
      ) : (
        <>
          <LearnBoard
            view={stage.view}
            names={names}
            seats={seats}
            cue={stage.cue}
            aiming={null}
            shot={fired ? null : scene.mine}
          />
          <div className="lesson-words ss-learn-words">
            <h2>{say(`learn.${scene.id}.title`)}</h2>
            <p aria-live="polite">
              <Phrase text={words} />
            </p>
          </div>
        </>
      )}
      <div className="lesson-acts ss-learn-actions">
        {fired ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setFired(false);
              setMine(null);
            }}
          >
            {say('learn.again')}
          </button>
        ) : (
          !asks && (
            <button type="button" className="btn gold" onClick={() => setFired(true)}>
              {say('learn.fire')}
            </button>
          )
        )}
        {next(done)}
      </div>
    </>
  );
}

interface PlacingProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seats: readonly SeatInfo[];
  readonly words: string;
  place(move: PlaceWeapon): void;
}

/** The reader's own turn, as at a real table. */
function Placing({ view, names, seats, words, place }: PlacingProps) {
  const turn = useMemo<Turn<ShootingStar>>(
    () => ({
      moves: [],
      refusal: () => null,
      play: async (move) => {
        if (move.t === 'placeWeapon') place(move);
        return { ok: true, no: 0 };
      },
    }),
    [place],
  );
  const aiming = useAiming(view, turn, () => {});
  const drag = useDrag({
    lift: (weapon) => aiming.carry(weapon, null),
    drop: (weapon, cell) => aiming.carry(weapon, cell === null ? null : cellOf(cell)),
  });
  useKeys({ r: aiming.turn });
  const choose = (at: XY, byKey: boolean) => {
    if (aiming.aim === null || !sameCell(aiming.aim.at, at)) aiming.pickPlanet(at);
    else if (byKey) aiming.play?.();
  };
  const bar = aimBar(view, names, aiming);
  const idle = aiming.picked.weapon === null && aiming.picked.at === null;
  return (
    <>
      <LearnBoard view={view} names={names} seats={seats} cue={null} aiming={aiming} choose={choose} />
      <div className="lesson-words ss-learn-words">
        <h2>{names.say('learn.place.title')}</h2>
        {idle ? (
          <p>
            <Phrase text={words} />
          </p>
        ) : (
          <div className="ss-learn-bar">{bar.text}</div>
        )}
      </div>
      <div className="lesson-hand ss-learn-hand" data-marked={aiming.picked.weapon === null || undefined}>
        <WeaponHand
          view={view}
          names={names}
          chosen={aiming.picked.weapon}
          shut={false}
          choose={aiming.pickWeapon}
          handle={drag.handle}
        />
      </div>
      {!idle && <div className="ss-learn-go">{bar.actions}</div>}
    </>
  );
}

function cellOf(key: string): XY {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}
