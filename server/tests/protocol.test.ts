import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@orrery/wire';
import { expect, test } from 'vitest';
import { statusOf } from '../src/http/status.ts';
import { bidToTheEnd } from './bidders.ts';
import { Person } from './client.ts';
import { freshFolder, freshServer, layBidding } from './house.ts';

const page = fs.readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

test('the bot of docs/protocol.md plays a match to its end', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const device = await ada.follow(table.id);
  const folder = freshFolder();
  fs.writeFileSync(path.join(folder, 'bot.mjs'), /```js\n([\s\S]*?)```/.exec(page)![1]!);
  const choose = `({ mine }) => (mine.laid === null ? { t: 'lay', card: mine.hand[0] } : { t: 'seal' })`;
  fs.writeFileSync(
    path.join(folder, 'choose.mjs'),
    `const bid = ${choose};\nexport const choose = (_game, view) => bid(view);\n`,
  );
  const bot = spawn(process.execPath, [path.join(folder, 'bot.mjs'), `http://127.0.0.1:${port}`, table.code!]);
  try {
    await device.until(() => device.table()?.seats[1]?.name === 'My bot' && device.table()?.seats[1]?.online === true);
    await ada.post(`/api/tables/${table.id}/start`);
    await bidToTheEnd(device, 0);
  } finally {
    bot.kill('SIGKILL');
  }
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
