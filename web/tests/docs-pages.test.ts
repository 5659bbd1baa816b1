import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { libraries } from '../../scripts/packages/build.ts';
import { apiOf } from '../docs-pages/api.ts';
import { allPages } from '../docs-pages/contents.ts';
import { siteLink } from '../docs-pages/links.ts';
import { docsPage, rendered } from '../docs-pages/page.ts';
import { foldersOf, otherFiles, textOf } from '../docs-pages/plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = new Map(allPages.map((page) => [page, rendered(page.file, textOf(page))]));

test('every page of the docs is in their contents, once', () => {
  const written = fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`);
  const packages = libraries.map(({ room }) => `${room}/README.md`);
  expect(allPages.map(({ file }) => file).sort()).toEqual(
    [...written, ...packages, 'README.md', 'CONTRIBUTING.md'].sort(),
  );
});

test('every link on a page leads to a page, a heading or a file that is there', () => {
  const others = otherFiles('docs').map((file) => `/${file}`);
  const folders = [...foldersOf(otherFiles('docs')).keys()].map((folder) => `/${folder}/`);
  const there = new Set([...others, ...folders]);
  for (const [{ address }, { headings }] of pages) {
    const at = `/docs/${address === 'index.html' ? '' : address}`;
    there.add(at);
    for (const { id } of headings) there.add(`${at}#${id}`);
  }
  const astray: string[] = [];
  for (const [{ file, address }, { body }] of pages)
    for (const [, to = ''] of body.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(to)) continue;
      const full = to.startsWith('#') ? `/docs/${address === 'index.html' ? '' : address}${to}` : to;
      if (!there.has(full)) astray.push(`${file}: ${to}`);
    }
  expect(astray).toEqual([]);
});

test('links are those of the site, and what is not on it is no link', () => {
  expect(siteLink('README.md', 'docs/hosting.md#backups')).toBe('/docs/hosting.html#backups');
  expect(siteLink('docs/rules/planet-x.md', '../../README.md')).toBe('/docs/');
  expect(siteLink('docs/protocol.md', 'protocol')).toBe('/docs/protocol/');
  expect(siteLink('docs/bots.md', '../bots/src/index.ts')).toBeNull();
  expect(siteLink('docs/bots.md', '#honest')).toBe('#honest');
});

test('a page says where one is, has no script, and keeps what is code as it was written', () => {
  const page = allPages[0]!;
  const html = docsPage(page, rendered(page.file, '# A & B\n\n## One\n\n## One\n\n`<b>`\n'), {
    titles: new Map(),
    style: '/x.css',
  });
  expect(html).toContain('<a href="/docs/" aria-current="page">What it is</a>');
  expect(html).toContain('<title>A &amp; B · Orrery</title>');
  expect(html).toContain('<a href="#one-1">One</a>');
  expect(html).toContain('<code>&lt;b&gt;</code>');
  expect(html).not.toContain('<script');
});

test('a package says all that it gives, and of functions and classes only what can be called', () => {
  const kernel = apiOf('kernel');
  const names = (room: string) => [...apiOf(room).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(kernel).toContain('### shuffle\n\nFisher-Yates, in place.\n\n```ts\nfunction shuffle<T>(');
  expect(kernel).toContain('  int(n: number, why: string): number;');
  expect(kernel).toContain('  /** How many recorded draws the rules did not ask for. */\n  get left(): number;');
  expect(kernel).not.toMatch(/\bprivate\b|^ *return /m);
  expect(apiOf('laws')).toContain('## @orrery/laws');
  expect(names('laws')).toEqual(expect.arrayContaining(['laws', 'goldenGames', 'Trial']));
  expect(names('words')).toEqual(expect.arrayContaining(['createSay', 'Words', 'Room', 'roomAgrees']));
  expect(names('ui')).toEqual(expect.arrayContaining(['Sheet', 'GameTable', 'useStage']));
  expect(() => apiOf('nowhere')).toThrow();
});
