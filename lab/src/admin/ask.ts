import fs from 'node:fs';
import { type Carried, carryOutAlone, findRunning, type Order, tokenFile } from '@orrery/server';
import { Failed } from '../problem.ts';

/** Where the data of the server are, and where it listens, if that was said. */
export interface Where {
  readonly folder: string;
  readonly url: string | null;
}

/** Gives an order to the running server, or carries it out on its data if none runs. */
export async function give(order: Order, { folder, url }: Where): Promise<Carried> {
  const running = url === null ? findRunning(folder) : null;
  if (url === null && running === null) {
    if (!fs.existsSync(`${folder}/orrery.sqlite`)) throw new Failed(`there are no data in ${folder}`);
    return carryOutAlone(folder, order);
  }
  if (url === null && running?.port == null)
    throw new Failed(`a server runs on ${folder} but does not listen yet; try again, or say where with --url`);
  return ask(order, url ?? `http://127.0.0.1:${running?.port}`, tokenOf(folder));
}

function tokenOf(folder: string): string {
  const token = process.env.ORRERY_ADMIN_TOKEN;
  if (token) return token;
  try {
    return fs.readFileSync(tokenFile(folder), 'utf8').trim();
  } catch {
    throw new Failed(
      `the token in ${tokenFile(folder)} cannot be read; be the user of the server, or set ORRERY_ADMIN_TOKEN`,
    );
  }
}

async function ask(order: Order, url: string, token: string): Promise<Carried> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let answer: Response;
  try {
    answer = await fetch(new URL('/admin', url), { method: 'POST', headers, body: JSON.stringify(order) });
  } catch {
    throw new Failed(`no server answers at ${url}; say where it listens with --url`);
  }
  const said = (await answer.json().catch(() => null)) as (Carried & { code?: string }) | null;
  if (answer.ok && said !== null) return said;
  if (said?.code === 'WRONG_TOKEN')
    throw new Failed(`the server at ${url} does not take this token: is it of another data folder?`);
  if (said?.code === 'TOO_FAST') throw new Failed('too many wrong tokens; try again in a minute');
  if (said?.code === 'MALFORMED')
    throw new Failed('the server does not understand this order: text too long, or an older version?');
  throw new Failed(`the server at ${url} answered ${said?.code ?? answer.status}`);
}
