import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@orrery/wire';
import { afterEach, expect, test } from 'vitest';
import { statusOf } from '../../src/http/status.ts';
import { defaults } from '../../src/settings.ts';
import { bid, bidToTheEnd, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const page = fs.readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

const entry = (choose: string): string => {
  const folder = freshFolder();
  const at = path.join(folder, 'bot.mjs');
  fs.writeFileSync(at, /```js\n([\s\S]*?)```/.exec(page)![1]!);
  fs.writeFileSync(
    path.join(folder, 'choose.mjs'),
    `export const choose = (_game, { mine }, _seat, refused) => ${choose};\n`,
  );
  return at;
};
const sensible = `mine.laid === null ? { t: 'lay', card: mine.hand[0] } : { t: 'seal' }`;

/** Ada's table, and the bot of the page in its other seat. */
async function withBot(server: { readonly port: number }, choose = sensible) {
  const ada = await Person.arrive(server.port, 'Ada');
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const device = await ada.follow(table.id);
  const bot = spawn(process.execPath, [entry(choose), `http://127.0.0.1:${server.port}`, table.code!]);
  bots.push(bot);
  const here = () => device.table()?.seats[1];
  await device.until(() => here()?.name === 'My bot' && here()?.online === true);
  await ada.post(`/api/tables/${table.id}/start`);
  await device.until(() => device.steps(0) !== undefined);
  return { ada, table, device };
}

const bots: ChildProcess[] = [];
afterEach(() => {
  for (const bot of bots.splice(0)) bot.kill('SIGKILL');
});

test('the bot of docs/protocol.md has about fifty lines and plays a match to its end', async () => {
  expect(/```js\n([\s\S]*?)```/.exec(page)![1]!.trim().split('\n').length).toBeLessThan(60);
  const { device } = await withBot(await freshServer());
  await bidToTheEnd(device, 0);
});

test('it chooses again after a refusal', async () => {
  const illegal = `refused.length < 2 ? { t: 'lay', card: 99 + refused.length } : ${sensible}`;
  const { device } = await withBot(await freshServer(), illegal);
  await bidToTheEnd(device, 0);
});

test('it waits when it was too fast, and goes on', async () => {
  // Two messages at once, then one in a quarter of a second: a hello and a play are too many already.
  const slow = { ...defaults.socketLimits, perSocket: { burst: 2, perSecond: 4 } };
  const server = await freshServer({ socketLimits: slow });
  const { device } = await withBot(server);
  // Ada herself has to be patient as well.
  for (;;) {
    await device.until(() => device.steps(0)?.result !== null || device.steps(0)!.awaited.includes(0));
    if (device.steps(0)!.result !== null) break;
    await new Promise((done) => setTimeout(done, 600));
    const { hand, laid } = viewOf(device, 0).mine!;
    await device.play(0, laid === null ? { t: 'lay', card: hand[0] } : { t: 'seal' });
  }
});

test('it comes back to a server that has fallen', async () => {
  const data = freshFolder();
  const before = await freshServer({ data });
  const { ada, table, device } = await withBot(before);
  await bid(device, 0);
  device.close();
  await before.close();
  await freshServer({ data, port: before.port });
  const again = await ada.follow(table.id);
  await bidToTheEnd(again, 0);
});

test('docs/protocol.md names every error, with its status', () => {
  for (const code of errorCodes) {
    const row = page
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${code}\``) && line.split('|').length === 5);
    expect(row, code).toBeDefined();
    if (code !== 'NO_HELLO') expect(row).toContain(`| ${statusOf[code]} |`);
  }
});
