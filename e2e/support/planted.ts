// The app with another shelf, for journeys about the first page: built once, served without a server behind it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { leaveUnpainted } from './unpainted.ts';

const web = path.resolve(import.meta.dirname, '../../web');

export interface PlantedApp {
  readonly url: string;
  close(): Promise<void>;
}

const common = { configFile: false, root: web, logLevel: 'error' } as const;

/** Of all workers of a run, whose process is this one. */
const folderOf = (run: number): string => path.join(os.tmpdir(), `orrery-planted-${run}`);

export async function plantedApp(): Promise<PlantedApp> {
  const outDir = await builtOnce(folderOf(process.ppid));
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the planted app has no address');
  return { url, close: () => server.close() };
}

/** The first worker that comes builds; the others wait for it. */
async function builtOnce(folder: string): Promise<string> {
  const app = path.join(folder, 'app');
  try {
    fs.mkdirSync(folder);
  } catch {
    while (!fs.existsSync(app)) await sleep(100);
    return app;
  }
  const outDir = path.join(folder, 'building');
  await build({
    ...common,
    build: { outDir, emptyOutDir: true },
    plugins: [react()],
    worker: { format: 'es' },
    resolve: { alias: { '@orrery/games': path.join(import.meta.dirname, 'planted-shelf.ts') } },
  });
  fs.renameSync(outDir, app);
  return app;
}

/** At the end of a run, in its own process. */
export default function forget(): void {
  fs.rmSync(folderOf(process.pid), { recursive: true, force: true });
}

export interface Planted {
  readonly games: number;
  readonly lang: 'it' | 'en';
  readonly plate?: 'night' | 'day' | 'contrast';
  /** Answers of the server by path; everything else is out of reach. */
  readonly answers: Readonly<Record<string, object>>;
  /** As the browser keeps them. */
  readonly localTables?: readonly { readonly id: string }[];
}

/** Everything a page finds in its browser, and what its server would say. */
export async function plant(context: BrowserContext, planted: Planted): Promise<void> {
  const { games, lang, plate = 'night', answers, localTables = [] } = planted;
  await leaveUnpainted(context);
  const prefs = JSON.stringify({ lang, plate, speed: 'off', motion: 'still', sound: false });
  await context.addInitScript(
    ({ games, prefs, tables }) => {
      localStorage.setItem('planted-games', `${games}`);
      localStorage.setItem('orrery.prefs', prefs);
      const open = indexedDB.open('orrery-tables');
      open.onupgradeneeded = () => void open.result.createObjectStore('tables');
      open.onsuccess = () => {
        const store = open.result.transaction('tables', 'readwrite').objectStore('tables');
        if (sessionStorage.getItem('planted') === null) for (const table of tables) store.put(table, table.id);
        sessionStorage.setItem('planted', 'yes');
      };
    },
    { games, prefs, tables: localTables },
  );
  await context.route(
    ({ pathname }) => /^\/(api\/|healthz|ws|offline\.js)/.test(pathname),
    async (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      if (answer === undefined) await route.abort();
      else await route.fulfill({ json: answer });
    },
  );
}
