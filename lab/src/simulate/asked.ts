import { availableParallelism } from 'node:os';
import type { Rules } from '@orrery/bots';
import type { Kind } from '@orrery/kernel';
import { fromFile, optionsOf, seatsOf, whole } from '../arguments.ts';
import { playersOf } from '../bots/player.ts';
import { specsOf } from '../bots/spec.ts';
import { BadArguments } from '../problem.ts';
import { askedRoom } from '../shelf.ts';
import type { Plan } from './plan.ts';

/** What every command understands that lets bots play; `games`: as many unless somebody says otherwise. */
export const playing = (games: number) =>
  ({
    seats: { type: 'string' },
    bots: { type: 'string', default: 'normal' },
    games: { type: 'string', default: `${games}` },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean', default: false },
  }) as const;

interface Values extends Partial<Record<keyof ReturnType<typeof playing>, string | boolean | undefined>> {
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly probe?: string | undefined;
}

/** The plan that a command line asks for, all of it known to be good; what is in files is read here. */
export async function askedPlan(
  command: string,
  values: Values,
  positionals: readonly string[],
  fewest: number,
): Promise<{ readonly plan: Plan; readonly cores: number; readonly rules: Rules<Kind> }> {
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadArguments(`${command} wants one game`);
  const room = askedRoom(game);
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
  const seats = seatsOf(room, text(values.seats));
  const games = whole('games', values.games, fewest);
  const bots = specsOf(fromFile(values.bots), seats, values.probe);
  const rules = await room.rules();
  const asked = text(values.options);
  const options = asked === undefined ? undefined : fromFile(asked);
  optionsOf(rules.game, options, seats);
  await playersOf(rules, bots);
  const cores = values.cores === undefined ? availableParallelism() : whole('cores', `${values.cores}`, 1);
  return { plan: { game, seats, bots, games, seed: values.seed, options }, cores, rules };
}
