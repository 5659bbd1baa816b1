import { canFilm, Icon, saveFilm } from '@orrery/ui';
import { useState } from 'react';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import type { Best } from './medals.ts';
import { albumMedals, albumStrokes, albumSvg, type Spot, type Stroke } from './picture.ts';

/** So long a line takes, and the whole album at most: milliseconds. */
const [line, longest] = [160, 14_000];

interface FilmButtonProps {
  readonly view: View;
  readonly names: TableNames;
  readonly best: Best;
}

/** The album as a moving picture: every line as it was drawn, round by round; then the medals. */
export function FilmButton({ view, names, best }: FilmButtonProps) {
  const { say } = names;
  const [films, setFilms] = useState(false);
  if (!canFilm()) return null;
  const film = async () => {
    setFilms(true);
    const strokes = albumStrokes(view, names);
    const medals = albumMedals(view, names, best);
    await saveFilm({
      ...{ ground: albumSvg(view, names, best, true), name: 'sky-of-stars' },
      ...{ lasts: Math.min(longest, strokes.length * line), rests: 2000 },
      draw: (pen, from, to) => {
        drawLines(pen, strokes, from, to);
        if (to >= 1) drawMedals(pen, medals);
      },
    });
    setFilms(false);
  };
  return <Filming say={say} films={films} film={() => void film()} />;
}

/** The button, and what it says while it works. */
export function Filming({ say, films, film }: Pick<TableNames, 'say'> & { readonly films: boolean; film(): void }) {
  return (
    <div className="sk-save">
      <button type="button" className="btn" aria-disabled={films || undefined} onClick={() => films || film()}>
        <Icon name="play" size={18} />
        {say('album.film')}
      </button>
      <span role="status">{films && say('album.filming')}</span>
    </div>
  );
}

/** What of all lines comes between two parts of the whole. */
function drawLines(pen: CanvasRenderingContext2D, strokes: readonly Stroke[], from: number, to: number): void {
  const [first, last] = [from * strokes.length, to * strokes.length];
  for (const [n, stroke] of strokes.entries()) {
    if (n + 1 <= first || n >= last) continue;
    const at = (part: number) => ({
      x: stroke.from.x + (stroke.to.x - stroke.from.x) * part,
      y: stroke.from.y + (stroke.to.y - stroke.from.y) * part,
    });
    const [begin, end] = [at(Math.max(0, first - n)), at(Math.min(1, last - n))];
    pen.strokeStyle = stroke.ink;
    pen.lineWidth = stroke.wide;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(begin.x, begin.y);
    pen.lineTo(end.x, end.y);
    pen.stroke();
  }
}

function drawMedals(pen: CanvasRenderingContext2D, medals: readonly Spot[]): void {
  for (const { disc, star } of medals) {
    pen.fillStyle = '#c9a24b';
    pen.fill(new Path2D(disc));
    pen.fillStyle = '#0b1026';
    pen.fill(new Path2D(star));
  }
}
