import type { Kind } from '@orrery/kernel';
import { optionsOf } from '../arguments.ts';
import { playersOf } from '../bots/player.ts';
import { askedRoom } from '../shelf.ts';
import type { Plan } from '../simulate/plan.ts';
import { eyeOf } from './eye.ts';
import type { Table } from './facts.ts';

/** All that it takes to play the games of a plan. */
export async function tableFor(plan: Plan): Promise<Table<Kind>> {
  const rules = await askedRoom(plan.game).rules();
  const options = optionsOf(rules.game, plan.options, plan.seats);
  return { rules, eye: await eyeOf(rules.game), players: await playersOf(rules, plan.bots), options };
}
