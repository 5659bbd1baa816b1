import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import postcss, { type Root, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { followsTextSize } from '../../text-size.ts';

const root = resolve(import.meta.dirname, '../../..');
const rooms = '{ui/src,web/src,web/playground,games/*/src,lab/template/src}';

/** What is only found inside a drawing. */
const parts = /^(g|text|tspan|path|circle|ellipse|line|polyline|polygon|rect|use|image|mask|pattern)$/;

/**
 * The classes that parts of drawings wear; of those finished only while they run, the beginning and an asterisk, if it is more than the
 * one of all classes of a room.
 */
function worn(file: string, source: string): Set<string> {
  const classes = new Set<string>();
  const { program } = parseSync(file, source);
  const named = new Map<string, Node>();
  walk(program, (node) => {
    if ((node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') && node.id && 'name' in node.id)
      named.set(node.id.name, node);
  });
  const hear = (said: Node, follow: boolean): void =>
    walk(said, (node) => {
      const text = node.type === 'TemplateElement' ? `${node.value.raw}${node.tail ? '' : '*'}` : textOf(node);
      for (const name of text.split(/\s+/)) if (/^[a-z][\w-]*\w$|-.+-\*$/.test(name)) classes.add(name);
      const other = follow && node.type === 'Identifier' ? named.get(node.name) : undefined;
      if (other) hear(other, false);
    });
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier' || !parts.test(node.name.name)) return;
    for (const attribute of node.attributes)
      if (attribute.type === 'JSXAttribute' && attribute.name.name === 'className' && attribute.value)
        hear(attribute.value, true);
  });
  return classes;
}

const textOf = (node: Node): string => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : '');

function walk(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const key of visitorKeys[node.type] ?? [])
    for (const child of [(node as unknown as Record<string, Node | Node[]>)[key]].flat()) if (child) walk(child, see);
}

/** The elements and classes that a rule dresses, not those around them. */
function dressed(rule: Rule): string[] {
  return rule.selectors.flatMap((selector) => {
    const plain = selector.replaceAll(/:(not|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
    const last = /(?:[^\s>+~()]|\((?:[^()]|\([^()]*\))*\))*$/.exec(plain)![0];
    const inside = [...last.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, list = '']) => list.split(','));
    const compounds = [last.replaceAll(/\(.*\)/g, ''), ...inside.map((one) => /[^\s>+~]*$/.exec(one.trim())![0])];
    return compounds.flatMap((compound) => compound.match(/\.[\w-]+|^[a-z]+/g) ?? []);
  });
}

/** Every length in the rules of drawings, and of what moves in them, that would grow with the letters and again with the drawing. */
function growingTwice(sheets: readonly Root[], classes: ReadonlySet<string>): string[] {
  const beginnings = [...classes].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const drawn = (name: string): boolean =>
    name.startsWith('.')
      ? classes.has(name.slice(1)) || beginnings.some((beginning) => name.slice(1).startsWith(beginning))
      : parts.test(name);
  const found: string[] = [];
  const moves = new Set<string>();
  const look = (rule: Rule, called: string): void => {
    rule.walkDecls(({ prop, value }) => {
      if (/\drem\b/.test(value)) found.push(`${called} { ${prop}: ${value} }`);
    });
  };
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      if (!dressed(rule).some(drawn)) return;
      look(rule, rule.selector);
      rule.walkDecls(/^animation(-name)?$/, ({ value }) => {
        for (const name of value.match(/[a-z][\w-]*/gi) ?? []) moves.add(name);
      });
    });
  for (const sheet of sheets)
    sheet.walkAtRules('keyframes', (rule) => {
      if (moves.has(rule.params)) rule.walkRules((step) => look(step, `@keyframes ${rule.params} ${step.selector}`));
    });
  return found;
}

const served = (css: string): Root => postcss([followsTextSize()]).process(css, { from: undefined }).root as Root;

test('no part of a drawing grows by itself when the reader has larger letters', () => {
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const classes = new Set(globSync(`${rooms}/**/*.tsx`, { cwd: root }).flatMap((file) => [...worn(file, read(file))]));
  expect(classes.size).toBeGreaterThan(100);
  const sheets = globSync(`${rooms}/**/*.css`, { cwd: root }).map((file) => served(read(file)));
  expect(growingTwice(sheets, classes)).toEqual([]);
});

test('what would grow twice is found', () => {
  const classes = worn(
    'a.tsx',
    `const act = (n) => n ? 'lost' : 'kept';
    const a = <svg className="whole"><g className={act(1)}><text className={\`no on-no-\${n}\`} /></g></svg>;`,
  );
  expect([...classes].sort()).toEqual(['kept', 'lost', 'no', 'on-no-*']);
  const css = `.whole, .no .word, .kept:not(.lost) > i { top: 2px; } .map :is(.no, .word) { font-size: 4px; }
    .on-no-7[data-far="2"] { top: 8px; } .lost { animation: fall 1s; } text.no { top: 2px; }
    @keyframes fall { to { translate: 4px; } } @keyframes rise { to { translate: 4px; } }`;
  expect(growingTwice([served(css)], classes)).toEqual([
    '.map :is(.no, .word) { font-size: 0.25rem }',
    '.on-no-7[data-far="2"] { top: 0.5rem }',
    '@keyframes fall to { translate: 0.25rem }',
  ]);
});
