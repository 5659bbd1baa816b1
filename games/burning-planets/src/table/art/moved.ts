import { n, type Point } from '../map/hex.ts';

const parts = /[A-Z]|-?(?:\d+(?:\.\d+)?|\.\d+)/g;
/** What the numbers after a command are: along x, along y, or neither, as those of an arc before its end. */
const kinds: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', A: '-----xy', Z: '' };

/** A drawing of absolute commands, as signs are, in its place: a transform for each would be a layer for each to the browser. */
export function movedTo({ x, y }: Point, path: string): string {
  let [kind, at, moved] = ['', 0, ''];
  for (const [part] of path.matchAll(parts)) {
    if (kinds[part] !== undefined) {
      [kind, at] = [kinds[part], 0];
      moved += part;
      continue;
    }
    const along = kind[at++ % kind.length];
    moved += `${n(Number(part) + (along === 'x' ? x : along === 'y' ? y : 0))} `;
  }
  return moved;
}
