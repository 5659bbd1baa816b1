import { parentPort, workerData } from 'node:worker_threads';
import { playersOf } from '../bots/player.ts';
import { askedRoom } from '../shelf.ts';
import { lessonsOf, type Schooling } from './lessons.ts';
import { standingsOf } from './standings.ts';
import { subjectOf } from './subject.ts';

/** Entry of a thread: plays the games it is told to, one at a time. */
const work = workerData as Schooling;
const port = parentPort!;
const rules = await askedRoom(work.game).rules();
const players = await playersOf(rules, work.players);
const subject = subjectOf(rules.mind, work)!;
port.on('message', (g: number) =>
  port.postMessage(
    'sides' in subject ? standingsOf(rules, subject, players, work, g) : lessonsOf(rules, subject, players, work, g),
  ),
);
