import type { Kind, Observer, Told } from '@orrery/kernel';

/** How a game tells its story: what the stage needs from its `GameTable`, for one observer. Pure. */
export interface Script<K extends Kind> {
  readonly as: Observer;
  follow(view: K['view'], seen: K['seen'], as: Observer): K['view'];
  beat(seen: K['seen'], view: K['view']): number;
  /** Is this event shown also to who skips? */
  halts?(seen: K['seen']): boolean;
  /** The view after an earlier telling, where the app can still make it. */
  recall?(no: number): K['view'] | null;
}

/** One event of one telling. */
export interface Place {
  readonly no: number;
  readonly event: number;
}

/** An event on stage and how long it stays at normal speed. */
export interface Showing<K extends Kind> {
  readonly seen: K['seen'];
  readonly no: number;
  readonly beat: number;
}

/** A reading head over the tellings: the event that comes next, and the view before it. */
export interface Head<K extends Kind> extends Place {
  readonly view: K['view'];
  readonly cue: Showing<K> | null;
  /** The first telling since a turn of this observer, the view when it began, and how many events since had a beat. */
  readonly since: number;
  readonly opening: K['view'];
  readonly beats: number;
}

/** What is shown instead of the present: an earlier moment standing still, or a scene played again up to telling `until`. */
export type Detour<K extends Kind> = { readonly head: Head<K>; readonly until: number | null };

export interface Stage<K extends Kind> {
  readonly as: Observer;
  readonly told: readonly Told<K>[];
  readonly truth: K['view'];
  readonly live: Head<K>;
  readonly detour: Detour<K> | null;
  readonly paused: boolean;
  /** This observer has to answer something. */
  readonly asked: boolean;
  /** In the middle of what others do, such as for an answer to an attack. */
  readonly between: boolean;
  /** Whatever comes passes at once, until this observer is asked. */
  readonly skipping: boolean;
  /** The tellings that came first after an answer of this observer, but for one in the middle of what others did. */
  readonly answered: ReadonlySet<number>;
  /** The last time that several things happened between two answers of this observer: what "watch again" plays. */
  readonly scene: { readonly no: number; readonly from: K['view'] } | null;
  /** The views after tellings, as they came in. */
  readonly frames: ReadonlyMap<number, K['view']>;
  /** Cues so far: the number of the next. */
  readonly cues: number;
}

/** All that was told, how the match stands after it, and whether the observer is asked now. */
interface Truth<K extends Kind> {
  readonly told: readonly Told<K>[];
  readonly view: K['view'];
  readonly asked?: boolean;
  readonly between?: boolean;
}

export type StageAct<K extends Kind> =
  | ({ readonly t: 'open'; readonly as: Observer } & Truth<K>)
  | ({ readonly t: 'receive'; readonly atOnce: boolean } & Truth<K>)
  /** The event on stage has had its time. `no` names it: a late clock changes nothing. */
  | { readonly t: 'tick'; readonly no: number }
  | { readonly t: 'pause' }
  | { readonly t: 'play' }
  | { readonly t: 'step' }
  | { readonly t: 'finish' }
  /** Finishes, and all that others do until this observer is asked passes at once. */
  | { readonly t: 'skip' }
  | { readonly t: 'again' }
  | { readonly t: 'look'; readonly at: Place };

/** A stage opens at the present: a reload replays nothing. */
export function openStage<K extends Kind>(
  as: Observer,
  told: readonly Told<K>[],
  view: K['view'],
  asked = false,
): Stage<K> {
  const last = told.at(-1);
  const frames = new Map(last === undefined ? [] : [[last.no, view]]);
  const live = headAt<K>({ no: countOf(told), event: 0 }, view);
  const calm = { between: false, detour: null, paused: false, skipping: false, scene: null };
  return { as, told, truth: view, asked, live, ...calm, answered: new Set(), frames, cues: 0 };
}

export function actOnStage<K extends Kind>(stage: Stage<K>, act: StageAct<K>, script: Script<K>): Stage<K> {
  const next = perform(stage, act, script);
  // A pause ends with what it paused: the next event shall not come on a stage that stands still.
  return next.paused && !isBehind(next) ? { ...next, paused: false } : next;
}

function perform<K extends Kind>(stage: Stage<K>, act: StageAct<K>, script: Script<K>): Stage<K> {
  switch (act.t) {
    case 'open':
      return openStage(act.as, act.told, act.view, act.asked);
    case 'receive':
      return receive(stage, act, script);
    case 'tick':
      return activeHead(stage).cue?.no === act.no && !stage.paused ? passCue(stage, script) : stage;
    case 'pause':
      return { ...stage, paused: true, skipping: false };
    case 'play':
      return { ...stage, paused: false };
    case 'step':
      return passCue({ ...stage, paused: true }, script);
    case 'finish':
      return finish({ ...stage, paused: false }, script, () => true);
    case 'skip':
      return skip({ ...stage, paused: false }, script);
    case 'again':
      return stage.scene === null ? stage : playAgain(stage, stage.scene, script);
    case 'look':
      return look(stage, act.at, script);
  }
}

