import { advance, begin, type Entry, fold, type Game, type Kind, type MatchHead, type Observer } from '@orrery/kernel';

/** How a match looked to one observer after each of its tellings, counted as `Host` counts them. */
export function framesOf<K extends Kind>(
  game: Game<K>,
  head: MatchHead,
  entries: readonly Entry[],
  who: Observer,
): K['view'][] {
  const frames: K['view'][] = [];
  let state: K['state'] | undefined;
  for (const [at, entry] of entries.entries()) {
    const events: K['event'][] = [];
    const hear = (event: K['event']) => events.push(event);
    if (entry.t === 'setup') state = begin(game, head, entry, hear);
    else if (entry.t === 'undo' || state === undefined) state = fold(game, head, entries.slice(0, at + 1));
    else {
      state = game.copy(state);
      advance(game, state, entry, hear);
    }
    const told = entry.t === 'undo' ? entry.by === who : events.some((event) => game.tell(event, who) !== null);
    if (told) frames.push(game.view(state, who));
  }
  return frames;
}
