import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';

test('a cluster whose port is taken says so in a line, and starts nothing that would be left behind', async () => {
  const taken = net.createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as net.AddressInfo;
  const main = new URL('../../../tools/cluster/main.ts', import.meta.url).pathname;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const cluster = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  cluster.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(cluster, 'close');
  taken.close();
  expect(code).toBe(1);
  expect(said.split('\n').slice(0, -1)).toEqual([
    `orrery cluster: port ${port} is taken by another program; choose one with PORT=...`,
    'orrery cluster: ending ...',
  ]);
});
