import type { GameTable } from '@orrery/ui';
import { pointsNow } from '../picture/points.ts';
import type { SkyOfStars } from '../rules/kind.ts';
import { actor, beat, brings, cells, heads, hush, sound } from './beats.ts';
import { favourites } from './favourites.tsx';
import { hints } from './hints.ts';
import { Tutorial } from './learn/Tutorial.tsx';
import { options } from './options/Options.tsx';
import { Rules } from './rules/Rules.tsx';
import { Score } from './Score.tsx';
import { secrets } from './secrets.ts';
import { standing } from './standing.ts';
import { Table } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** Everything of A Sky of Stars that people see and touch. */
export const table: GameTable<SkyOfStars> = {
  ...{ Table, Thumbnail, Score, Tutorial, Rules, options },
  ...{ beat, actor, heads, cells, sound },
  hush,
  secrets,
  favourites,
  line: { word: 'line.counted', of: pointsNow, brings },
  goal: (_, say) => say('goal'),
  hints,
  standing,
  // SK-P10: anybody may call STOP, and that is no secret.
  openly: ({ phase }) => phase === 'window',
  tellsRunOut: true,
};