export const activeHead = <K extends Kind>(stage: Stage<K>): Head<K> => stage.detour?.head ?? stage.live;

/** Is something else than the present on stage? */
export const isBehind = <K extends Kind>(stage: Stage<K>): boolean =>
  stage.detour !== null || stage.live.cue !== null || stage.live.no < countOf(stage.told);

/** The tellings that still count, as far as the stage has come: the event on stage is the last of them, unless it is hushed. */
export function heardOnStage<K extends Kind>(stage: Stage<K>, hushed = false): Told<K>[] {
  const { live, told } = stage;
  const speaks = live.cue !== null && !hushed;
  const heard: Told<K>[] = [];
  for (const telling of told) {
    if (telling.no > live.no || (telling.no === live.no && live.event === 0 && !speaks)) break;
    if (telling.undone !== undefined) {
      const at = heard.findLastIndex(({ no }) => no === telling.undone);
      if (at >= 0) heard.splice(at, 1);
    } else if (telling.no < live.no) heard.push(telling);
    else heard.push({ ...telling, seen: telling.seen.slice(0, live.event + (speaks ? 1 : 0)) });
  }
  return heard;
}

/** How long all that is still to come would take at normal speed, the event on stage included. */
export function aheadOf<K extends Kind>({ live, told }: Stage<K>, script: Script<K>): number {
  let sum = 0;
  for (const { no, seen } of told) {
    if (no < live.no) continue;
    for (const one of no === live.no ? seen.slice(live.event) : seen) sum += script.beat(one, live.view);
  }
  return sum;
}

/** Can the stage show the moment of this event? */
export const canLook = <K extends Kind>(stage: Stage<K>, at: Place, script: Script<K>): boolean =>
  viewAt(stage, at, script) !== null;

const countOf = <K extends Kind>(told: readonly Told<K>[]): number => (told.at(-1)?.no ?? -1) + 1;

const tellingOf = <K extends Kind>(told: readonly Told<K>[], no: number): Told<K> | undefined =>
  told[no - (told[0]?.no ?? 0)];

function headAt<K extends Kind>({ no, event }: Place, view: K['view']): Head<K> {
  return { no, event, view, cue: null, since: no, opening: view, beats: 0 };
}

function receive<K extends Kind>(
  before: Stage<K>,
  { told, view, asked = false, between = false, atOnce }: Truth<K> & { readonly atOnce: boolean },
  script: Script<K>,
): Stage<K> {
  const stage = { ...hear(before, told, asked), between };
  const had = countOf(stage.told);
  const fresh = told.filter((telling) => telling.no >= had);
  const last = fresh.at(-1);
  if (last === undefined) {
    const atRest = stage.live.no >= had && stage.live.cue === null;
    return { ...stage, told, truth: view, live: atRest ? { ...stage.live, view } : stage.live };
  }
  const frames = new Map(stage.frames).set(last.no, view);
  const next = { ...stage, told, truth: view, frames };
  // What was taken back cannot be followed, nor can a gap: both go straight to the present.
  const undone = fresh.find((telling) => telling.undone !== undefined)?.undone;
  if (undone !== undefined || fresh[0]!.no !== had) {
    const scene = stage.scene !== null && endOf(stage, stage.scene.no) <= (undone ?? 0) ? stage.scene : null;
    return { ...next, live: headAt({ no: last.no + 1, event: 0 }, view), scene };
  }
  if (atOnce) return { ...finish(next, script, () => true), detour: stage.detour };
  if (stage.skipping) return skip(next, script);
  return stage.live.cue === null ? walkLive(next, script, never) : next;
}

/** Whoever was asked and hears of more has answered, or was answered for: what comes now is what came of it. */
function hear<K extends Kind>(stage: Stage<K>, told: readonly Told<K>[], asked: boolean): Stage<K> {
  const had = countOf(stage.told);
  if (!stage.asked || stage.between || countOf(told) === had)
    return stage.asked === asked ? stage : { ...stage, asked };
  return { ...stage, asked, answered: new Set(stage.answered).add(had) };
}

/** Passes what others have done; who is asked, or sees what all stop for, skips no further. */
function skip<K extends Kind>(stage: Stage<K>, script: Script<K>): Stage<K> {
  const { asked, as } = stage;
  const next = finish(stage, script, (seen) => script.halts?.(seen) !== true);
  return { ...next, skipping: !asked && as !== 'table' && next.live.cue === null };
}

/** The event on stage passes, and the next one with a beat comes on. */
function passCue<K extends Kind>(stage: Stage<K>, script: Script<K>): Stage<K> {
  if (stage.detour !== null) {
    const { head, until } = stage.detour;
    if (until === null) return stage;
    const walked = walk(stage, followCue(head, script), until, script, never);
    const over = walked.head.cue === null;
    return settle({ ...stage, cues: walked.cues, detour: over ? null : { head: walked.head, until } }, script);
  }
  return walkLive({ ...stage, live: followCue(stage.live, script) }, script, never);
}

