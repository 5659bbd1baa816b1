import path from 'node:path';
import { allPages } from './contents.ts';

const byFile = new Map(allPages.map(({ file, address }) => [file, address]));

/** Where a link in a file of the repository leads on the site; null: to something that is not on it. */
export function siteLink(from: string, href: string): string | null {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [to = '', anchor] = href.split('#');
  const file = path.posix.join(path.posix.dirname(from), to);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const page = byFile.get(file);
  if (page !== undefined) return `/docs/${page === 'index.html' ? '' : page}${hash}`;
  if (!file.startsWith('docs/')) return null;
  // A folder has a page that lists it.
  return path.posix.extname(file) === '' ? `/${file.replace(/\/$/, '')}/` : `/${file}`;
}

/** The name of a heading in an address, as on the hosts where the same files are read. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
