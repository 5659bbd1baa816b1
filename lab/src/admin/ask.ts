import fs from 'node:fs';
import {
  adminTokenOf,
  type Carried,
  carryOutAlone,
  findRunning,
  InUse,
  type Order,
  tokenFile,
  type Where,
} from '@orrery/server';
import { Failed } from '../problem.ts';

/** Where the data of the server are, and where it listens, if that was said. */
export interface Asked {
  readonly data: Where;
  readonly url: string | null;
}

/** Gives an order to the running server, or carries it out on its data if none runs. */
export async function give(order: Order, { data, url }: Asked): Promise<Carried> {
  if (url !== null) return ask(order, url, await tokenOf(data));
  if ('database' in data) return giveDatabase(order, data);
  const running = findRunning(data.folder);
  if (running === null) {
    if (!fs.existsSync(`${data.folder}/orrery.sqlite`)) throw new Failed(`there are no data in ${data.folder}`);
    return carryOutAlone(data, order);
  }
  if (running.port === null)
    throw new Failed(`a server runs on ${data.folder} but does not listen yet; try again, or say where with --url`);
  return ask(order, `http://127.0.0.1:${running.port}`, await tokenOf(data));
}

async function giveDatabase(order: Order, data: Where): Promise<Carried> {
  try {
    return await carryOutAlone(data, order);
  } catch (error) {
    if (error instanceof InUse) throw new Failed(`${error.message}; say with --url where one of them listens`);
    throw new Failed((error as Error).message);
  }
}

async function tokenOf(data: Where): Promise<string> {
  const token = process.env.ORRERY_ADMIN_TOKEN;
  if (token) return token;
  if ('database' in data) {
    const kept = await adminTokenOf(data.database).catch(() => null);
    if (kept === null) throw new Failed('the token cannot be read from the database; set ORRERY_ADMIN_TOKEN');
    return kept;
  }
  try {
    return fs.readFileSync(tokenFile(data.folder), 'utf8').trim();
  } catch {
    throw new Failed(
      `the token in ${tokenFile(data.folder)} cannot be read; be the user of the server, or set ORRERY_ADMIN_TOKEN`,
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
