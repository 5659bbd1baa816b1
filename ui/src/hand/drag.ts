/** A card being carried: pressed until it has moved far enough, so that a tap never drags. */
export type Drag =
  | { readonly t: 'rest' }
  | {
      readonly t: 'pressed' | 'carried';
      readonly key: string;
      readonly pointer: number;
      readonly from: Spot;
      readonly at: Spot;
    };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type DragEvent =
  | { readonly t: 'down'; readonly key: string; readonly pointer: number; readonly at: Spot }
  | { readonly t: 'move' | 'up'; readonly pointer: number; readonly at: Spot }
  | { readonly t: 'cancel'; readonly pointer: number };

/** A press that moves less than this is a tap. */
export const DRAG_THRESHOLD = 8;

export const rest: Drag = { t: 'rest' };

export function drag(now: Drag, event: DragEvent): Drag {
  if (event.t === 'down') {
    return now.t === 'rest'
      ? { t: 'pressed', key: event.key, pointer: event.pointer, from: event.at, at: event.at }
      : now;
  }
  if (now.t === 'rest' || now.pointer !== event.pointer) return now;
  if (event.t !== 'move') return rest;
  const far = Math.hypot(event.at.x - now.from.x, event.at.y - now.from.y) > DRAG_THRESHOLD;
  return { ...now, t: now.t === 'carried' || far ? 'carried' : 'pressed', at: event.at };
}
