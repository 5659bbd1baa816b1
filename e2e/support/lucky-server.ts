// The real server with luck known beforehand, by the seed in E2E_LUCK.
import { realTimeAndLuck } from '../../server/src/matches/live.ts';
import { serve } from '../../server/src/serve.ts';
import { settingsFrom } from '../../server/src/settings.ts';
import { KnownLuck } from './luck.ts';

const luck = (_match: unknown, drawn: number) => new KnownLuck(process.env.E2E_LUCK ?? '', drawn);
await serve(() => ({ ...settingsFrom(process.env), around: { ...realTimeAndLuck, luck } }));
