import { cardSay, cardSize, escaped } from '@orrery/card';
import { type ReviewPreview, Secret } from '@orrery/wire';
import type { Lang } from '@orrery/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Shelf } from '../shelf.ts';
import { langOf } from '../status/words.ts';
import type { Store } from '../stores/store.ts';
import { pathOf } from './visitor.ts';

export interface PreviewRooms {
  readonly store: Pick<Store, 'table'>;
  readonly shelf: Shelf;
}

/** What other programs show of a link: never a code, a secret of the table, or anything of a running match. */
interface Preview {
  readonly title: string;
  readonly text: string;
  /** The path of its picture. */
  readonly picture: string;
}

/** The page with the tags that programs read beside a link; null: this path is not one that people send each other. */
export async function withPreview(
  app: FastifyInstance,
  request: FastifyRequest,
  { page, rooms }: { readonly page: () => Promise<string>; readonly rooms: PreviewRooms },
): Promise<string | null> {
  const [, kind, id, more] = pathOf(request.raw).split('/');
  if ((kind !== 'm' && kind !== 't') || id === undefined || more !== undefined) return null;
  const lang = langOf(request.headers['accept-language']);
  const known = v.is(Secret, id);
  const found =
    kind === 'm' ? known && (await ofMatch(app, request, id, lang)) : known && (await ofTable(rooms, id, lang));
  return tagged(await page(), request, lang, found || ofHouse(lang));
}

/** Asked as anybody asks: where several servers are one house, at the home of the table. */
async function ofMatch(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  link: string,
  lang: Lang,
): Promise<Preview | null> {
  const answer = await app.inject({ method: 'GET', url: `/api/reviews/${link}/preview/${lang}`, remoteAddress: ip });
  if (answer.statusCode !== 200) return null;
  return { ...answer.json<ReviewPreview>(), picture: `/api/reviews/${link}/card/${lang}.png` };
}

/** The plate of the game, and that a table waits: the same however it stands there, and whoever sits at it. */
async function ofTable({ store, shelf }: PreviewRooms, id: string, lang: Lang): Promise<Preview | null> {
  const table = await store.table(id);
  const title = table === null ? undefined : shelf.titles[table.game];
  if (table === null || title === undefined) return null;
  const say = cardSay(lang);
  const words = { title: `${say('card.waits')} · ${title}`, text: say('card.waits.for', { game: title }) };
  return { ...words, picture: `/api/plates/${table.game}/${lang}.png` };
}

function ofHouse(lang: Lang): Preview {
  return { title: 'Orrery', text: cardSay(lang)('card.house'), picture: `/api/plates/orrery/${lang}.png` };
}

/** A name of a host and perhaps a port: whatever else somebody calls us is not written into a page. */
const named = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

function tagged(
  page: string,
  { protocol, host }: FastifyRequest,
  lang: Lang,
  { title, text, picture }: Preview,
): string {
  const image = named.test(host) ? `${protocol}://${host}${picture}` : picture;
  const tag = (name: string, value: string | number, by = 'property') =>
    `    <meta ${by}="${name}" content="${escaped(String(value))}" />\n`;
  const tags =
    tag('og:site_name', 'Orrery') +
    tag('og:type', 'website') +
    tag('og:locale', lang === 'it' ? 'it_IT' : 'en_GB') +
    tag('og:title', title) +
    tag('og:description', text) +
    tag('og:image', image) +
    tag('og:image:type', 'image/png') +
    tag('og:image:width', cardSize.width) +
    tag('og:image:height', cardSize.height) +
    tag('og:image:alt', text) +
    tag('twitter:card', 'summary_large_image', 'name') +
    // What somebody was sent is for them: no search engine lists it.
    tag('robots', 'noindex', 'name');
  return page
    .replace(/<html lang="\w+">/, () => `<html lang="${lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(text)}" />`)
    .replace('</head>', () => `${tags}  </head>`);
}
