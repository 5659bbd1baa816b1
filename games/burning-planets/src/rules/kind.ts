import type { KindOf } from '@orrery/kernel';
import type { Event, Seen } from './events.ts';
import type { Move, Refusal } from './moves.ts';
import type { Options } from './options.ts';
import type { View } from './seen.ts';
import type { State } from './state.ts';

export type BurningPlanets = KindOf<State, View, Options, Move, Event, Seen, Refusal>;
