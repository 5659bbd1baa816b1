/** Where a list that scrolls is: what a scroll event can be judged by. */
export interface Scrolled {
  readonly top: number;
  readonly inside: number;
  readonly height: number;
}

const near = 24;

/**
 * Does a list go on following its end? Only the reader's own hand ends that: going up while nothing about the list has
 * changed. Where the list or its frame has another size, the scrolling is the browser's.
 */
export function follows(before: Scrolled, now: Scrolled, following: boolean): boolean {
  if (now.inside - now.top - now.height < near) return true;
  if (now.inside !== before.inside || now.height !== before.height) return following;
  return following && now.top >= before.top;
}
