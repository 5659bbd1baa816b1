import { Course, type Entry, type Game, type Kind, type MatchHead, type Observer } from '@orrery/kernel';

/** How a match looked to one observer after each of its tellings. */
export function framesOf<K extends Kind>(
  game: Game<K>,
  head: MatchHead,
  entries: readonly Entry[],
  who: Observer,
): K['view'][] {
  const course = new Course(game, head);
  const frames: K['view'][] = [];
  for (const entry of entries) {
    course.take(entry);
    if (course.tellings(who) > frames.length) frames.push(course.view(who));
  }
  return frames;
}
