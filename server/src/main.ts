import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Half of a start is reading our own code: what Node makes of it is kept beside the packages for the next one. Where nobody may
// write there, nothing is kept. Nowhere else: what lies there is run.
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/orrery');
enableCompileCache(cache);
// Threads and processes that it starts find it by this alone.
process.env.NODE_COMPILE_CACHE ??= cache;
const [{ serve }, { settingsFrom }] = await Promise.all([import('./serve.ts'), import('./settings.ts')]);
await serve(() => settingsFrom(process.env));
flushCompileCache();