function finish<K extends Kind>(stage: Stage<K>, script: Script<K>, passes: Passes<K>): Stage<K> {
  return walkLive({ ...stage, detour: null, live: followCue(stage.live, script) }, script, passes);
}

/** Back from a detour: whatever came in meanwhile goes on. */
function settle<K extends Kind>(stage: Stage<K>, script: Script<K>): Stage<K> {
  return stage.detour === null && stage.live.cue === null ? walkLive(stage, script, never) : stage;
}

/** Does an event that has a beat go by without it? */
type Passes<K extends Kind> = (seen: K['seen']) => boolean;
const never = (): boolean => false;

function walkLive<K extends Kind>(stage: Stage<K>, script: Script<K>, passes: Passes<K>): Stage<K> {
  const end = countOf(stage.told);
  const { head, cues, scene } = walk(stage, stage.live, end, script, passes);
  const arrived = head.no >= end && head.cue === null;
  return { ...stage, cues, scene, live: arrived ? { ...head, view: stage.truth } : head };
}

interface Walked<K extends Kind> {
  readonly head: Head<K>;
  readonly cues: number;
  readonly scene: Stage<K>['scene'];
}

/** Moves a head on to the next event with a beat (or past all of them), never beyond telling `until`. */
function walk<K extends Kind>(
  stage: Stage<K>,
  from: Head<K>,
  until: number,
  script: Script<K>,
  passes: Passes<K>,
): Walked<K> {
  let head = from;
  let { scene } = stage;
  while (head.no < until) {
    if (head.event === 0 && head.since < head.no && beginsAnew(stage, head.no)) head = headAt(head, head.view);
    const telling = tellingOf(stage.told, head.no);
    const seen = telling?.seen[head.event];
    if (seen === undefined) {
      head = { ...head, no: head.no + 1, event: 0, view: frameOf(stage, head.no, script) ?? head.view };
      continue;
    }
    const beat = script.beat(seen, head.view);
    if (beat > 0) {
      head = { ...head, beats: head.beats + 1 };
      if (head.beats === 2) scene = { no: head.since, from: head.opening };
      if (!passes(seen)) return { head: { ...head, cue: { seen, no: stage.cues, beat } }, cues: stage.cues + 1, scene };
    }
    head = { ...head, view: script.follow(head.view, seen, script.as), event: head.event + 1 };
  }
  return { head, cues: stage.cues, scene };
}

/** Is this telling the first since an answer? Who only watches answers nothing: each is. */
const beginsAnew = <K extends Kind>({ as, answered }: Stage<K>, no: number): boolean =>
  as === 'table' || answered.has(no);

function followCue<K extends Kind>(head: Head<K>, script: Script<K>): Head<K> {
  if (head.cue === null) return head;
  return { ...head, view: script.follow(head.view, head.cue.seen, script.as), event: head.event + 1, cue: null };
}

function playAgain<K extends Kind>(
  stage: Stage<K>,
  scene: { readonly no: number; readonly from: K['view'] },
  script: Script<K>,
): Stage<K> {
  const until = endOf(stage, scene.no);
  const walked = walk(stage, headAt<K>({ no: scene.no, event: 0 }, scene.from), until, script, never);
  if (walked.head.cue === null) return stage;
  return { ...stage, paused: false, skipping: false, cues: walked.cues, detour: { head: walked.head, until } };
}

/** The telling after the last of a scene: the next that came after an answer. */
function endOf<K extends Kind>({ as, told, answered }: Stage<K>, no: number): number {
  if (as === 'table') return no + 1;
  return Math.min(countOf(told), ...[...answered].filter((next) => next > no));
}

function look<K extends Kind>(stage: Stage<K>, at: Place, script: Script<K>): Stage<K> {
  const view = viewAt(stage, at, script);
  if (view === null) return stage;
  return { ...stage, skipping: false, detour: { head: headAt(at, view), until: null } };
}

const frameOf = <K extends Kind>(stage: Stage<K>, no: number, script: Script<K>): K['view'] | null =>
  stage.frames.get(no) ?? script.recall?.(no) ?? null;

/** The view once an event has passed: followed from the nearest view known before it. */
function viewAt<K extends Kind>(stage: Stage<K>, { no, event }: Place, script: Script<K>): K['view'] | null {
  for (let before = no - 1; before >= (stage.told[0]?.no ?? 0); before--) {
    let view = frameOf(stage, before, script);
    if (view === null) continue;
    for (let k = before + 1; k <= no; k++) {
      const telling = tellingOf(stage.told, k);
      if (telling === undefined || telling.undone !== undefined) return frameOf(stage, no, script);
      const seen = k < no ? telling.seen : telling.seen.slice(0, event + 1);
      for (const one of seen) view = script.follow(view, one, script.as);
    }
    return view;
  }
  return frameOf(stage, no, script);
}
