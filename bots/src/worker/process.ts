import fs from 'node:fs';
import os from 'node:os';
import { answers } from './answer.ts';
import type { Asked } from './protocol.ts';
import { startThreads } from './start-threads.ts';

/** Less would tell on the turns of the server's loop, more lets bots starve on a busy machine. */
const niceness = 5;

/** Entry of the process in which the bots of a server think: `<shelf> <how many threads>`. It ends with its server. */
const [shelf = '', most = '1'] = process.argv.slice(2);
const threads = startThreads(shelf, Number(most));
const answer = answers((question, share) => threads.think(question, share));

// The server comes first, in computing time and when there is no memory left.
try {
  os.setPriority(niceness);
  if (process.platform === 'linux') fs.writeFileSync('/proc/self/oom_score_adj', '500');
} catch {
  // Where that is not allowed it thinks all the same.
}
// Whoever stops the server by a signal to all of its processes stops the server: it tells this one when it is time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => process.connected && process.send?.(answered));
});
