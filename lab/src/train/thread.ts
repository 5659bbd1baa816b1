import { parentPort, workerData } from 'node:worker_threads';
import { playersOf } from '../bots/player.ts';
import { askedRoom } from '../shelf.ts';
import { lessonsOf, type Schooling } from './lessons.ts';

/** Entry of a thread: plays the games it is told to, one at a time. */
const work = workerData as Schooling;
const port = parentPort!;
const rules = await askedRoom(work.game).rules();
const players = await playersOf(rules, work.players);
port.on('message', (g: number) => port.postMessage(lessonsOf(rules, players, work, g)));
