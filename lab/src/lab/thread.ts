import { parentPort, workerData } from 'node:worker_threads';
import { optionsOf } from '../arguments.ts';
import { playersOf } from '../bots/player.ts';
import { askedRoom } from '../shelf.ts';
import type { Plan } from '../simulate/plan.ts';
import { factsOf } from './facts.ts';

/** Entry of a thread: plays the games it is told to, one at a time. */
const plan = workerData as Plan;
const port = parentPort!;
const rules = await askedRoom(plan.game).rules();
const options = optionsOf(rules.game, plan.options, plan.seats);
const players = await playersOf(rules, plan.bots);
port.on('message', (g: number) => port.postMessage(factsOf(rules, players, options, plan, g)));
