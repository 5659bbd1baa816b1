// The end of `npm test`: every message of the app was said by a screen, a log or a speech that a test reached.
import fs from 'node:fs';
import { heardIn, unheard } from './words/heard.ts';
import { catalogues } from './words/sentences.ts';

// Those that none reaches as yet: the list only ever gets shorter.
const list = new URL('./words/unreached.txt', import.meta.url);
const known = new Set(fs.readFileSync(list, 'utf8').split('\n').filter(Boolean));
const left = unheard(await catalogues(), heardIn(process.env.ORRERY_HEARD ?? ''));
const found = left.filter((message) => !known.has(message));
const reached = [...known].filter((message) => !left.includes(message));
if (reached.length > 0)
  console.error(`\norrery: reached now, to be taken off unreached.txt:\n  ${reached.join('\n  ')}\n`);
if (found.length > 0) {
  console.error(`\norrery: no test reaches these messages; reach them, or delete them:\n  ${found.join('\n  ')}\n`);
  process.exit(1);
}
