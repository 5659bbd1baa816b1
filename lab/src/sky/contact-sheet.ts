import type { Card, Deck, Template, Templates } from '@orrery/sky-of-stars/data';

const SIDE = 90;
const GAP = 14;
const LABEL = 40;

/** Every drawing of every word as one picture: a card a row, the styles of a word side by side. */
export function contactSheet(deck: Deck, templates: Templates): string {
  const styles = Math.max(...Object.values(templates).map((drawings) => drawings.length));
  const word = styles * (SIDE + GAP) + 2 * GAP;
  const row = SIDE + LABEL + GAP;
  const width = 5 * word + GAP;
  const height = deck.cards.length * row + GAP;
  const cards = deck.cards.map((card, i) => cardRow(card, templates, i * row + GAP, word));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#0b1030"/>`,
    '<g fill="#c9d3ff" font-family="sans-serif" font-size="13" stroke-linecap="round">',
    ...cards,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function cardRow(card: Card, templates: Templates, y: number, step: number): string {
  return card.words
    .map(({ id, en, it }, i) => {
      const x = i * step + GAP;
      const label = `<text x="${x}" y="${y + 16}">${text(`${card.name} ${i + 1}: ${en} / ${it}`)}</text>`;
      const drawings = (templates[id] ?? []).map((one, n) => drawing(one, x + n * (SIDE + GAP), y + LABEL));
      return [label, ...drawings].join('\n');
    })
    .join('\n');
}

/** A drawing in the middle of its square, its style beside it. */
function drawing({ v, pts, edges }: Template, x: number, y: number): string {
  const size = SIDE / 1000;
  const left = x + (SIDE - size * Math.max(...pts.map((p) => p[0]))) / 2;
  const top = y + (SIDE - size * Math.max(...pts.map((p) => p[1]))) / 2;
  const place = (i: number) => `${(left + size * pts[i]![0]).toFixed(1)},${(top + size * pts[i]![1]).toFixed(1)}`;
  const path = edges.map(([a, b]) => `M${place(a)} L${place(b)}`).join(' ');
  return `<path d="${path}" stroke="#f6e9c8" stroke-width="2" fill="none"/><text x="${x}" y="${y - 6}" font-size="10">${text(v)}</text>`;
}

function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
