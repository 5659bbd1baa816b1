// The end of `npm test`: every message of the app was said by a screen, a log or a speech that a test reached.
import { heardIn, unheard } from './words/heard.ts';
import { catalogues } from './words/sentences.ts';

const left = unheard(await catalogues(), heardIn(process.env.ORRERY_HEARD ?? ''));
if (left.length > 0) {
  console.error(`\norrery: no test reaches these messages; reach them, or delete them:\n  ${left.join('\n  ')}\n`);
  process.exit(1);
}
