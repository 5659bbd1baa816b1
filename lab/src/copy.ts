import fs from 'node:fs';
import path from 'node:path';
import { type Copied, copyAll, Differs } from '@orrery/server';
import { read } from './arguments.ts';
import { BadArguments, Failed } from './problem.ts';
import { progress } from './progress.ts';

export const usage = `orrery copy --from DIR|URL --to DIR|URL [--json]
  Moves everything a server keeps, its keys too, from a folder of data to a PostgreSQL (postgres://...), or back, while no
  server runs on either. The target has to be empty; it gets everything or nothing, and nothing is changed in the source. Then
  every match is compared and played again by its rules. Exit code 1 if one does not hold, for whatever reason.`;

export async function copy(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    from: { type: 'string' },
    to: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0) throw new BadArguments(`copy does not know what to do with '${positionals[0]}'`);
  const [from, to] = [placeOf('from', values.from), placeOf('to', values.to)];
  if (!isAddress(from) && !fs.existsSync(path.join(from, 'orrery.sqlite')))
    throw new Failed(`there are no data in ${from}`);
  const tell = progress('copy', values.json === true);
  const copied = await copyAll({ from, to, tell: tell.at }).catch((error: Error) => {
    tell.done();
    if (error instanceof Differs) throw new Failed(`${error.message}: what is in the target now is not to be used`);
    throw new Failed(`nothing was copied: ${error.message}`);
  });
  tell.done();
  console.log(values.json ? JSON.stringify(copied) : inWords(copied));
  if (copied.broken.length > 0)
    throw new Failed(
      [
        'everything was copied as it was, but some matches do not hold, nor did they before:',
        ...copied.broken.map(({ match, problem }) => `  ${match}: ${problem}`),
      ].join('\n'),
    );
}

function inWords({ tables, people, matches, unplayed }: Copied): string {
  const checked = unplayed === 0 ? 'all played again by their rules' : `${unplayed} of them of rules that are not here`;
  return `copied: ${people} people, ${tables} tables, ${matches} matches (${checked})`;
}

const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** A folder may be named by the file in it. */
function placeOf(option: string, text: string | undefined): string {
  if (text === undefined || text === '') throw new BadArguments(`copy wants --${option}`);
  if (isAddress(text)) return text;
  const place = path.resolve(text);
  return path.basename(place) === 'orrery.sqlite' ? path.dirname(place) : place;
}
