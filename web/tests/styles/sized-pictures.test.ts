import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const rooms = '{ui/src,web/src,games/*/src,lab/template/src}';

/** Sizes that hold at any text size: nothing, a share of what is around, and what is reckoned by it. */
const holds = /^("0"|"100%"|\{(rem\(.*\)|'100%')\})$/;

/** The pictures of a file that have a size in pixels of the screen; one inside another has that one's units. */
function fixed(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, inside: boolean): void => {
    const picture = node.type === 'JSXElement' && source.startsWith('svg', node.openingElement.name.start);
    if (picture && !inside)
      for (const attribute of node.openingElement.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'width' || !attribute.value) continue;
        const width = source.slice(attribute.value.start, attribute.value.end);
        if (!holds.test(width)) found.push(`${file}: ${width}`);
      }
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [(node as unknown as Record<string, Node | Node[]>)[key]].flat())
        if (child) visit(child, inside || picture);
  };
  visit(parseSync(file, source).program, false);
  return found;
}

test('every picture among words grows with them', () => {
  const files = globSync(`${rooms}/**/*.tsx`, { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => fixed(file, readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test('one that would not is found', () => {
  const source = `const a = <p><svg width="22" /><svg width={all * step} /><svg width={rem(4)} /><svg width="100%" />
    <svg {...sized(22)}><rect width="4" /><svg width={7} /></svg></p>;`;
  expect(fixed('a.tsx', source)).toEqual(['a.tsx: "22"', 'a.tsx: {all * step}']);
});
