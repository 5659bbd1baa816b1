import type { Game, Kind, Seat, Told } from '@orrery/kernel';

/** How far a lesson has come: its state, and all that the learner has been told. */
export interface Course<K extends Kind> {
  readonly state: K['state'];
  readonly steps: readonly Told<K>[];
}

export function beginCourse<K extends Kind>(state: K['state']): Course<K> {
  return { state, steps: [{ no: 0, at: 0, seen: [] }] };
}

/** The course after a move: the learner is told of it what a player would be. */
export function goOn<K extends Kind>(
  { tell }: Game<K>,
  learner: Seat,
  { steps }: Course<K>,
  { state, events }: { readonly state: K['state']; readonly events: readonly K['event'][] },
): Course<K> {
  const seen = events.flatMap((event) => tell(event, learner) ?? []);
  return { state, steps: [...steps, { no: steps.length, at: 0, seen }] };
}
