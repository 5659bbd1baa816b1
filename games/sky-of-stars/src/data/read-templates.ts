import type { Read } from '@orrery/kernel';
import { checked, Flaw, must, readInteger, readList, readRecord, readText } from './flaw.ts';
import type { Deck, Template, Templates } from './kind.ts';

/** The longer side of the box a template is drawn in (spec 13). */
const BOX = 1000;

/** The trust boundary for bots' drawings: at least one of every word of the deck, none of any other word. */
export function readTemplates(raw: unknown, deck: Deck, where = 'templates'): Read<Templates> {
  return checked(() => {
    const file = readRecord(raw, where);
    if (file.format !== 'sky-of-stars/templates@1') throw new Flaw('SHAPE', `${where}.format`);
    const drawn = readRecord(file.templates, where);
    const words = new Set(deck.cards.flatMap((card) => card.words.map((word) => word.id)));
    for (const word of Object.keys(drawn)) must(words.has(word), 'UNKNOWN_WORD', `${where}.${word}`);
    const templates: Record<string, Template[]> = {};
    for (const word of words) {
      const at = `${where}.${word}`;
      must(Object.hasOwn(drawn, word), 'UNDRAWN_WORD', at);
      templates[word] = readList(drawn[word], 20, at).map((one, i) => readTemplate(one, `${at}[${i}]`));
      must(templates[word].length > 0, 'UNDRAWN_WORD', at);
      must(new Set(templates[word].map(({ v }) => v)).size === templates[word].length, 'REPEATED_ID', at);
    }
    return templates;
  });
}

function readTemplate(raw: unknown, where: string): Template {
  const one = readRecord(raw, where);
  const pts = readList(one.pts, 60, `${where}.pts`).map((p, i) => readPair(p, BOX, `${where}.pts[${i}]`));
  must(pts.length >= 2, 'SHAPE', `${where}.pts`);
  const edges = readList(one.edges, 90, `${where}.edges`).map((e, i) =>
    readPair(e, pts.length - 1, `${where}.edges[${i}]`),
  );
  mustFillTheBox(pts, `${where}.pts`);
  mustBeEdges(edges, `${where}.edges`);
  mustBeConnected(pts.length, edges, where);
  return { v: readText(one.v, 12, `${where}.v`), pts, edges };
}

function readPair(raw: unknown, most: number, where: string): [number, number] {
  const [a, b, ...more] = readList(raw, 2, where);
  must(more.length === 0, 'SHAPE', where);
  return [readInteger(a, 0, most, where), readInteger(b, 0, most, where)];
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
  for (const [i, [a, b]] of edges.entries()) {
    const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
    must(a !== b && !met.has(key), 'BAD_EDGE', `${where}[${i}]`);
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
