import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { chartOf, starsOver } from '../../src/rules/chart.ts';
import { game } from '../../src/rules/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { oddDie, oddSky } from '../samples.ts';

/** How many pairs of stars were looked at so far. */
const looks = ({ over }: ReturnType<typeof chartOf>) => over.filter((list) => list !== undefined).length;

test('a match begins and is shown without a look along any line: others wait while a table is opened', () => {
  const options = { ...DEFAULTS, sky: { ...oddSky, id: 'nobody has played here' }, die: oddDie };
  const s = game.setup(options, 4, new Dice('chart'), null);
  for (const who of [0, 1, 2, 3, 'table'] as const) game.view(s, who);
  const chart = chartOf(options);
  expect(looks(chart)).toBe(0);
  const over = starsOver(chart, 3, 17);
  expect(starsOver(chart, 17, 3)).toBe(over);
  expect(looks(chart)).toBe(2);
});
