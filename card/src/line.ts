import type { Seat } from '@orrery/kernel';
import { n, polyline, starPath } from '@orrery/ui/engraving';
import type { Say } from '@orrery/words';
import { inks } from './inks.ts';
import { fillInk, hatch, lettered, lineInk, roman, sigil } from './marks.ts';
import type { MatchCard } from './match-card.ts';
import { byPlace } from './say.ts';

const box = { x: 50, y: 490, width: 1060, height: 72 } as const;
const floor = box.y + box.height;
const dashes = ['', '9 5', '3 5', '14 5 3 5', '1.5 4', '10 4 3 4'] as const;
/** More bands than these cannot be read. */
const mostBands = 4;
/** More dots than these show nothing more. */
const mostDots = 256;
/** Of more rounds only every so many has its number. */
const mostNumbers = 10;
const star = { y: 470, r: 16, apart: 34 } as const;

/** How it went, from the first move to the last: everybody's chances where they are known, else what they could count. */
export function drawLine(card: MatchCard, say: Say): string {
  const { chances, seats } = card;
  if (chances === null || chances.open.length < 2) return lines(card, card.line, say);
  if (seats.length <= mostBands) return bands(card, chances) + turns(card, chances, say('card.chance'));
  const by = chances.open.map((row) => row.map((chance) => Math.round(chance * 100)));
  return lines(card, { word: 'card.chance', by }, say) + turns(card, chances, null);
}

type Chances = NonNullable<MatchCard['chances']>;
type Dot = [number, number];

const frame = `<path d="M${box.x} ${box.y}V${floor}H${box.x + box.width}" fill="none" stroke="${inks.goldDim}"/>`;
const ground = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${inks.ground}" fill-opacity=".6"/>`;
const across = (at: number, last: number): number => box.x + (at / last) * box.width;

/** Stacked, the winner's at the bottom: only that can be read against the floor. */
function bands({ seats, result }: MatchCard, { open, order, rounds }: Chances): string {
  const last = open.length - 1;
  const every = Math.ceil(last / mostDots);
  const moments = [...open.keys()].filter((moment) => moment % every === 0 || moment === last);
  /** The upper edge of these bands together; as shares of all, for allies each have the chance of both. */
  const edge = (below: readonly Seat[]): Dot[] =>
    moments.map((moment) => {
      const all = open[moment]!;
      return [across(moment, last), floor - (box.height * sum(below.map((seat) => all[seat]!))) / sum(all)];
    });
  const edges = [[], ...order.map((_, at) => order.slice(0, at + 1))].map(edge);
  const drawn = order.map((seat, at) => {
    const path = `${polyline([...edges[at + 1]!, ...edges[at]!.toReversed()])}Z`;
    const { look } = seats[seat]!;
    return `<path d="${path}" fill="${fillInk(look)}" opacity=".3"/><path d="${path}" fill="${hatch(look)}"/>`;
  });
  const winners = Math.max(1, order.filter((seat) => result.places[seat] === 1).length);
  const rims = order.slice(0, -1).map((seat, at) => {
    const ink = at === winners - 1 ? lineInk(seats[seat]!.look) : inks.bone;
    const path = polyline(edges[at + 1]!);
    return `<path d="${path}" stroke="${inks.deep}" stroke-width="5"/><path d="${path}" stroke="${ink}" stroke-width="2.4"/>`;
  });
  const { look } = seats[order[0]!]!;
  return (
    `${ground}<g class="bands">${drawn.join('')}</g><g fill="none" stroke-linejoin="round">${rims.join('')}</g>${frame}` +
    medal(look, box.y + box.height / 2) +
    numbers(rounds, last)
  );
}

/** Where a round begins, and which it is. */
function numbers(rounds: readonly number[], last: number): string {
  const every = Math.ceil(rounds.length / mostNumbers);
  return rounds
    .map((moment, at) => {
      const [from, to] = [across(moment, last), across(rounds[at + 1] ?? last, last)];
      if (at % every !== 0 || from >= box.x + box.width) return '';
      const middle = every === 1 ? (from + to) / 2 : from;
      const number = every === 1 ? roman(at + 1) : String(at + 1);
      const tick = `<path d="M${n(from)} ${floor}v7" stroke="${inks.gold}"/>`;
      return (
        tick + lettered(number, { x: middle, y: floor + 23, size: 18, face: 'caps', ink: inks.dim, anchor: 'middle' })
      );
    })
    .join('');
}

