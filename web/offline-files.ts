import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Who plays offline does not read them. */
const isOfDocs = (file: string): boolean => /^(docs\/|assets\/docs-)/.test(file);

/** Writes into the service worker which files this build consists of, and a version that changes with any of them. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['offline.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter(
          (file) => file !== 'offline.js' && !file.endsWith('.map') && !file.startsWith('.vite/') && !isOfDocs(file),
        )
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replace('__ORRERY_FILES__', JSON.stringify(files.map((file) => `/${file}`)))
        .replace('__ORRERY_VERSION__', JSON.stringify(version));
    },
  };
}
