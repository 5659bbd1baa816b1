import { fillInk, hatch, inksOf, lettered, lineInk, sigil } from '@orrery/card';
import { n } from '@orrery/ui/engraving';
import type { BoardPicture, PictureBox, Plate } from '@orrery/words/room';
import { dataOf, unitOf } from '../data/index.ts';
import type { PlanetX, StackSeen, View } from '../rules/kind.ts';
import { lookOf, mannerOf } from './manner.ts';

/** What stands on the table at the end: one row a side, a card for each unit with its Force. */
export const picture: BoardPicture<PlanetX> = {
  board,
  looks: ({ options }) => options.factions.map((faction) => lookOf(mannerOf(dataOf(options), faction))),
  line: { word: 'line.counted', of: ({ players }) => players.map(({ force }) => force) },
};

/** Height of a card to its width. */
const tall = 1.4;
const margin = 64;

function board(view: View, { width, height, looks, plate }: PictureBox): string {
  const inks = inksOf(plate);
  const row = height / view.n;
  const sides = view.players.map((_, seat) => {
    const look = looks[seat] ?? seat;
    const stacks = view.stacks.filter(({ owner }) => owner === seat);
    const rule = seat === 0 ? '' : `<path d="M0 ${n(seat * row)}H${width}" stroke="${inks.goldDim}"/>`;
    const ground = `<rect y="${n(seat * row)}" width="${width}" height="${n(row)}" fill="${hatch(look)}" opacity=".16"/>`;
    const medal = `<circle cx="32" cy="${n((seat + 0.5) * row)}" r="22" fill="${inks.ground}" stroke="${fillInk(look, plate)}" stroke-width="2"/>${sigil(look, 32, (seat + 0.5) * row, 26, lineInk(look, plate))}`;
    return `${ground}${rule}${medal}${army(view, stacks, { x: margin, y: seat * row, width: width - margin - 8, height: row, look, plate })}`;
  });
  return sides.join('');
}

interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: number;
  readonly plate: Plate;
}

/** All stacks of a side, the cards as large as they can be. */
function army(
  { options }: View,
  stacks: readonly StackSeen[],
  { x: left, y: top, width, height, look, plate }: Ground,
): string {
  const inks = inksOf(plate);
  const set = dataOf(options);
  let card = 92;
  let rows = laid(stacks, width, card);
  while (card > 10 && rows.length * (card * tall + 8) > height - 8) {
    card -= 1;
    rows = laid(stacks, width, card);
  }
  const high = rows.length * (card * tall + 8) - 8;
  return rows
    .map((some, r) => {
      const y = top + (height - high) / 2 + r * (card * tall + 8);
      const used = some.reduce((sum, { units }) => sum + wide(units.length, card), 0);
      let x = left + (width - used) / 2;
      return some
        .map(({ units }) => {
          const drawn = units.map(({ card: id, force }, i) => {
            const at = x + i * card * 0.92;
            const kind = unitOf(set, id)?.type ?? 'inf';
            const size = Math.max(18, card * 0.5);
            const number =
              card < 20
                ? ''
                : lettered(String(force), {
                    ...{ x: at + card * 0.46, y: y + card * 0.62, size, face: 'caps', anchor: 'middle' },
                    ...{ ink: inks.bright, heavy: size / 40 },
                  } as const);
            const pips = Array.from(
              { length: ranks[kind] },
              (_, pip) =>
                `<circle cx="${n(at + card * (0.46 + (pip - (ranks[kind] - 1) / 2) * 0.17))}" cy="${n(y + card * 1.08)}" r="${n(card * 0.055)}" fill="${lineInk(look, plate)}"/>`,
            );
            return `<rect x="${n(at)}" y="${n(y)}" width="${n(card * 0.9)}" height="${n(card * tall)}" rx="2.5" fill="${inks.raised}" stroke="${fillInk(look, plate)}" stroke-width="1.6"/>${number}${pips.join('')}`;
          });
          x += wide(units.length, card);
          return drawn.join('');
        })
        .join('');
    })
    .join('');
}

const ranks = { inf: 1, mech: 2, air: 3, ship: 4 } as const;
const wide = (units: number, card: number): number => units * card * 0.92 + card * 0.22;

function laid(stacks: readonly StackSeen[], width: number, card: number): StackSeen[][] {
  const rows: StackSeen[][] = [];
  let used = width;
  for (const stack of stacks) {
    const needs = wide(stack.units.length, card);
    if (used + needs > width || rows.length === 0) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(stack);
    used += needs;
  }
  return rows;
}
