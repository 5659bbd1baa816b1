import type { Game } from '@orrery/kernel';
import { follow, imagine, tell, tellOpenly, view } from '../sight/index.ts';
import { ending, result } from './end.ts';
import type { BurningPlanets } from './kind.ts';
import { optionKinds, readOptions } from './options.ts';
import { pacing } from './pacing.ts';
import { fallback, pick } from './pick.ts';
import { readMove } from './read-move.ts';
import { retractable, revealsNothing } from './retract.ts';
import { setup } from './setup.ts';
import { speakUp } from './speak-up.ts';
import { copy } from './state.ts';
import { actors, apply, asks, awaited, gate, refuse } from './turns.ts';

export const game: Game<BurningPlanets> = {
  id: 'burning-planets',
  rules: 1,
  seats: { min: 2, max: 6 },
  /**
   * BP-E8: 300 rounds of at most six turns. In a turn at most 2,413 ships act up to five times, as many are built, and
   * every seat speaks 50 times, each time with one answer.
   */
  longest: 300 * 6 * (2413 * 6 + 6 * 50 * 2 + 100),
  malformed: 'E_MALFORMED',
  ...{ readOptions, optionKinds, readMove },
  dataOptions: ['data'],
  ...{ setup, actors, awaited, gate, refuse, apply, result, ending, copy, pick, fallback },
  speakUp,
  asks,
  retractable,
  revealsNothing,
  flows: true,
  // BP-P53, BP-O: private talk may be off; what is said to all is never.
  mayTalk: ({ options }, _from, to) => to.length === 0 || options.privateTalk === 'on',
  ...{ view, tell, imagine },
  follow,
  open: { view: (s) => view(s, 'open'), tell: tellOpenly },
  pacing,
};
