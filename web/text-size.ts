import type { Plugin, Root, Rule } from 'postcss';
import { inRems } from '../ui/src/size/rem.ts';

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
      const moves = drawnMoves(root);
      root.walkRules((rule) => {
        if (isDrawn(rule) || moves.has(keyframesOf(rule))) return;
        rule.each((node) => {
          if (node.type === 'decl' && !node.prop.startsWith('stroke'))
            node.value = inRems(node.value, (px) => Math.abs(px) <= hairline);
        });
      });
    },
  };
}

function isDrawn(rule: Rule): boolean {
  if (rule.selector.endsWith('svg')) return false;
  return drawnElement.test(rule.selector) || rule.some((node) => node.type === 'decl' && drawn.test(node.prop));
}

/** What moves a part of a drawing moves it by that drawing's units. */
function drawnMoves(root: Root): ReadonlySet<string> {
  const moves = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ parent, value }) => {
    if (parent?.type === 'rule' && isDrawn(parent as Rule)) for (const word of value.split(/[\s,]+/)) moves.add(word);
  });
  return moves;
}

const keyframesOf = ({ parent }: Rule): string =>
  parent?.type === 'atrule' && 'params' in parent && typeof parent.params === 'string' ? parent.params : '';
