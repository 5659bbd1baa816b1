// Our server as it is, with the small match of the load on its shelf and without limits for one address, for all the load comes
// from one.
import { serve } from '../../../../server/src/serve.ts';
import { settingsFrom } from '../../../../server/src/settings.ts';
import { tidyWhenAsked } from './tidy.ts';

tidyWhenAsked();
const unlimited = { burst: 1e12, perSecond: 1e12 };
await serve(() => {
  const settings = settingsFrom(process.env);
  return {
    ...settings,
    shelf: new URL('../marks.ts', import.meta.url).href,
    requestsPerMinute: 1e9,
    // Of a minute and a half one would be all of a day's.
    backups: { ...settings.backups, every: 0 },
    costs: {
      ...{ person: unlimited, address: unlimited, all: unlimited },
      bots: { person: unlimited, address: unlimited },
    },
    socketLimits: {
      ...settings.socketLimits,
      ...{ perSocket: unlimited, perAddress: unlimited, socketsPerAddress: 1e6, sockets: 1e6 },
    },
  };
});
