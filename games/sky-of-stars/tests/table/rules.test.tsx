import { rulesPageHolds } from '../../../../ui/tests/rules-page.tsx';
import { game } from '../../src/rules/index.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';

rulesPageHolds({
  ...{ game, seats: 4, words, Rules, atTable, prefix: 'SK-' },
  ends: ['SK-E4 · rulebook', 'SK-P12 · ours', 'SK-P15 · rulebook, details ours'],
  paragraphs: 39,
  away: {
    closeShapes: ['typed', 1],
    eraseTarget: ['any', 1],
    crossOwn: [false, 1],
    mustDraw: [false, 1],
    stopMinLines: [3, 1],
    maxRolls: [12, 1],
    skies: ['open', 1],
    guessing: ['allAtOnce', 1],
    rounds: [1, 1],
    colourBonus: [false, 1],
    challenge: ['on', 1],
    onLeave: ['drop', 1],
  },
});
