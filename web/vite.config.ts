import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './docs-pages/plugin.ts';
import { installable } from './installable.ts';
import { lightWorker } from './light-worker.ts';
import { offlineFiles } from './offline-files.ts';
import { precompress } from './precompress.ts';
import { followsTextSize } from './text-size.ts';

/**
 * A page waits for every file that it begins with, and browsers ask for six at a time: what it begins with is one file, and what several
 * pages share are a few larger ones. Not in it: the page's own beginning, which waits for words that need that file; what is loaded alone.
 */
const notByItself = /^(?!.*(web[\\/](index\.html|src[\\/](main|offline[\\/])|docs-pages)))/;
/** Style sheets stay where they are: gathered otherwise they come in another order, and the last one counts. */
const undrawn = /[\\/](kernel|words|clock|wire|ratings|bots|card|rules|sight|node_modules)[\\/](?!.*\.(css|tsx)$)/;
/** Small parts of the page's own: one file each would be asked for one by one. */
const smallParts = /[\\/]web[\\/]src[\\/].*\.ts$/;
/** What pages share is called by all their names: the first will do. */
const firstName = (name: string, otherwise = name) => (name.includes('~') ? name.split('~')[0]! : otherwise);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), installable(), docsPages(), offlineFiles(), precompress()],
  css: { postcss: { plugins: [followsTextSize()] } },
  worker: { format: 'es', plugins: () => [lightWorker()] },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/healthz': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
  build: {
    manifest: true,
    // Scripts are not named twice: under a service worker Chromium fetches what a page preloads, and then fetches it again.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    target: 'es2022',
    rolldownOptions: {
      // How long the build took is nothing to who only wants to play.
      checks: { bundlerTimings: false },
      input: { index: 'index.html', offline: 'src/offline/worker.ts', docs: 'docs-pages/docs.css' },
      output: {
        // The service worker must keep its address: browsers look for a new version there.
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ name }) => `assets/${firstName(name)}-[hash].js`,
        assetFileNames: ({ names: [file = ''] }) => `assets/${firstName(file, '[name]')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: notByItself, priority: 1 },
            { name: 'shared', test: undrawn, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
            {
              ...{ name: 'small', test: smallParts, minShareCount: 2, maxModuleSize: 4_000 },
              ...{ entriesAware: true, entriesAwareMergeThreshold: 8_000 },
            },
          ],
        },
      },
    },
  },
});
