import type { Stop } from '@orrery/kernel';
import { graticuleLines, n, scatterStars, spokes, starPath } from '@orrery/ui/engraving';
import { type Lang, localeOf, type Say } from '@orrery/words';
import type { Plate } from '@orrery/words/room';
import { inks, inksOf } from './inks.ts';
import { drawLine } from './line.ts';
import { escaped, fillInk, fitted, hatchDefs, lettered, planet, roman, sigil } from './marks.ts';
import { boardBox, type MatchCard } from './match-card.ts';
import { byPlace, scoreOf, wordsOfCard, wordsOfUnfinished } from './say.ts';

/** What previews of links show everywhere. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface Reader {
  readonly lang: Lang;
  /** With the game's own words, where the card is of a match. */
  readonly say: Say;
  /** Inside a browser's picture nothing is found by its name: the files of letters go along as data. */
  readonly fonts?: string;
}

/** The column of words. */
const [left, right] = [636, 1148] as const;

/** A finished match on one card: its board, who won, what everybody has, and how it went. */
export function drawMatch(card: MatchCard, reader: Reader): string {
  const { lang, say } = reader;
  const { verdict, sentence, alt } = wordsOfCard(card, say);
  const date = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    card.ended,
  );
  const told = fitted(sentence, { face: 'text', room: right - left, most: 27, least: 20 });
  const when = fitted(say('card.when', { game: card.game.title, date }), {
    ...{ face: 'text', room: right - left, most: 29, least: 20 },
  } as const);
  const inner =
    board(card) +
    heading(say('card.plate', { number: roman(card.game.plate) })) +
    headline(verdict) +
    lettered(when.words, { x: left, y: 237, size: when.size, face: 'text', italic: true, ink: '#d5ceba' }) +
    totals(card, say) +
    lettered(told.words, { x: left, y: 437, size: told.size, face: 'text' }) +
    drawLine(card, say);
  return sheet({ seed: card.seed, alt, inner, reader });
}

/** Who won: in one line, or in two where one would cut it off. */
function headline(verdict: string): string {
  const room = right - left;
  const { words, size } = fitted(verdict, { face: 'title', room, most: 88, least: 40 });
  if (words === verdict) return lettered(words, { x: left, y: 158 + size * 0.32, size, face: 'title', ink: inks.bone });
  const halves = inHalves(verdict).map((half) => fitted(half, { face: 'title', room, most: 46, least: 32 }));
  const both = Math.min(...halves.map((half) => half.size));
  return halves
    .map((half, at) => lettered(half.words, { x: left, y: 148 + at * 50, size: both, face: 'title', ink: inks.bone }))
    .join('');
}

/** Parted at the space that makes the longer part shortest; what has none stays whole. */
function inHalves(text: string): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const longer = (at: number) => Math.max(at, text.length - at - 1);
  const [best] = spaces.sort((a, b) => longer(a) - longer(b));
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}

/** Before the end, and for whoever is invited: the game's plate, and nothing of who plays or how it stands. */
export function drawWaiting(game: MatchCard['game'] | null, reader: Reader): string {
  const { say } = reader;
  if (game === null)
    return plateOf(null, { title: 'Orrery', below: say('card.motto'), alt: say('card.house') }, reader);
  const alt = say('card.waits.for', { game: game.title });
  return plateOf(game, { title: say('card.waits'), below: game.title, alt }, reader);
}

/** Of a match that nobody played to its end: nobody waits there, and nobody has won. */
export function drawUnfinished(game: MatchCard['game'], stop: Stop, seats: MatchCard['seats'], reader: Reader): string {
  const { title, why, alt } = wordsOfUnfinished(game.title, stop, seats, reader.say);
  return plateOf(game, { title, below: game.title, why, alt }, reader);
}

interface Lettering {
  readonly title: string;
  readonly below: string;
  readonly why?: string | null;
  readonly alt: string;
}

