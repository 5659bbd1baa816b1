import { type LeftOut, verifyMatch } from '@orrery/kernel';
import { read } from './arguments.ts';
import { readFile } from './file.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery verify FILE
  Plays a recorded match again and checks it: order, legality, draws, take-backs, and every draw against the sealed key and
  the nonces of its players; and all of it against what the device that saved the file had seen. It names who cheated.
  Exit code 0 if everything checks out, otherwise 1; also where the luck can’t be checked, because the file has no key or calls its
  draws those of another match from which it goes on.`;

export async function verify(args: readonly string[]): Promise<void> {
  const [path, ...more] = read(args, {}).positionals;
  if (path === undefined || more.length > 0) throw new BadArguments('verify wants one file');
  const { file, edition } = await readFile(path);
  const { game } = await edition.rules();
  const verdict = verifyMatch(game, file);
  if (!verdict.ok) throw new Failed(`${path} does not hold (${verdict.fault}): ${verdict.problem}`);
  const { entries, draws, derived, result, leftOut } = verdict;
  const end = result === null ? 'not over yet' : `over, places ${result.places.join(' ')}`;
  const match = `${file.head.game}, ${file.head.seats} seats, ${entries} entries; ${end}`;
  if (derived === null)
    throw new Failed(`${path} follows the rules, but has no key: its ${draws} draws cannot be checked (${match})`);
  if (derived < draws)
    throw new Failed(
      `${path} follows the rules, but says that its ${draws - derived} draws up to entry ${file.takenOver} are of another ` +
        `match: they cannot be checked; the other ${derived} match the key (${match})`,
    );
  console.log(`${path} holds: ${derived} of ${draws} draws match the key (${match})`);
  for (const out of leftOut ?? []) console.log(`${namesOf(out, file.names)}: ${inWords[out.why]}`);
}

const inWords: Readonly<Record<LeftOut['why'], string>> = {
  absent: 'had no part in the luck, for no seal came in time',
  silent: 'did not open the nonce that was sealed, so that it did not count',
  other: 'opened another nonce than was sealed, so that it did not count',
};

function namesOf({ seats }: LeftOut, names: readonly string[]): string {
  return seats.map((seat) => `${names[seat] ?? '?'} (seat ${seat + 1})`).join(', ');
}
