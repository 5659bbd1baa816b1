import { rulesPageHolds } from '../../../../ui/tests/rules-page.tsx';
import { game } from '../../src/rules/index.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';

rulesPageHolds({
  ...{ game, seats: 3, words, Rules, atTable, prefix: 'SS-' },
  ends: ['SS-P9 · rulebook', 'SS-P4 · ours', 'SS-P3 · rulebook, details ours'],
  paragraphs: 37,
  away: {
    sector: ['custom', 1],
    isolatedTo: ['debris', 2],
    arrow: ['quarter', 1],
    namedStart: ['level4', 1],
    nextReplacement: ['shown', 1],
    piles: ['memory', 1],
    firstSeat: [2, 1],
  },
});
