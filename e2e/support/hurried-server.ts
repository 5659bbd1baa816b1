// The real server at which time passes E2E_HURRY times as fast, for journeys about what comes when it has passed.
import { realTime, type Time } from '@orrery/clock';
import { realSurroundings } from '../../server/src/matches/live.ts';
import { serve } from '../../server/src/serve.ts';
import { settingsFrom } from '../../server/src/settings.ts';

const times = Number(process.env.E2E_HURRY);
const time: Time = {
  now: () => realTime.now() * times,
  after: (ms, work) => realTime.after(ms / times, work),
};
await serve(() => ({ ...settingsFrom(process.env), around: { ...realSurroundings, time } }));
