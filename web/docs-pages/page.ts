import { Marked, type Tokens } from 'marked';
import { allPages, contents, type DocsPage } from './contents.ts';
import { siteLink, slug } from './links.ts';

interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

interface Rendered {
  readonly title: string;
  readonly body: string;
  readonly headings: readonly Heading[];
}

/** The text of a page as HTML, its links as they are on the site. */
export function rendered(file: string, markdown: string): Rendered {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const [name, times] = [slug(text), taken.get(slug(text)) ?? 0];
        taken.set(name, times + 1);
        const id = times === 0 ? name : `${name}-${times}`;
        headings.push({ depth, id, text: escaped(text) });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const [to, text] = [siteLink(file, href), this.parser.parseInline(tokens)];
        return to === null ? text : `<a href="${to}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${siteLink(file, href) ?? href}" alt="${text}">`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'td' | 'th') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        // A table that is wider than a phone is moved by itself, also by keys.
        return `<div class="wide" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  return { title: headings.find(({ depth }) => depth === 1)?.text ?? file, body, headings };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

interface Site {
  /** What each page is called. */
  readonly titles: ReadonlyMap<DocsPage, string>;
  /** The address of the style sheet. */
  readonly style: string;
}

/** One page of the site: no script, so that it is read wherever a browser is. */
export function docsPage(page: DocsPage, { title, body, headings }: Rendered, site: Site): string {
  const here = allPages.indexOf(page);
  const named = (other: DocsPage | undefined, rel: 'prev' | 'next') =>
    other === undefined ? '' : `<a rel="${rel}" href="${addressOf(other)}">${nameOf(other, site)}</a>`;
  const inner = headings.filter(({ depth }) => depth === 2);
  const onPage =
    inner.length < 2
      ? ''
      : `<nav class="on-page" aria-label="On this page"><ul>${inner.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul></nav>`;
  return framed(
    title,
    site.style,
    `<nav class="contents" aria-label="Contents">${listed(page, site)}</nav>
<main><article>${onPage ? body.replace('</h1>\n', `</h1>\n${onPage}`) : body}</article>
<nav class="next" aria-label="Next and previous">${named(allPages[here - 1], 'prev')}${named(allPages[here + 1], 'next')}</nav></main>`,
  );
}

/** A folder of files that are no pages. */
export function folderPage(folder: string, files: readonly string[], style: string): string {
  const items = files.map((file) => `<li><a href="/${folder}/${file}">${file}</a></li>`).join('');
  return framed(folder, style, `<main><article><h1>${folder}</h1><ul>${items}</ul></article></main>`);
}

function listed(here: DocsPage, site: Site): string {
  const item = (page: DocsPage) =>
    `<li><a href="${addressOf(page)}"${page === here ? ' aria-current="page"' : ''}>${nameOf(page, site)}</a></li>`;
  return contents.map(({ title, pages }) => `<h2>${title}</h2><ul>${pages.map(item).join('')}</ul>`).join('');
}

function addressOf({ address }: DocsPage): string {
  return `/docs/${address === 'index.html' ? '' : address}`;
}

function nameOf(page: DocsPage, { titles }: Site): string {
  return page.name ?? titles.get(page) ?? page.file;
}

function framed(title: string, style: string, inside: string): string {
  return `<!doctype html>
<html lang="en" data-plate="day">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Orrery</title>
<link rel="stylesheet" href="${style}">
<link rel="icon" href="/icon-192.png">
</head>
<body class="docs">
<header><a href="/docs/" class="docs-top caps">Orrery</a><a href="/" class="docs-top">Play</a></header>
<div class="docs-page">
${inside}
</div>
</body>
</html>
`;
}
