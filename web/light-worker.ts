import type { Plugin } from 'vite';

const drawn = /\/(table\/index\.tsx|words\/index\.ts)$/;

/** Bots think in a worker that never draws or speaks: what the shelf would load for that is left out of its build. */
export function lightWorker(): Plugin {
  return {
    name: 'light-worker',
    enforce: 'pre',
    resolveId: (source) => (drawn.test(source) ? '\0unseen' : null),
    load: (id) => (id === '\0unseen' ? 'export {};' : null),
  };
}
