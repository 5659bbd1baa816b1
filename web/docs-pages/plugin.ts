import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { apiOf } from './api.ts';
import { allPages, type DocsPage } from './contents.ts';
import { docsPage, folderPage, rendered } from './page.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What an operator copies, and does not read on a page. */
const text = /\.(txt|json|yaml)$/;

/** Puts the docs beside the page, so that every server has those of its own version at `/docs/`. */
export function docsPages(): Plugin {
  return {
    name: 'docs-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const style = Object.keys(bundle).find((file) => /^assets\/docs-.*\.css$/.test(file));
      if (style === undefined) throw new Error('the docs have no style sheet');
      const read = new Map(allPages.map((page) => [page, rendered(page.file, textOf(page))]));
      const titles = new Map([...read].map(([page, { title }]) => [page, title]));
      for (const [page, text] of read)
        this.emitFile({
          type: 'asset',
          fileName: `docs/${page.address}`,
          source: docsPage(page, text, { titles, style: `/${style}` }),
        });
      for (const file of otherFiles('docs'))
        this.emitFile({ type: 'asset', fileName: file, source: fs.readFileSync(path.join(root, file)) });
      for (const [folder, files] of foldersOf(otherFiles('docs').filter((file) => text.test(file))))
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/index.html`,
          source: folderPage(folder, files, `/${style}`),
        });
    },
  };
}

/** What is written, and what the code says of itself. */
export function textOf({ file, library }: DocsPage): string {
  const written = fs.readFileSync(path.join(root, file), 'utf8');
  return library === undefined ? written : `${written}\n${apiOf(library)}\n`;
}

/** All but the pages, from the root of the repository. */
export function otherFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Each folder with all that is anywhere in it. */
export function foldersOf(files: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files)
    for (let folder = path.posix.dirname(file); folder !== 'docs'; folder = path.posix.dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), path.posix.relative(folder, file)]);
  return folders;
}
