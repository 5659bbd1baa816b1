import type { GameTable } from '@orrery/ui';
import { countOf } from '../picture/count.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import { actor, beat, cells, heads, marks, roundOf, sound } from './beats.ts';
import { favourites } from './favourites.tsx';
import { hints } from './hints.ts';
import { incomeOf } from './income.ts';
import { Tutorial } from './learn/Tutorial.tsx';
import { options } from './Options.tsx';
import { Rules } from './rules/Rules.tsx';
import { Score } from './Score.tsx';
import { secrets } from './secrets.ts';
import { standing } from './standing.ts';
import { Table } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { toll } from './toll.ts';

/** Everything of Burning Planets that people see and touch. */
export const table: GameTable<BurningPlanets> = {
  ...{ Table, Thumbnail, Score, Tutorial, Rules, options },
  ...{ beat, actor, heads, roundOf, cells, sound },
  patience: 5000,
  marks,
  secrets,
  favourites,
  line: {
    word: 'line.counted',
    of: (view) => view.players.map((_, seat) => countOf(view, seat).total),
    gains: { word: 'line.income', of: incomeOf },
    taken: { word: 'line.taken', of: (seen) => (seen.t === 'conquered' ? seen.seat : null) },
  },
  toll,
  goal: (options, say) => say('goal', { limit: options.roundLimit }),
  hints,
  standing,
  seatLabel: ({ factions }, seat, say) => (factions[seat] === undefined ? null : say(`faction.${factions[seat]}`)),
};
