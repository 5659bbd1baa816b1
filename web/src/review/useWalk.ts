import type { Eyes, Kind, MatchReader, Observer } from '@orrery/kernel';
import type { Cue } from '@orrery/ui';
import { useEffect, useMemo, useReducer } from 'react';
import type { GameKit } from '../play/kit.ts';
import { type Act, type Walk, type Ways, walkOn } from './walk.ts';

/** Between two moments while it plays, at normal speed: time to read the sentence. */
const breath = 900;
/** So much longer where the match turned. */
const pause = 1200;

interface Settings<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly reader: MatchReader<K>;
  readonly eyes: Eyes;
  readonly ways: Ways;
  readonly speed: number;
  readonly still: boolean;
  /** Where it begins, and whether it plays from there. */
  readonly start: number;
  readonly plays: boolean;
  /** The moments of the turning points. */
  readonly turns: readonly number[];
}

/** Goes through a match: what is shown, and what can be done next. */
export function useWalk<K extends Kind>(settings: Settings<K>) {
  const { ways, speed, still, start, plays, turns } = settings;
  const [walk, act] = useReducer((now: Walk, next: Act) => walkOn(now, next, ways, !still), {
    ...{ moment: start, event: null, playing: plays },
  });
  const stage = useStage(settings, walk);
  const { shown, beat, next } = stage;
  useEffect(() => {
    if (walk.event === null && !walk.playing) return;
    const lasts = walk.event === null ? breath + (turns.includes(walk.moment) ? pause : 0) : beat;
    const timer = setTimeout(() => act({ t: 'passed', next }), lasts / speed);
    return () => clearTimeout(timer);
  }, [walk, beat, next, speed, turns]);
  return { walk, act, shown };
}

/** The view at a moment; while its events are on stage, that before the one that is, and the event. */
function useStage<K extends Kind>({ kit, reader, eyes, speed }: Settings<K>, { moment, event }: Walk) {
  const me: Observer = eyes === 'open' ? 'table' : eyes;
  return useMemo(() => {
    const told = event === null ? [] : reader.toldAt(moment, eyes);
    // Events that pass at once are not waited for.
    let view = event === null ? null : reader.viewAt(moment - 1, eyes);
    let at = 0;
    for (; view !== null && at < told.length; at++) {
      const waits = at >= (event ?? 0) && kit.table.beat(told[at]!, view) > 0;
      if (waits) break;
      view = followed(kit, view, told[at]!, me);
    }
    const seen = told[at];
    if (view === null || seen === undefined)
      return { shown: { view: reader.viewAt(moment, eyes), cue: null }, beat: 0, next: null };
    const beat = kit.table.beat(seen, view);
    const cue: Cue<K> = { seen, no: moment * 1000 + at, ms: Math.round(beat / speed) };
    return { shown: { view, cue }, beat, next: at + 1 < told.length ? at + 1 : null };
  }, [kit, reader, eyes, me, speed, moment, event]);
}

/** What cannot be followed is shown as it stood before: the moment's own view comes next. */
function followed<K extends Kind>({ game }: GameKit<K>, view: K['view'], seen: K['seen'], me: Observer): K['view'] {
  try {
    return game.follow?.(view, seen, me) ?? view;
  } catch {
    return view;
  }
}