function plateOf(game: MatchCard['game'] | null, { title, below, why = null, alt }: Lettering, reader: Reader): string {
  const seed = game?.id ?? 'orrery';
  const { words, size } = fitted(title, {
    ...{ face: 'title', room: right - left, most: 76, least: 40 },
  } as const);
  const inner =
    `<g transform="translate(320 315)">${emblem(seed)}</g>` +
    (game === null ? '' : heading(reader.say('card.plate', { number: roman(game.plate) }))) +
    lettered(words, { x: left, y: 300 + size * 0.3, size, face: 'title' }) +
    lettered(below, { x: left, y: 392, size: 34, face: 'text', italic: true, ink: '#d5ceba' }) +
    (why === null ? '' : reason(why));
  return sheet({ seed, alt, inner, reader });
}

function reason(why: string): string {
  const { words, size } = fitted(why, { face: 'text', room: right - left, most: 27, least: 20 });
  return lettered(words, { x: left, y: 446, size, face: 'text' });
}

interface Sheet {
  readonly seed: string;
  readonly alt: string;
  readonly inner: string;
  readonly reader: Reader;
}

function sheet({ seed, alt, inner, reader }: Sheet): string {
  const { width, height } = cardSize;
  const stars = scatterStars(width, height, seed, 26).map(({ x, y, magnitude }) =>
    magnitude === 4
      ? `<path d="${starPath(x, y, 4.2)}" opacity=".7"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.35 + magnitude * 0.25)}" opacity="${n(0.3 + magnitude * 0.12)}"/>`,
  );
  const net = [360, 560, 760, 960].map((r) => `<circle cx="900" cy="900" r="${r}"/>`).join('');
  const sky = `<radialGradient id="night" cx=".3" cy=".4" r=".9"><stop offset="0" stop-color="#1b2757"/><stop offset=".62" stop-color="${inks.ground}"/><stop offset="1" stop-color="#080c1e"/></radialGradient>`;
  const style = reader.fonts === undefined ? '' : `<style>${reader.fonts}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(alt)}" lang="${reader.lang}">` +
    `<title>${escaped(alt)}</title><defs>${sky}${hatchDefs()}</defs>${style}` +
    `<rect width="${width}" height="${height}" fill="url(#night)"/>` +
    `<g fill="none" stroke="${inks.grid}" opacity=".28">${net}<path d="M900 900L100 0M900 900L400 0M900 900L700 0M900 900L1100 0M900 900L1400 0" /></g>` +
    `<g fill="${inks.bone}">${stars.join('')}</g>${inner}${neatline()}</svg>\n`
  );
}

function neatline(): string {
  const { width, height } = cardSize;
  const { outer, inner, ticks } = graticuleLines(width - 22, height - 22, { band: 11, degree: 22, corners: false });
  return `<g transform="translate(11 11)" fill="none" stroke="${inks.gold}"><path d="${outer}" stroke-width="1.4"/><path d="${inner}" opacity=".8"/><path d="${ticks}" opacity=".7"/></g>`;
}

