import type { Kind, Observer, Told } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Cue, GameTable } from '../table/contract.ts';
import { haste } from './haste.ts';
import type { Speed } from './speed.ts';
import {
  activeHead,
  actOnStage,
  aheadOf,
  canLook,
  heardOnStage,
  isBehind,
  openStage,
  type Place,
  type Script,
} from './stage.ts';

export interface StageOptions<K extends Kind> extends Omit<Script<K>, 'as' | 'halts'> {
  readonly halts?: GameTable<K>['halts'] | undefined;
  readonly hush?: GameTable<K>['hush'] | undefined;
  readonly patience?: GameTable<K>['patience'] | undefined;
  /** Everything this observer was told, in order; a new array when more came in. */
  readonly steps: readonly Told<K>[];
  /** How the match stands after all of it. */
  readonly view: K['view'];
  readonly as: Observer;
  /** This observer has to answer something now, and nobody answers it for them. */
  readonly asked?: boolean;
  /** In the middle of what others do, which is watched again as a whole. */
  readonly between?: boolean;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
}

export interface StageControls {
  pause(): void;
  play(): void;
  step(): void;
  /** Shows the present, whatever is on stage. */
  finish(): void;
  /** Shows the present, and lets all that others do pass at once until this observer is asked. */
  skip(): void;
  /** Plays again what came of the last answer; null when that was nothing to see. */
  readonly again: (() => void) | null;
  look(at: Place): void;
  canLook(at: Place): boolean;
}

export interface StageShow<K extends Kind> {
  readonly view: K['view'];
  readonly cue: Cue<K> | null;
  /** Something else than the present is on stage: nobody is asked for a move. */
  readonly behind: boolean;
  /** live: events as they come; again: a reveal played once more; looking: an earlier moment, standing still. */
  readonly scene: 'live' | 'again' | 'looking';
  readonly at: Place;
  readonly paused: boolean;
  /** A skip goes on until this observer is asked. */
  readonly skipsToTurn: boolean;
  /** What was told, as far as the stage has come: what the log may say. */
  readonly told: readonly Told<K>[];
  readonly controls: StageControls;
}

/** Plays what was told one event after another. Never blocks: `controls.finish` shows the present at once. */
export function useStage<K extends Kind>(options: StageOptions<K>): StageShow<K> {
  const {
    steps,
    view,
    as,
    asked = false,
    between = false,
    follow,
    beat,
    halts,
    hush,
    patience,
    recall,
    speed,
    reducedMotion,
  } = options;
  const script = useMemo<Script<K>>(
    () => ({
      ...{ as, follow, beat },
      ...(halts === undefined ? {} : { halts }),
      ...(recall === undefined ? {} : { recall }),
    }),
    [as, follow, beat, halts, recall],
  );
  const [stage, act] = useReducer(
    (state: ReturnType<typeof openStage<K>>, action: Parameters<typeof actOnStage<K>>[1]) =>
      actOnStage(state, action, script),
    null,
    () => openStage<K>(as, steps, view, asked),
  );
  // While rendering, so that no frame ever pairs the old stage with the new truth.
  if (stage.as !== as) act({ t: 'open', as, told: steps, view, asked });
  else if (stage.told !== steps || stage.truth !== view || stage.asked !== asked || stage.between !== between) {
    act({ t: 'receive', told: steps, view, asked, between, atOnce: speed === 'off' || document.hidden });
  }

  const head = activeHead(stage);
  const { cue } = head;
  // Who asks to see a reveal again wants to see it, however fast the game goes.
  const pace = speed === 'off' && stage.detour !== null ? 1 : speed;
  // As it comes on: what comes in while it is there hurries the next ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cue
  const hurry = useMemo(
    () => (cue === null || stage.detour !== null ? 1 : haste(cue.beat, aheadOf(stage, script), patience)),
    [cue],
  );
  const lasts = cue === null || pace === 'off' ? 0 : Math.round(cue.beat / (pace * hurry));
  useEffect(() => {
    if (cue === null || stage.paused) return;
    const clock = setTimeout(() => act({ t: 'tick', no: cue.no }), lasts);
    return () => clearTimeout(clock);
  }, [cue, lasts, stage.paused]);

  // Without motion there is nothing to wait for.
  const secretFor = cue === null || reducedMotion ? 0 : lasts * (hush?.(cue.seen) ?? 0);
  const [spoken, setSpoken] = useState(-1);
  useEffect(() => {
    if (cue === null || secretFor === 0) return;
    const clock = setTimeout(() => setSpoken(cue.no), secretFor);
    return () => clearTimeout(clock);
  }, [cue, secretFor]);
  const hushed = secretFor > 0 && cue?.no !== spoken;

  const hasScene = stage.scene !== null;
  const moves = useMemo(
    () => ({
      pause: () => act({ t: 'pause' }),
      play: () => act({ t: 'play' }),
      step: () => act({ t: 'step' }),
      finish: () => act({ t: 'finish' }),
      skip: () => act({ t: 'skip' }),
      look: (at: Place) => act({ t: 'look', at }),
      again: hasScene ? () => act({ t: 'again' }) : null,
    }),
    [hasScene],
  );
  const look = useCallback((at: Place) => canLook(stage, at, script), [stage, script]);
  const atPresent = stage.detour === null;
  const told = useMemo(() => heardOnStage(stage, hushed && atPresent), [stage, hushed, atPresent]);
  const shownCue = useMemo(
    () => (cue === null ? null : { seen: cue.seen, no: cue.no, ms: reducedMotion ? 0 : lasts, hushed }),
    [cue, lasts, reducedMotion, hushed],
  );
  const { detour } = stage;
  return {
    view: head.view,
    cue: shownCue,
    behind: isBehind(stage),
    scene: detour === null ? 'live' : detour.until === null ? 'looking' : 'again',
    at: head,
    paused: stage.paused,
    skipsToTurn: detour === null && as !== 'table' && !asked,
    told,
    controls: { ...moves, canLook: look },
  };
}
