import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allPages } from '../docs-pages/contents.ts';
import { siteLink } from '../docs-pages/links.ts';
import { docsPage, rendered } from '../docs-pages/page.ts';
import { foldersOf, otherFiles } from '../docs-pages/plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = new Map(allPages.map((page) => [page, rendered(page.file, read(page.file))]));
function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

test('every page of the docs is in their contents, once', () => {
  const written = fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`);
  expect(allPages.map(({ file }) => file).sort()).toEqual([...written, 'README.md', 'CONTRIBUTING.md'].sort());
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
