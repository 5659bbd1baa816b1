import { verifyMatch } from '@orrery/kernel';
import { read } from './arguments.ts';
import { readFile } from './file.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery verify FILE
  Plays a recorded match again and checks it: order, legality, draws, take-backs, and every draw against the sealed key if the
  file has it. Exit code 0 if all is well, 1 if not.`;

export async function verify(args: readonly string[]): Promise<void> {
  const [path, ...more] = read(args, {}).positionals;
  if (path === undefined || more.length > 0) throw new BadArguments('verify wants one file');
  const { file, room } = readFile(path);
  const { game } = await room.rules();
  const verdict = verifyMatch(game, file);
  if (!verdict.ok) throw new Failed(`${path} does not hold: ${verdict.problem}`);
  const { entries, draws, derived, result } = verdict;
  const luck =
    derived === null ? `${draws} draws, no key to check them by` : `${derived} of ${draws} draws match the key`;
  const end = result === null ? 'not over yet' : `over, places ${result.places.join(' ')}`;
  console.log(`${path} holds: ${file.head.game}, ${file.head.seats} seats, ${entries} entries, ${luck}; ${end}.`);
}
