import type { GameTable } from '@orrery/ui';
import { pointsNow } from '../picture/points.ts';
import type { ShootingStar } from '../rules/kind.ts';
import { actor, beat, cells, details, heads, sound } from './beats.ts';
import { favourites } from './favourites.tsx';
import { hints } from './hints.ts';
import { standing } from './labels.ts';
import { Tutorial } from './learn/Tutorial.tsx';
import { options } from './Options.tsx';
import { Rules } from './rules/Rules.tsx';
import { Score } from './Score.tsx';
import { secrets } from './secrets.ts';
import { Table } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** Everything of Shooting Star that people see and touch. */
export const table: GameTable<ShootingStar> = {
  ...{ Table, Thumbnail, Score, Tutorial, Rules, options },
  ...{ beat, actor, heads, details, cells, sound },
  // Who does not want to see cards placed face down wants to see what they are.
  halts: ({ t }) => t === 'weaponsRevealed',
  // Five of them are too long for the bar of a phone: the board and the log name each.
  brief: (seen, say) => (seen.t === 'weaponsRevealed' ? say('weaponsRevealed.brief') : null),
  // At the end everything lies open.
  fromMemory: (view) => view.options.piles === 'memory' && view.phase !== 'over',
  // SS-V1, SS-V5: planets are dealt open, and missions only when the sector is complete.
  bare: ({ phase }) => phase === 'build',
  secrets,
  favourites,
  line: { word: 'line.counted', of: pointsNow },
  goal: (_, say) => say('goal'),
  hints,
  standing,
};
