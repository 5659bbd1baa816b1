import type { CSSOptions } from 'vite';
import { inRems } from '../ui/src/size/rem.ts';

type Postcss = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type Plugin = NonNullable<Postcss['plugins']>[number];

/** A line as thin as this stays as thin. */
const hairline = 1;
const sizes = new Set(['media', 'container']);
/** What only drawings have: their pixels are units of the drawing, which grows as a whole. */
const drawn = /^(fill|stroke|text-anchor|paint-order|dominant-baseline)/;
const drawnElement = /(^|[\s>+~(])(text|tspan|path|circle|line|rect|g)(\[[^\]]*\]|[:.][\w-]+)*$/;

/**
 * Style sheets are written in pixels and served in rem, media and container queries too: a browser's own text size then acts as its
 * zoom does, and at the normal size everything is as written.
 */
export function followsTextSize(): Plugin {
  return {
    postcssPlugin: 'follows-text-size',
    Once(root) {
      root.walkAtRules((rule) => {
        if (sizes.has(rule.name)) rule.params = inRems(rule.params);
      });
      root.walkRules((rule) => {
        const drawing =
          drawnElement.test(rule.selector) || rule.some((node) => node.type === 'decl' && drawn.test(node.prop));
        if (drawing && !rule.selector.endsWith('svg')) return;
        rule.each((node) => {
          if (node.type === 'decl' && !node.prop.startsWith('stroke'))
            node.value = inRems(node.value, (px) => Math.abs(px) <= hairline);
        });
      });
    },
  };
}
