// The real server as its own process, with the shelf of the tests and room for bursts.
import { serve } from '../src/serve.ts';
import { settingsFrom } from '../src/settings.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };

await serve(() => {
  const settings = settingsFrom(process.env);
  const shelf = new URL('./shelf.ts', import.meta.url).href;
  const socketLimits = { ...settings.socketLimits, perSocket: plenty, perAddress: plenty, socketsPerAddress: 10_000 };
  // People of the tests have no page that takes part in the luck, unless the test says how long they have.
  const luckWait = process.env.ORRERY_LUCK_WAIT === undefined ? 0 : settings.luckWait;
  return { ...settings, shelf, requestsPerMinute: 1_000_000, socketLimits, luckWait };
});
