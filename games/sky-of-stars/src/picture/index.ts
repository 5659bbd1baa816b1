import { fillInk, inksOf, lineInk, sigil } from '@orrery/card';
import type { Seat } from '@orrery/kernel';
import { n, starPath } from '@orrery/ui/engraving';
import type { BoardPicture, PictureBox, Plate } from '@orrery/words/room';
import { type Sky, type Star, skyOf } from '../data/index.ts';
import type { SkyOfStars } from '../rules/kind.ts';
import type { DrawingSeen, View } from '../rules/view-kind.ts';
import { pointsNow } from './points.ts';

/** The album: every sky with the constellations it ended with. */
export const picture: BoardPicture<SkyOfStars> = {
  board,
  line: { word: 'line.counted', of: pointsNow },
};

/** The inks of each plate (table/sky/sky.css): of our own colours by name, of another sky's in their order. */
const stars: Readonly<Record<Plate, Readonly<Record<string, string>>>> = {
  night: {
    ...{ yellow: '#f0e442', red: '#e6503c', blue: '#56b4e9', green: '#00be82' },
    ...{ violet: '#cc79c8', white: '#f2ead6', orange: '#ff9b3d', teal: '#5fd0c5' },
  },
  day: {
    ...{ yellow: '#8f6a00', red: '#b02a17', blue: '#1668a0', green: '#00694a' },
    ...{ violet: '#8b3a8a', white: '#3a2c1c', orange: '#a84e00', teal: '#0b6b66' },
  },
  contrast: {
    ...{ yellow: '#fff04a', red: '#ff6f5c', blue: '#6cc6ff', green: '#17e09c' },
    ...{ violet: '#ee97ea', white: '#ffffff', orange: '#ff9b3d', teal: '#5fd0c5' },
  },
};
const rounds: Readonly<Record<Plate, readonly [string, string, string]>> = {
  night: ['#fff8e6', '#e9cf86', '#9fc7ff'],
  day: ['#1a130b', '#593e07', '#0b64ba'],
  contrast: ['#ffffff', '#fff27a', '#8cd9fc'],
};

function board(view: View, { width, height, looks, plate }: PictureBox): string {
  const sky = skyOf(view.options);
  const columns = view.n <= 3 ? view.n : Math.ceil(view.n / 2);
  const rows = Math.ceil(view.n / columns);
  const gap = 10;
  const side = Math.min((width - gap) / columns - gap, (height - gap) / rows - gap);
  const [left, top] = [(width - columns * (side + gap) + gap) / 2, (height - rows * (side + gap) + gap) / 2];
  return view.players
    .map((_, seat) => {
      const [x, y] = [left + (seat % columns) * (side + gap), top + Math.floor(seat / columns) * (side + gap)];
      return `<g transform="translate(${n(x)} ${n(y)})">${skySvg(view, sky, { seat, side, look: looks[seat] ?? seat, plate })}</g>`;
    })
    .join('');
}

interface Page {
  readonly seat: Seat;
  readonly side: number;
  readonly look: number;
  readonly plate: Plate;
}

function skySvg(view: View, sky: Sky, { seat, side, look, plate }: Page): string {
  const inks = inksOf(plate);
  const others = Object.values(stars[plate]);
  const scale = side / Math.max(sky.width, sky.height);
  const drawings = view.players[seat]?.sky.drawings ?? [];
  const used = new Set(drawings.flatMap((drawing) => drawing.stars));
  const dot = ({ id, x, y, colour }: Star) => {
    const ink = stars[plate][colour] ?? others[Math.max(0, sky.colours.indexOf(colour)) % others.length]!;
    if (used.has(id))
      return `<path d="${starPath(x * scale, y * scale, 6.4, { points: 5, inner: 0.42 })}" fill="${ink}"/>`;
    return `<circle cx="${n(x * scale)}" cy="${n(y * scale)}" r="1.1" fill="${inks.bone}" opacity=".35"/>`;
  };
  const figures = drawings.map(
    (drawing) =>
      `<path d="${linesOf(sky, drawing, scale)}" fill="none" stroke="${rounds[plate][(drawing.round - 1) % 3]}" stroke-width="2.6" stroke-linecap="round"/>`,
  );
  return (
    `<rect width="${n(sky.width * scale)}" height="${n(sky.height * scale)}" fill="${inks.raised}" stroke="${fillInk(look, plate)}" stroke-width="1.6"/>` +
    `${sky.stars.map(dot).join('')}${figures.join('')}` +
    `<circle cx="17" cy="17" r="13" fill="${inks.ground}" stroke="${fillInk(look, plate)}"/>${sigil(look, 17, 17, 16, lineInk(look, plate))}`
  );
}

function linesOf({ stars: all }: Sky, { lines }: DrawingSeen, scale: number): string {
  const at = (id: string | number) => {
    const star = all.find((one) => one.id === id);
    return `${n((star?.x ?? 0) * scale)} ${n((star?.y ?? 0) * scale)}`;
  };
  return lines.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
}
