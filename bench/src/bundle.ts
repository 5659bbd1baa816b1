import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Room } from '@orrery/words/room';
import { Missing } from './missing.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const dist = path.resolve(import.meta.dirname, '../../web/dist');

/** What people load, gzipped: the scripts of the first page, its style sheets, and what each game's table adds to them. */
export function bundle(shelf: readonly Room[]) {
  const file = path.join(dist, '.vite/manifest.json');
  if (!fs.existsSync(file)) throw new Missing('the page is not built (web/dist): npm run build');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const first = reach(manifest, 'index.html');
  const tables = shelf.map((room) => {
    const entry = Object.keys(manifest).find((key) => key.endsWith(`${room.id}/src/table/index.tsx`));
    if (entry === undefined) throw new Missing(`the built page has no table of ${room.id}`);
    const more = reach(manifest, entry).filter((chunk) => !first.includes(chunk));
    return [room.id, kilobytes(scripts(more))];
  });
  return {
    firstPageKB: kilobytes(scripts(first)),
    firstPageCssKB: kilobytes(first.flatMap((chunk) => chunk.css ?? [])),
    tableKB: Object.fromEntries(tables) as Record<string, number>,
  };
}

/** A chunk and all it loads with it. */
function reach(manifest: Manifest, from: string, seen: Chunk[] = []): Chunk[] {
  const chunk = manifest[from];
  if (chunk === undefined || seen.includes(chunk)) return seen;
  seen.push(chunk);
  for (const key of chunk.imports ?? []) reach(manifest, key, seen);
  return seen;
}

function scripts(chunks: readonly Chunk[]): string[] {
  return chunks.map((chunk) => chunk.file);
}
function kilobytes(files: readonly string[]): number {
  const bytes = [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file))).length,
    0,
  );
  return Math.round(bytes / 100) / 10;
}
