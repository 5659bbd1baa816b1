import { describe, expect, test } from 'vitest';
import { htmlOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { skies } from '../../src/data/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { tableNames } from '../../src/table/names.ts';
import { Glass, type Looking } from '../../src/table/sky/Loupe.tsx';
import { planOf } from '../../src/table/sky/plan.ts';
import { Line, type Stretch } from '../../src/table/sky/Rubber.tsx';
import { words } from '../../src/words/index.ts';

const says = await strictWords(words);

describe('the line that hangs on a finger', () => {
  const sky = skies['canonical-1'];
  const [from, to, other] = [sky.stars[0]!, sky.stars[1]!, sky.stars[2]!];
  const drawn = (line: Stretch) =>
    htmlOf(
      says.en,
      'en',
      <svg aria-hidden="true">
        <Line plan={planOf(sky)} scale={1} legal="goes" line={line} />
      </svg>,
    );
  const free = { from, x: 10, y: 20, to: null, why: null, way: null };
  const stretches: readonly Stretch[] = [
    free,
    { ...free, to },
    { ...free, to, why: 'passes over a star', way: { star: other } },
    { ...free, to, why: 'crosses', way: { line: [to, other] } },
  ];

  test('no part of it comes or goes while the finger moves: that would have the whole page styled anew', () => {
    const parts = (markup: string) => markup.match(/<[a-z]+/g);
    for (const line of stretches) expect(parts(drawn(line))).toEqual(parts(drawn(free)));
  });

  test('its words and what is in its way are seen only where there are some', () => {
    const hidden = (line: Stretch) => drawn(line).match(/visibility="hidden"/g)?.length ?? 0;
    expect(stretches.map(hidden)).toEqual([2, 1, 0, 1]);
    expect(drawn(stretches[2]!)).toContain('passes over a star');
    expect(drawn(stretches[1]!)).toContain('goes');
  });

  test('no part of the loupe comes or goes while the finger moves, and its sky is only shifted', () => {
    const figure = { old: [], current: null, erased: [] };
    const names = tableNames(says.en, 0, [], DEFAULTS);
    const under = (at: Partial<Looking>) =>
      htmlOf(
        says.en,
        'en',
        <Glass
          {...{ names, figure }}
          plan={planOf(sky)}
          sight={74}
          at={{
            x: 500,
            y: 500,
            left: 150,
            top: 200,
            frame: { width: 300, height: 300 },
            star: null,
            from: null,
            ...at,
          }}
        />,
      );
    const parts = (markup: string) => markup.match(/<[a-z]+/g);
    const still = (markup: string) => markup.slice(markup.indexOf('<svg'), markup.indexOf('</svg>'));
    for (const at of [{ x: 40, y: 900 }, { star: to }, { star: to, from }, { top: 10, left: 10 }]) {
      expect(parts(under(at))).toEqual(parts(under({})));
      expect(still(under(at))).toBe(still(under({})));
    }
    expect(under({ star: to })).not.toBe(under({}));
  });
});
