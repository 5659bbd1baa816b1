import { type Favourites, n, starPath } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DeckName, decks, type Sky, type StarId, skyOf } from '../data/index.ts';
import type { SkyOfStars } from '../rules/kind.ts';
import type { DrawingSeen } from '../rules/view-kind.ts';
import type { MessageId } from '../words/en.ts';
import { wordText } from '../words/names.ts';
import { starsOf } from './sky/figure.ts';
import './sketch.css';

/** The words somebody guessed right, each as it was drawn; those of a deck that an owner brought are not counted. */
export const favourites: Favourites<SkyOfStars> = {
  word: 'favourites',
  of(told, seat, { cards, sky }) {
    if (typeof cards !== 'string') return [];
    let card: string | null = null;
    return told.flatMap((seen) => {
      if (seen.t === 'roundStarted') card = seen.card;
      if (seen.t !== 'revealed' || !seen.right.includes(seat)) return [];
      return [{ id: `${cards} ${seen.card ?? card} ${seen.number}`, drawn: sketchOf(skyOf({ sky }), seen.drawing) }];
    });
  },
  name(id, say) {
    const [cards = '', card = '', number] = id.split(' ');
    if (!Object.hasOwn(decks, cards)) return id;
    return wordText(
      { say: say as Say<MessageId>, data: { cards: cards as DeckName, sky: 'canonical-1' } },
      card,
      Number(number),
    );
  },
  Mark,
};

/** The longer side of a sketch. */
const side = 100;

/** A constellation alone, as large as a sketch may be: one path, whose points are its stars. */
function sketchOf(sky: Sky, { stars, lines }: DrawingSeen): string {
  const dots = starsOf(sky, stars);
  const [left, top] = [Math.min(...dots.map(({ x }) => x)), Math.min(...dots.map(({ y }) => y))];
  const [wide, tall] = [Math.max(...dots.map(({ x }) => x)) - left, Math.max(...dots.map(({ y }) => y)) - top];
  const scale = side / Math.max(1, wide, tall);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `${n((x - left - wide / 2) * scale)} ${n((y - top - tall / 2) * scale)}`;
  const ends = (id: StarId) => starsOf(sky, [id]).map(at);
  if (lines.length === 0) return dots.map((dot) => `M${at(dot)}`).join('');
  return lines.map(({ from, to }) => `M${[...ends(from), ...ends(to)].join('L')}`).join('');
}

function Mark({ drawn }: { readonly drawn: string | null }) {
  const dots = [...new Set(drawn?.match(/-?[\d.]+ -?[\d.]+/g) ?? [])];
  const [edge, box] = [-side / 2 - 12, side + 24];
  return (
    <svg className="sk-sketch" viewBox={`${edge} ${edge} ${box} ${box}`} aria-hidden="true">
      {drawn !== null && <path d={drawn} />}
      {dots.map((dot) => {
        const [x = 0, y = 0] = dot.split(' ').map(Number);
        return <path key={dot} d={starPath(x, y, 10, { points: 5, inner: 0.44 })} />;
      })}
    </svg>
  );
}