/** A board for itself, as a picture of its own size, in the inks of the page it stands on. */
export function drawBoard(board: string, plate: Plate): string {
  const { width, height } = boardBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${hatchDefs(plate)}</defs><rect width="${width}" height="${height}" fill="${inksOf(plate).field}"/>${board}</svg>`;
}

/** The board in its own frame; a game that draws none shows its plate. */
function board({ board: drawn, game }: MatchCard): string {
  const lines = graticuleLines(548, 400, { band: 9, degree: 20, corners: true });
  const shown = drawn ?? `<g transform="translate(264 190) scale(.8)">${emblem(game.id)}</g>`;
  return (
    `<g transform="translate(46 46)"><rect width="548" height="400" fill="${inks.field}"/>` +
    `<svg x="10" y="10" width="${boardBox.width}" height="${boardBox.height}" viewBox="0 0 ${boardBox.width} ${boardBox.height}">${shown}</svg>` +
    `<g fill="none" stroke="${inks.gold}"><path d="${lines.outer}" stroke-width="1.1"/><path d="${lines.inner}" stroke-width=".7"/><path d="${lines.ticks}" opacity=".7"/></g>` +
    `<path d="${lines.zebra}" fill="${inks.gold}"/><path d="${lines.corners}" fill="${inks.ground}"/><path d="${lines.stars}" fill="${inks.goldPale}"/></g>`
  );
}

function heading(plate: string): string {
  const mark = `<g transform="translate(662 78) scale(1.18)"><g fill="none" stroke="${inks.gold}"><circle r="20" stroke-width="1.2"/><circle r="16.5" stroke-width=".7" opacity=".7"/><path d="${spokes(16.5, 20, 36)}" stroke-width=".8"/><ellipse rx="19" ry="6.5" transform="rotate(-24)"/></g>${planet('zero', 'orrery', 8.5)}<circle cx="15" cy="-9.500" r="2.2" fill="${inks.bright}"/></g>`;
  const wide = plate.length * 17;
  return (
    mark +
    lettered('ORRERY', { x: 702, y: 84, size: 19, face: 'caps', ink: inks.goldPale, spacing: 3, heavy: 0.4 }) +
    `<path d="M812 75.500H${right - wide - 12}M812 79.500H${right - wide - 12}" stroke="${inks.goldDim}"/>` +
    lettered(plate.toUpperCase(), {
      ...{ x: right, y: 84, size: 19, face: 'caps', ink: inks.goldPale, spacing: 3, heavy: 0.4, anchor: 'end' },
    } as const)
  );
}

/** Everybody's total, the winner first: sigil, number and name. */
function totals(card: MatchCard, say: Say): string {
  const [top, tall] = [265, 125];
  const { seats, result } = card;
  const order = byPlace(card);
  const wide = (right - left) / order.length;
  const crowd = order.length > 4;
  const most = crowd ? 36 : order.length === 4 ? 48 : 62;
  const values = card.seats.map((_, seat) => scoreOf(card, seat, say));
  // One size for all: who has fewer points has no larger number.
  const size = Math.min(
    ...values.map((value) => fitted(value, { face: 'caps', room: wide * 0.52, most, least: 24 }).size),
  );
  const cells = order.map((seat, n0) => {
    const { name, look } = seats[seat]!;
    const x = left + n0 * wide;
    const won = result.places[seat] === 1;
    const value = values[seat]!;
    const label = fitted(name, { face: 'plain', room: wide - 12, most: crowd ? 20 : 25, least: 18 });
    const mark = Math.min(46, size * 0.74);
    const gap = mark * 0.5;
    const half = (mark + gap + size * 0.56 * value.length) / 2;
    const middle = x + wide / 2;
    return (
      (won
        ? `<rect x="${n(x)}" y="${top}" width="${n(wide)}" height="${tall}" fill="${fillInk(look)}" opacity=".19"/>`
        : '') +
      (n0 > 0 ? `<path d="M${n(x)} ${top}v${tall}" stroke="${inks.goldDim}"/>` : '') +
      sigil(look, middle - half + mark / 2, top + 46, mark) +
      lettered(value, {
        ...{ x: middle - half + mark + gap, y: top + 46 + size * 0.34, size, face: 'caps', heavy: size / 40 },
        ink: won ? inks.bright : inks.bone,
      } as const) +
      lettered(label.words, { x: middle, y: top + 103, size: label.size, face: 'plain', anchor: 'middle' })
    );
  });
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${tall}" fill="${inks.ground}" fill-opacity=".7"/>${cells.join('')}<rect x="${left}" y="${top}" width="${right - left}" height="${tall}" fill="none" stroke="${inks.gold}"/>`;
}

const worlds = {
  'shooting-star': 'amaranth',
  'planet-x': 'dark',
  'sky-of-stars': 'boreas',
  'burning-planets': 'cinder',
} as const;

/** The plate of a game in brief, about 0, 0: its world on a divided circle, with two moons. */
function emblem(game: string): string {
  const kind = Object.hasOwn(worlds, game) ? worlds[game as keyof typeof worlds] : 'zero';
  return (
    `<g fill="none" stroke="${inks.gold}"><circle r="214" stroke-width="1.4"/><circle r="200" stroke-width=".8" opacity=".7"/><path d="${spokes(200, 208, 144, 4, 6)}" stroke-width=".9"/>` +
    `<ellipse rx="208" ry="66" transform="rotate(-24)" stroke-width="1.2"/><circle r="150" stroke-dasharray="1 6" opacity=".8"/></g>` +
    planet(kind, game, 112) +
    `<g transform="translate(172 -96)">${planet('small', 7, 24)}</g><g transform="translate(-178 86)">${planet('drift', 2, 18)}</g>` +
    `<path d="${starPath(96, 128, 26, { points: 8, inner: 0.3, turn: -60 })}" fill="#f6d98a"/>`
  );
}
