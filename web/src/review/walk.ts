/** Where somebody is in a finished match: at a moment, or while it is shown at one of its events. */
export interface Walk {
  readonly moment: number;
  /** Which of its events is on stage; null: all have passed. */
  readonly event: number | null;
  readonly playing: boolean;
}

/** A move of the log, a turn of somebody, or everybody's once: not every game has all three. */
export type Unit = 'move' | 'turn' | 'round';

export interface Ways {
  /** The number of the last moment. */
  readonly last: number;
  /** The moments that begin a turn, and those that begin a round, in order. */
  readonly turn: readonly number[];
  readonly round: readonly number[];
}

export type Act =
  | { readonly t: 'go'; readonly moment: number }
  | { readonly t: 'on' | 'back'; readonly unit: Unit }
  /** The event on stage has passed, or the breath after a moment while it plays. */
  | { readonly t: 'passed'; readonly next: number | null }
  | { readonly t: 'play' | 'pause' };

export const clamped = (moment: number, last: number): number => Math.min(Math.max(Math.round(moment) || 0, 0), last);

/** The next moment from here; the ends are as far as one gets. */
function nextMoment(moment: number, unit: Unit, { last, ...starts }: Ways): number {
  return unit === 'move' ? clamped(moment + 1, last) : (starts[unit].find((start) => start > moment) ?? last);
}
function momentBefore(moment: number, unit: Unit, { last, ...starts }: Ways): number {
  return unit === 'move' ? clamped(moment - 1, last) : (starts[unit].findLast((start) => start < moment) ?? 0);
}

/** `shows`: a step forward by one move shows its events one by one. */
export function walkOn(walk: Walk, act: Act, ways: Ways, shows: boolean): Walk {
  switch (act.t) {
    case 'go':
      return { moment: clamped(act.moment, ways.last), event: null, playing: false };
    case 'back':
      // What is on stage is left for where it began, not for the moment before that.
      return { moment: momentBefore(walk.moment, act.unit, ways), event: null, playing: false };
    case 'on': {
      if (walk.event !== null && act.unit === 'move') return { ...walk, event: null, playing: false };
      const moment = nextMoment(walk.moment, act.unit, ways);
      const staged = shows && act.unit === 'move' && moment > walk.moment;
      return { moment, event: staged ? 0 : null, playing: false };
    }
    case 'passed':
      if (walk.event !== null) return { ...walk, event: act.next };
      if (!walk.playing || walk.moment >= ways.last) return { ...walk, playing: false };
      return { moment: walk.moment + 1, event: shows ? 0 : null, playing: walk.moment + 1 < ways.last || shows };
    case 'play':
      // From the end it plays the match from its beginning.
      return walk.moment >= ways.last ? { moment: 0, event: null, playing: true } : { ...walk, playing: true };
    case 'pause':
      return { ...walk, playing: false };
  }
}
