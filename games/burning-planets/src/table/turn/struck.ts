import type { Seat, Told } from '@orrery/kernel';
import type { BurningPlanets } from '../../rules/kind.ts';
import { sentence } from '../../words/sentence.ts';
import type { TableNames } from '../names.ts';

/** How my attack came out, in words, for as long as nothing was done since; null: my last act was another. */
export function lastStruck(told: readonly Told<BurningPlanets>[], me: Seat, names: TableNames): string | null {
  const attack = told.at(-1)?.seen.find((one) => one.t === 'attacked' && one.seat === me);
  const said = attack === undefined ? null : sentence(attack, names.as, names.name, names.say, names.options);
  return said === null ? null : names.say(said.id, said.values);
}
