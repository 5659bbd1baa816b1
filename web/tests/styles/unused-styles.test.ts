import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const rooms = '{ui/src,web/src,web/playground,web/docs-pages,games/*/src,lab/template/src}';

interface Said {
  readonly words: Set<string>;
  /** What is finished only while it runs: `planet-${kind}` may be any planet. */
  readonly beginnings: Set<string>;
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type === 'JSXIdentifier') return node.name;
  const { object, property } = node as { object?: Node; property?: Node };
  const dataset =
    object?.type === 'MemberExpression' && 'name' in object.property && object.property.name === 'dataset';
  // `element.dataset.screen` is written as `data-screen`.
  return dataset && property?.type === 'Identifier' ? `data-${property.name}` : '';
}

/** All that a file says in texts: the words in them, and with what words of templates begin. */
function hear(file: string, source: string, { words, beginnings }: Said): void {
  const visit = (node: Node): void => {
    const text = textOf(node);
    for (const word of text.match(/[a-z_][\w-]*/gi) ?? []) words.add(word);
    const beginning = node.type === 'TemplateElement' && !node.tail && /[a-z][\w-]+$/i.exec(text)?.[0];
    if (beginning) beginnings.add(beginning);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [(node as unknown as Record<string, Node | Node[]>)[key]].flat()) if (child) visit(child);
  };
  visit(parseSync(file, source).program);
}

/** Classes, attributes and animations of a style sheet that nothing says. */
function unsaid(css: string, { words, beginnings }: Said): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:[^{}]*;/g, ';');
  const animated = (name: string) => new RegExp(`animation[^;{}]*\\b${name}\\b`).test(css);
  const named = [...plain.matchAll(/\.([a-z_][\w-]*)|\[(data-[\w-]+)/gi)].map(([, name, data]) => name ?? data!);
  const idle = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!).filter((name) => !animated(name));
  const says = (name: string) => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
  return [...new Set([...named, ...idle])].filter((name) => !says(name));
}

const said: Said = { words: new Set(), beginnings: new Set() };
for (const file of globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root }))
  hear(file, readFileSync(resolve(root, file), 'utf8'), said);

test('every class, attribute and animation of a style sheet is one that some source says', () => {
  // Of the app around all pages, before any of its code.
  for (const word of readFileSync(resolve(root, 'web/index.html'), 'utf8').match(/[\w-]+/g)!) said.words.add(word);
  const sheets = globSync(`${rooms}/**/*.css`, { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  const all = sheets.flatMap((file) =>
    unsaid(readFileSync(resolve(root, file), 'utf8'), said).map((name) => `${file}: ${name}`),
  );
  expect(all).toEqual([]);
});

test('what nothing says is found', () => {
  const little: Said = { words: new Set(), beginnings: new Set() };
  hear('a.tsx', `const a = <i className={\`moon tide-\${n}\`} data-lit="" />; a.dataset.far = '';`, little);
  const css = `/* .remark */ .moon, .tide-low:hover { margin: 0.5em; animation: rise 1s; }
    @keyframes rise { to { opacity: 1; } }
    @media (width < 10px) { .moon .gone:is([data-lit], [data-far]) { --a: .5; } .moon[data-dim] { top: 0; } }
    @keyframes fall { to { opacity: 0; } }`;
  expect(unsaid(css, little)).toEqual(['gone', 'data-dim', 'fall']);
});
