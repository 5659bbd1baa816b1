import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(js|css|html)$/;
const pack = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
] as const;

/** Puts a compressed copy beside every file of text, so that no server has to compress it for every visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = Object.keys(bundle).filter((file) => worthwhile.test(file));
      await Promise.all(
        files.flatMap((file) =>
          pack.map(async ([ending, compress]) => {
            const full = path.join(dir, file);
            await fs.promises.writeFile(`${full}${ending}`, await compress(await fs.promises.readFile(full)));
          }),
        ),
      );
    },
  };
}
