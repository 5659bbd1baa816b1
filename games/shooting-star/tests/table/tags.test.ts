import { createSay, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import type { Marked } from '../../src/table/board/marks.ts';
import { boundsOf, centre, planOf } from '../../src/table/board/plan.ts';
import { tagsOf } from '../../src/table/board/strokes.ts';
import { words } from '../../src/words/index.ts';

/** Of a plate, as it is drawn: from its upper left corner over its width. */
const plates = /M(?<left>[\d.-]+) [\d.-]+h(?<wide>[\d.-]+)a(?<round>[\d.]+)/g;

test.each(langs)('in %s a tag at the rim of a narrow sector stays inside of it', async (lang) => {
  const say = createSay(lang, [await words.catalogue(lang)]);
  const plan = planOf(boundsOf(2, false, [], 0), 340, 380);
  const site = { at: { x: 3, y: 2 }, planet: 'S1', kind: 'small', name: null, moons: 0, level: 1, card: null } as const;
  for (const mark of [{ t: 'capture' }, { t: 'isolate' }, { t: 'turn', to: 1 }] as const) {
    const marked: Marked = { mark, site: { ...site, high: false } };
    const { scale, strokes } = tagsOf(plan, [marked], say);
    const ends = [...strokes[0]!.d.matchAll(plates)].map(
      ({ groups }) => (Number(groups!.left) + Number(groups!.wide) + Number(groups!.round)) * scale,
    );
    expect(ends).toHaveLength(1);
    expect(ends[0]).toBeLessThanOrEqual(plan.width + 0.5);
    expect(ends[0]).toBeGreaterThan(centre(plan, site.at).cx);
  }
});
