import type { Game } from '@orrery/kernel';
import { dataOf } from '../data/index.ts';
import { follow, imagine, tell, view } from '../sight/index.ts';
import { ending } from './end.ts';
import { fallback } from './fallback.ts';
import { redraw } from './hands.ts';
import type { PlanetX } from './kind.ts';
import { list } from './list.ts';
import { abandoned, actors, apply, asks, awaited, gate, refuse } from './moves.ts';
import { setup } from './opening.ts';
import { optionKinds, readOptions } from './options.ts';
import { pacing } from './pacing.ts';
import { pick, speakUp } from './pick.ts';
import { readMove } from './read-move.ts';
import { result } from './score.ts';
import { series } from './series.ts';
import { copy } from './state.ts';
import { revealsNothing } from './take-back.ts';

export const game: Game<PlanetX> = {
  id: 'planet-x',
  rules: 1,
  seats: { min: 2, max: 4 },
  /**
   * Invariant 5: at most 112 turns in which a card leaves a hand, 76 in which stacks merge and 76 in which one loses a
   * unit, each after up to 39 turns in which nothing moves, all of them with up to 50 decisions.
   */
  longest: 264 * 40 * 50,
  malformed: 'E_MALFORMED',
  ...{ readOptions, optionKinds, readMove },
  dataOptions: ['data'],
  ...{ setup, actors, awaited, gate, refuse, apply, result, ending, copy, pick, fallback },
  list,
  speakUp,
  asks,
  revealsNothing,
  ...{ view, tell, imagine },
  follow,
  redraw,
  open: { view: (s) => view(s, 'open'), tell: (event) => event },
  pacing,
  // PX-S2: first come, first served.
  seatOption: { name: 'factions', choices: (options) => dataOf(options).factions.map(({ id }) => id) },
  abandoned,
  series,
};
