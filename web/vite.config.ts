import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './docs-pages/plugin.ts';
import { installable } from './installable.ts';
import { lightWorker } from './light-worker.ts';
import { offlineFiles } from './offline-files.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), installable(), docsPages(), offlineFiles(), precompress()],
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
      input: { index: 'index.html', offline: 'src/offline/worker.ts', docs: 'docs-pages/docs.css' },
      output: {
        // The service worker must keep its address: browsers look for a new version there.
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
