import { availableParallelism } from 'node:os';
import { startThreads } from '@orrery/bots/pool';
import { Join, loadShelf, thinkTokenFrom } from '@orrery/server';
import { read, whole } from './arguments.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery think --join URL [--join URL ...] [--places N] [--token-file FILE]
  Thinks for the bots of a server that runs elsewhere, until it is stopped; several --join: of several servers. It is told what
  the seats of bots see, never who plays, and answers with moves. Connects again by itself; on SIGTERM it finishes its thoughts.
  The token is that of the servers: ORRERY_THINK_TOKEN, or the file of --token-file or ORRERY_THINK_TOKEN_FILE.
  --places: how many questions at once, else one for each core.`;

const mostPlaces = 256;

export async function think(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    join: { type: 'string', multiple: true },
    places: { type: 'string' },
    'token-file': { type: 'string' },
  });
  if (positionals.length > 0) throw new BadArguments(`think does not know what to do with '${positionals[0]}'`);
  const urls = (values.join ?? []).map(serverAt);
  if (urls.length === 0) throw new BadArguments('--join says for which server to think');
  const places = values.places === undefined ? availableParallelism() : whole('places', values.places, 1);
  if (places > mostPlaces) throw new BadArguments(`--places is at most ${mostPlaces}`);
  const token = tokenFrom(values['token-file']);
  for (const url of urls.filter(inTheOpen)) console.error(`orrery: the token travels in the open to ${url}; use https`);
  const shelf = import.meta.resolve('@orrery/games');
  const { rules } = await loadShelf(shelf);
  const thinker = startThreads(shelf, places);
  const joins = urls.map((url) => new Join({ url, token, thinker, places, rules, say: console.log }));
  const leave = () => {
    for (const join of joins) join.leave();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave);
  const ends = await Promise.all(
    joins.map(async ({ ended }) => {
      const why = await ended;
      if (why !== null) console.error(`orrery: ${why}`);
      return why;
    }),
  );
  await thinker.close();
  if (ends.every((why) => why !== null)) throw new Failed('nobody is left to think for');
}

function tokenFrom(file: string | undefined): string {
  try {
    const token = thinkTokenFrom(file === undefined ? process.env : { ORRERY_THINK_TOKEN_FILE: file });
    if (token === null) throw new BadArguments('there is no token: ORRERY_THINK_TOKEN or --token-file has it');
    return token;
  } catch (error) {
    if (error instanceof BadArguments) throw error;
    throw new Failed((error as Error).message);
  }
}

/** Readable on its way, unless it stays on this machine. */
function inTheOpen(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return /^(http|ws):$/.test(protocol) && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

function serverAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^(https?|wss?):$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new BadArguments(`--join wants the address of a server (https://club.example), not '${text}'`);
  return text;
}
