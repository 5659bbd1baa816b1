import { checked, Flaw, type Read, readRecord } from '@orrery/kernel';
import { must, readTidy } from './flaw.ts';
import type { Deck, Template, Templates } from './kind.ts';

/** The longer side of the box a template is drawn in. */
const BOX = 1000;
const MOST_POINTS = 60;
const MOST_LINES = 90;

/**
 * The trust boundary for bots' drawings: at least one of every word of the deck, none of any other word. A drawing is written
 * as one would draw it, stroke by stroke: `0,0 500,300 1000,0; 500,300 500,1000`. Strokes meet where they name the same point.
 */
export function readTemplates(raw: unknown, deck: Deck, where = 'templates'): Read<Templates> {
  return checked(() => {
    const file = readRecord(raw, where);
    if (file.format !== 'sky-of-stars/templates@2') throw new Flaw('SHAPE', `${where}.format`);
    const drawn = readRecord(file.templates, where);
    const words = new Set(deck.cards.flatMap((card) => card.words.map((word) => word.id)));
    for (const word of Object.keys(drawn)) must(words.has(word), 'UNKNOWN_WORD', `${where}.${word}`);
    const templates: Record<string, Template[]> = {};
    for (const word of words) {
      const at = `${where}.${word}`;
      must(Object.hasOwn(drawn, word), 'UNDRAWN_WORD', at);
      const styles = Object.entries(readRecord(drawn[word], at));
      must(styles.length > 0, 'UNDRAWN_WORD', at);
      templates[word] = styles.map(([style, strokes]) => readTemplate(style, strokes, `${at}.${style}`));
    }
    return templates;
  });
}

function readTemplate(style: string, raw: unknown, where: string): Template {
  const text = readTidy(raw, 2000, where);
  const pts: [number, number][] = [];
  const edges: [number, number][] = [];
  for (const stroke of text.split(';')) {
    const along = stroke.trim().split(' ');
    const [first, ...rest] = along.map((point) => place(pts, point, where));
    must(rest.length > 0, 'SHAPE', where);
    let from = first!;
    for (const to of rest) {
      edges.push([from, to]);
      from = to;
    }
  }
  must(pts.length <= MOST_POINTS && edges.length <= MOST_LINES, 'SHAPE', where);
  mustFillTheBox(pts, where);
  mustBeEdges(edges, where);
  mustBeConnected(pts.length, edges, where);
  return { v: readTidy(style, 12, where), pts, edges };
}

/** The number of a point, by its place; a new one where nothing was before. */
function place(pts: [number, number][], point: string, where: string): number {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(point) ?? [];
  const at: [number, number] = [Number(x), Number(y)];
  if (!(at[0] <= BOX && at[1] <= BOX)) throw new Flaw('SHAPE', where);
  const known = pts.findIndex((each) => each[0] === at[0] && each[1] === at[1]);
  return known >= 0 ? known : pts.push(at) - 1;
}

function mustFillTheBox(pts: readonly (readonly [number, number])[], where: string): void {
  const sides = [0, 1].map((axis) => {
    const along = pts.map((p) => p[axis]!);
    must(Math.min(...along) === 0, 'BAD_BOX', where);
    return Math.max(...along);
  });
  must(Math.max(...sides) === BOX, 'BAD_BOX', where);
}

function mustBeEdges(edges: readonly (readonly [number, number])[], where: string): void {
  const met = new Set<string>();
  for (const [a, b] of edges) {
    const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
    must(a !== b && !met.has(key), 'BAD_EDGE', where);
    met.add(key);
  }
}

function mustBeConnected(size: number, edges: readonly (readonly [number, number])[], where: string): void {
  const reached = new Set([0]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [a, b] of edges)
      if (reached.has(a) || reached.has(b)) {
        reached.add(a);
        reached.add(b);
      }
  }
  must(reached.size === size, 'NOT_CONNECTED', where);
}
