import { serve } from './serve.ts';
import { settingsFrom } from './settings.ts';

await serve(() => settingsFrom(process.env));
