import { verifyMatch } from '@orrery/kernel';
import { read } from './arguments.ts';
import { readFile } from './file.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery verify FILE
  Plays a recorded match again and checks it: order, legality, draws, take-backs, and every draw against the sealed key.
  Exit code 0 if all is well, 1 if not; also 1 if the file has no key, for then its luck cannot be checked.`;

export async function verify(args: readonly string[]): Promise<void> {
  const [path, ...more] = read(args, {}).positionals;
  if (path === undefined || more.length > 0) throw new BadArguments('verify wants one file');
  const { file, edition } = await readFile(path);
  const { game } = await edition.rules();
  const verdict = verifyMatch(game, file);
  if (!verdict.ok) throw new Failed(`${path} does not hold: ${verdict.problem}`);
  const { entries, draws, derived, result } = verdict;
  const end = result === null ? 'not over yet' : `over, places ${result.places.join(' ')}`;
  const match = `${file.head.game}, ${file.head.seats} seats, ${entries} entries; ${end}`;
  if (derived === null)
    throw new Failed(`${path} follows the rules, but has no key: its ${draws} draws cannot be checked (${match})`);
  console.log(`${path} holds: ${derived} of ${draws} draws match the key (${match})`);
}
