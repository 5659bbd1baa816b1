import type { Game } from '@orrery/kernel';
import { follow, imagine, tell, view } from '../sight/index.ts';
import { redraw } from './deck.ts';
import type { ShootingStar } from './kind.ts';
import { optionKinds, readOptions } from './options.ts';
import { pacing } from './pacing.ts';
import { readMove } from './read-move.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { revealsNothing } from './take-back.ts';
import { actors, apply, gate, list, pick, refuse } from './turns.ts';

export const game: Game<ShootingStar> = {
  id: 'shooting-star',
  rules: 1,
  seats: { min: 2, max: 5 },
  /** 7n weapons, and 6n planets in a custom sector. */
  longest: 13 * 5,
  malformed: 'MALFORMED',
  ...{ readOptions, optionKinds, readMove },
  dataOptions: ['data'],
  ...{ setup, actors, awaited: actors, gate, refuse, apply, result, copy, pick, fallback: pick },
  list,
  revealsNothing,
  ...{ view, tell, imagine },
  follow,
  redraw,
  open: { view: (s) => view(s, 'open'), tell: (event) => event },
  pacing,
};
