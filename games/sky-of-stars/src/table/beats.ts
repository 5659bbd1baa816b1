import type { Observer, Seat } from '@orrery/kernel';
import type { SoundName } from '@orrery/ui';
import type { Seen } from '../rules/events.ts';
import type { View } from '../rules/view-kind.ts';

/** How long each event stays on stage at normal speed; 0 passes at once. What others do in secret never holds anybody up. */
const PLAIN: Readonly<Record<Seen['t'], number>> = {
  roundStarted: 1200,
  numberDealt: 0,
  chosen: 0,
  acted: 0,
  timedOut: 0,
  startChosen: 0,
  rolled: 1100,
  blocked: 500,
  lent: 700,
  lineDrawn: 520,
  erased: 0,
  windowOpened: 0,
  readied: 0,
  stopCalled: 1500,
  lastLine: 520,
  lastPassed: 0,
  showsBegan: 700,
  shown: 900,
  guessed: 0,
  countAsked: 0,
  counted: 2100,
  revealed: 6400,
  verdictAsked: 0,
  judged: 900,
  roundScored: 3000,
  left: 900,
  showCancelled: 900,
  coloursScored: 2200,
  gameOver: 900,
};

/** In matches of the first rules nobody counts: there the count of 3-2-1 is this share of the reveal (SK-P15). */
export const COUNT_SHARE = 0.32;

/** A sky on show draws itself, line by line, in the order of its maker; a long one faster. */
export const drawnIn = (lines: number): number => Math.min(1400, 140 * lines);

/** Until the count is over nothing tells what it was. */
export function hush(seen: Seen): number {
  return isCountedByItself(seen) ? COUNT_SHARE : 0;
}

function isCountedByItself(seen: Seen): boolean {
  return seen.t === 'revealed' && seen.card === undefined;
}

export function beat(seen: Seen, view: View): number {
  // A star crossed out in a sky one sees is worth a look; elsewhere it is only told.
  if (seen.t === 'erased') return seen.star === null || seen.by === view.me ? 0 : 1100;
  if (seen.t === 'revealed')
    return (isCountedByItself(seen) ? 2800 : 1600) + 400 * Math.min(9, seen.drawing.lines.length);
  return PLAIN[seen.t];
}

/** Stars an event is about, for the log to highlight. */
export function cells(seen: Seen): readonly string[] {
  switch (seen.t) {
    case 'startChosen':
      return [seen.star];
    case 'lineDrawn':
    case 'lastLine':
      return [seen.from, seen.to];
    case 'erased':
      return seen.star === null ? [] : [seen.star];
    default:
      return [];
  }
}

/** Whose sigil stands before the sentence. */
export function actor(seen: Seen): Seat | null {
  switch (seen.t) {
    case 'numberDealt':
    case 'chosen':
    case 'acted':
    case 'timedOut':
    case 'startChosen':
    case 'lineDrawn':
    case 'lastLine':
    case 'lastPassed':
    case 'blocked':
    case 'readied':
    case 'guessed':
    case 'counted':
    case 'lent':
    case 'left':
      return seen.seat;
    case 'stopCalled':
      return seen.seat;
    case 'rolled':
      return seen.roller;
    case 'erased':
      return seen.by;
    case 'shown':
    case 'revealed':
    case 'judged':
    case 'showCancelled':
      return seen.owner;
    default:
      return null;
  }
}

/** SK-E1, SK-E3: who fills a box by it. */
export function brings(seen: Seen): readonly Seat[] {
  if (seen.t === 'revealed') return seen.right.length === 0 ? [] : [seen.owner, ...seen.right];
  return seen.t === 'coloursScored' ? seen.boxes.flatMap((boxes, seat) => (boxes.length > 0 ? [seat] : [])) : [];
}

export function heads(seen: Seen): boolean {
  return seen.t === 'roundStarted';
}

export function sound(seen: Seen, _view: View, as: Observer): SoundName | null {
  switch (seen.t) {
    case 'rolled':
      return 'tick';
    case 'lineDrawn':
    case 'lastLine':
      return 'brush';
    case 'erased':
      return as === seen.owner ? 'isolation' : 'brush';
    case 'stopCalled':
      return as === seen.seat ? 'stopMine' : 'stop';
    case 'counted':
      return 'countdown';
    case 'shown':
      return 'flip';
    case 'revealed':
      return seen.plusOne ? 'allSaw' : seen.right.length > 0 ? 'points' : 'wood';
    case 'roundScored':
      return 'lowBell';
    case 'coloursScored':
      return 'capture';
    default:
      return null;
  }
}