/** Stars over what turned the match, in its order; `word` stands where they leave most room. */
function turns({ seats }: MatchCard, { open, turns }: Chances, word: string | null): string {
  const last = open.length - 1;
  const at = turns.map(({ moment }) => across(moment, last));
  const signs = apart(at);
  const drawn = turns.map(({ seat }, index) => {
    const [ink, x] = [lineInk(seats[seat]!.look), signs[index]!];
    return (
      `<path d="M${n(x)} ${star.y + star.r}L${n(at[index]!)} ${box.y}V${floor}" fill="none" stroke="${ink}" stroke-width="1.4"/>` +
      `<path class="turn" d="${starPath(x, star.y, star.r, { points: 8, inner: 0.74 })}" fill="${inks.ground}" stroke="${ink}" stroke-width="1.6"/>` +
      lettered(String(index + 1), { x, y: star.y + 6.5, size: 18, face: 'caps', anchor: 'middle', heavy: 0.4 })
    );
  });
  if (word === null) return drawn.join('');
  const stops = [box.x - star.r, ...signs, box.x + box.width + star.r];
  const gaps = stops.slice(1).map((to, index) => ({ from: stops[index]!, wide: to - stops[index]! }));
  const [widest] = gaps.toSorted((a, b) => b.wide - a.wide);
  const x = widest!.from + star.r + 8;
  return drawn.join('') + lettered(word, { x, y: box.y - 10, size: 18, face: 'plain', ink: inks.dim });
}

/** Signs that would lie on each other are moved aside, none beyond the right edge. */
function apart(xs: readonly number[]): readonly number[] {
  const moved: number[] = [];
  for (const x of xs) moved.push(Math.max(x, (moved.at(-1) ?? 0) + star.apart));
  for (let at = moved.length - 1, edge: number = box.x + box.width; at >= 0; at--, edge -= star.apart)
    moved[at] = Math.min(moved[at]!, edge);
  return moved;
}

/** One line a seat; the winner's comes last, over its hatched ground. */
function lines(card: MatchCard, counted: MatchCard['line'], say: Say): string {
  if (counted === null) return '';
  const { by, word } = counted;
  const { seats } = card;
  const most = Math.max(...by.flat());
  const least = Math.min(0, ...by.flat());
  if (by.length < 2 || most === least) return '';
  const said = (points: number) => say('card.score', { points });
  const y = (value: number) => floor - ((value - least) / (most - least)) * box.height;
  const dots = (seat: Seat) => by.map((row, at): Dot => [across(at, by.length - 1), y(row[seat] ?? 0)]);
  const order = byPlace(card).toReversed();
  const first = order.at(-1)!;
  const { look } = seats[first]!;
  const under = `<path d="${polyline(dots(first))}V${floor}H${box.x}Z" fill="${hatch(look)}" opacity=".55"/>`;
  const drawn = order.map((seat) => {
    const d = polyline(dots(seat));
    const dash = dashes[seat] ? ` stroke-dasharray="${dashes[seat]}"` : '';
    return `<path d="${d}" stroke="${inks.deep}" stroke-width="6"/><path d="${d}" stroke="${lineInk(seats[seat]!.look)}" stroke-width="2.6"${dash}/>`;
  });
  return (
    `${ground}${under}${frame}<g fill="none" stroke-linejoin="round">${drawn.join('')}</g>` +
    medal(look, dots(first).at(-1)![1] + 4) +
    lettered(`${say(word)}: ${said(least)} – ${said(most)}`, {
      ...{ x: box.x, y: floor + 22, size: 18, face: 'plain', ink: inks.dim },
    })
  );
}

/** Whose line, or whose band at the bottom, it is. */
function medal(look: number, y: number): string {
  const x = box.x + box.width + 24;
  return `<circle cx="${x}" cy="${n(y)}" r="14" fill="${inks.ground}" stroke="${lineInk(look)}" stroke-width="2"/>${sigil(look, x, y, 17)}`;
}

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);
