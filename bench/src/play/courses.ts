import { type BotName, decide } from '@orrery/bots';
import { Dice, type Seat } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { cpuSeconds } from '../measure.ts';
import { playOut } from '../playouts.ts';

/** Does a fixed piece of work again; gives back how many units it was, and the CPU seconds they took. */
export type Course = () => { readonly units: number; readonly seconds: number };

async function begun(room: Room, seats: number) {
  const { game, mind } = await room.rules();
  const options = game.readOptions(room.first, seats);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults: ${options.problem}`);
  return { game, mind, options: options.value };
}

/** The same random playouts each time: one deal serves many, as in a search. */
export async function playoutCourse(room: Room, seats: number, playouts: number): Promise<Course> {
  const { game, options } = await begun(room, seats);
  return () => {
    const dice = new Dice(`playouts ${seats}`);
    const began = cpuSeconds();
    for (let done = 0; done < playouts; done += BATCH) {
      const dealt = game.setup(options, seats, dice, null);
      for (let i = 0; i < BATCH; i++) playOut(game, game.copy(dealt), dice);
    }
    return { units: playouts, seconds: cpuSeconds() - began };
  };
}
const BATCH = 50;

/** The decisions of a match among bots, its budget counted in playouts; those of later courses are the same ones. */
export async function decisionCourse(room: Room, seats: number, decisions: number, bot: BotName): Promise<Course> {
  const { game, mind, options } = await begun(room, seats);
  const asked: { view: object; by: Seat; seed: string }[] = [];
  for (let match = 0; asked.length < decisions; match++) {
    const dice = new Dice(`decisions ${match}`);
    const s = game.setup(options, seats, dice, null);
    for (let by = game.awaited(s)[0]; by !== undefined && asked.length < decisions; by = game.awaited(s)[0]) {
      const one = { view: game.view(s, by), by, seed: `${match}|${asked.length}` };
      const move = decide({ game, mind }, { view: one.view, me: by, bot, seed: one.seed });
      if (move === null) throw new Error(`${game.id}: a bot that is awaited keeps silent`);
      asked.push(one);
      game.apply(s, by, move, dice, null);
    }
  }
  return () => {
    const began = cpuSeconds();
    for (const { view, by, seed } of asked) decide({ game, mind }, { view, me: by, bot, seed });
    return { units: decisions, seconds: cpuSeconds() - began };
  };
}
