import { cardSay, cardSeats, wordsOfCard, wordsOfUnfinished } from '@orrery/card';
import { stopOf, veiledComings, veiledSitters } from '@orrery/kernel';
import type { ReviewPreview } from '@orrery/wire';
import { type Lang, langs } from '@orrery/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cards } from '../cards/cards.ts';
import { type FileRooms, fileOf, overMatch, sittersIn } from '../matches/file.ts';
import type { Shelf } from '../shelf.ts';
import { comingsIn } from '../tables/table.ts';
import { granted, Refused } from './app.ts';
import { reviewedMatch } from './reviews.ts';

interface Settings extends FileRooms {
  readonly shelf: Shelf;
  readonly cards: Cards;
}

/** Chat programs ask once for each link that is posted, and often several at once. */
const perMinute = { config: { rateLimit: { max: 60 } } };

/** Pictures and words that other programs show beside a link, before anybody opens it. */
export function cardRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, matches, shelf, cards } = settings;

  app.get('/api/reviews/:link/card/:file', perMinute, async (request, reply): Promise<Buffer> => {
    const lang = langOfFile(request.params);
    const { table, match, veiled } = await reviewedMatch(store, request);
    const sitters = await sittersIn(table, match.id, store);
    const asked = { id: match.id, game: table.game, as: JSON.stringify([sitters, veiled]) };
    const png = granted(await cards.match(asked, lang, () => fileOf(settings, table, match, veiled)));
    // A link may be closed: who has the picture asks again.
    return sendPicture(reply, png, 'no-cache');
  });

  app.get('/api/reviews/:link/preview/:lang', perMinute, async (request): Promise<ReviewPreview> => {
    const lang = knownLang((request.params as { lang: string }).lang);
    const { table, match, veiled } = await reviewedMatch(store, request);
    const { host } = granted(await overMatch(matches, table, match));
    const title = shelf.titles[table.game] ?? 'Orrery';
    const say = cardSay(lang);
    const { result, ending } = host;
    const sat = await sittersIn(table, match.id, store);
    // As on the picture: who has no name is called by what their seat wears there.
    const worn = veiled ? await shelf.looks(host.head, host.view('table')) : undefined;
    const seats = cardSeats(veiled ? veiledSitters(sat) : sat, say, worn);
    if (result === null || ending === null) {
      const came = comingsIn(table, match.id);
      const left = wordsOfUnfinished(title, stopOf(veiled ? veiledComings(came, sat) : came), seats, say);
      return { title: `${left.title} · ${title}`, text: left.alt };
    }
    const game = { id: table.game, title, plate: shelf.plates[table.game] ?? 0 };
    const words = wordsOfCard({ game, seats, result, ending, moves: host.seq - 1 }, say);
    return { title: words.title, text: words.alt };
  });

  app.get('/api/plates/:game/:file', perMinute, async (request, reply): Promise<Buffer> => {
    const { game } = request.params as { game: string };
    if (game !== 'orrery' && !Object.hasOwn(shelf.titles, game)) throw new Refused({ code: 'NO_SUCH_GAME' });
    const png = granted(await cards.plate(game === 'orrery' ? null : game, langOfFile(request.params)));
    return sendPicture(reply, png, 'public, max-age=86400');
  });
}

function sendPicture(reply: FastifyReply, png: Buffer, keep: string): Buffer {
  reply.header('cache-control', keep).type('image/png');
  return png;
}

/** "it.png". */
function langOfFile(params: unknown): Lang {
  const { file } = params as { file: string };
  if (!file.endsWith('.png')) throw new Refused({ code: 'NO_SUCH_PATH' });
  return knownLang(file.slice(0, -4));
}

function knownLang(asked: string): Lang {
  const lang = langs.find((each) => each === asked);
  if (lang === undefined) throw new Refused({ code: 'NO_SUCH_PATH' });
  return lang;
}
