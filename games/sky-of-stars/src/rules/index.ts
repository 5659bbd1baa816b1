import type { Game } from '@orrery/kernel';
import { follow, imagine, tell, tellOpenly, view } from '../sight/index.ts';
import type { SkyOfStars } from './kind.ts';
import { ending } from './leave.ts';
import { fallback, list, pick } from './offers.ts';
import { optionKinds, readOptions } from './options.ts';
import { pacing } from './pacing.ts';
import { readMove } from './read-move.ts';
import { result } from './score.ts';
import { missing } from './seats.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { revealsNothing } from './take-back.ts';
import { actors, apply, asks, awaited, gate, refuse } from './turns.ts';
import { works } from './works.ts';

export const game: Game<SkyOfStars> = {
  id: 'sky-of-stars',
  rules: 2,
  seats: { min: 2, max: 6 },
  /**
   * Six seats, three rounds: 6 start stars, 60 rolls of 6 answers and 6 `ready`, 30 guesses, 6 counts and 30 verdicts; twice that, because
   * any answer may be changed. (Who changes an answer for ever is stopped by the host.)
   */
  longest: 2 * 3 * (6 + 60 * 12 + 6 + 66),
  malformed: 'malformed',
  ...{ readOptions, optionKinds, readMove },
  dataOptions: ['sky', 'cards', 'die'],
  ...{ setup, actors, awaited, gate, refuse, apply, result, ending, copy, pick, fallback },
  list,
  asks,
  missing,
  revealsNothing,
  ...{ view, tell, imagine },
  follow,
  open: { view: (s) => view(s, 'open'), tell: tellOpenly },
  // Who shows says nothing until the reveal.
  mayTalk: ({ phase, open }, from) => (phase !== 'show' && phase !== 'count') || !open.includes(from),
  works,
  pacing,
};
