import type { Kind } from '@orrery/kernel';
import type { Event, Seen } from './events.ts';
import type { Move, Refusal } from './moves.ts';
import type { Options } from './options.ts';
import type { View } from './seen.ts';
import type { State } from './state.ts';

export interface BurningPlanets extends Kind {
  state: State;
  view: View;
  options: Options;
  move: Move;
  event: Event;
  seen: Seen;
  refusal: Refusal;
}
