import { parentPort, workerData } from 'node:worker_threads';
import type { Room } from '@orrery/words/room';
import { answers, thinkAbout } from './answer.ts';
import type { Asked } from './protocol.ts';

/** Entry of a worker thread; which shelf it thinks about comes with it, as the address of a module. */
const { shelf } = (await import((workerData as { shelf: string }).shelf)) as { shelf: readonly Room[] };
const port = parentPort!;
const answer = answers(thinkAbout(shelf, () => process.threadCpuUsage().user / 1000));
port.on('message', (asked: Asked) => void answer(asked).then((answered) => port.postMessage(answered)));
