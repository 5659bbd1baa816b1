import type { GameTable } from '@orrery/ui';
import { dataOf } from '../data/index.ts';
import { lookOf, mannerOf } from '../picture/manner.ts';
import type { PlanetX } from '../rules/kind.ts';
import { factionOf, inTongue } from '../words/names.ts';
import { answersFor, between } from './answering.ts';
import { actor, beat, cells, heads, marks, sound } from './beats.ts';
import { FactionUnits } from './FactionUnits.tsx';
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

/** Everything of Planet X that people see and touch. */
export const table: GameTable<PlanetX> = {
  ...{ Table, Thumbnail, Score, Tutorial, Rules, options },
  ...{ beat, actor, heads, cells, sound },
  roundOf: () => null,
  ...{ answersFor, between },
  patience: 8000,
  marks,
  secrets,
  favourites,
  line: { word: 'line.counted', of: ({ players }) => players.map(({ force }) => force) },
  goal: (_, say) => say('goal'),
  hints,
  standing,
  seatLabel: (options, seat, say) => {
    const faction = factionOf(dataOf(options), options.factions[seat] ?? '');
    return faction === null ? null : inTongue(say, faction.name);
  },
  seatChoice: {
    word: 'faction.choose',
    name: (options, id, say) => {
      const faction = factionOf(dataOf(options), id);
      return faction === null ? id : inTongue(say, faction.name);
    },
    Picture: ({ options, id, say }) => <FactionUnits set={dataOf(options)} faction={id} say={say} />,
  },
  looks: ({ options }) => options.factions.map((faction) => lookOf(mannerOf(dataOf(options), faction))),
  openly: ({ window }) => window !== null,
};
