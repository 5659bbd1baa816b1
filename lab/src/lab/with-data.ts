import type { Game, Kind } from '@orrery/kernel';
import { fromFile } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { askedRoom } from '../shelf.ts';

/** The options with a data set of one's own among them; where a game has several kinds of data, those that are there by their names. */
export async function withData(
  id: string | undefined,
  options: string | undefined,
  data: string | undefined,
): Promise<string | undefined> {
  if (data === undefined || id === undefined) return options;
  const { game } = await askedRoom(id).rules();
  const [asked, own] = [objectIn(fromFile(options ?? '{}')), objectIn(fromFile(data))];
  return JSON.stringify({ ...asked, ...(isOne(game) ? { data: own } : own) });
}

/** The data among options as `--data` takes them. */
export function dataIn(game: Game<Kind>, options: object): object {
  const whole = options as Readonly<Record<string, object>>;
  if (isOne(game)) return whole.data!;
  return Object.fromEntries((game.dataOptions ?? []).map((name) => [name, whole[name]]));
}

const isOne = ({ dataOptions = [] }: Pick<Game<Kind>, 'dataOptions'>) => dataOptions.join() === 'data';

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // As below.
  }
  throw new BadArguments('--data and --options want JSON, or @ and a file with it');
}
