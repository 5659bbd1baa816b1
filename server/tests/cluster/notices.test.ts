import { expect, test } from 'vitest';
import { adminTokenOf } from '../../src/place/database.ts';
import { Person } from '../client.ts';
import { at, freshNodes } from './nodes.ts';

test('an announcement is one and the same at all nodes, those that come later with them, until it is taken back', async () => {
  const { database, nodes, more } = await freshNodes(2);
  const token = await adminTokenOf(database);
  const announce = (text: string | null) =>
    fetch(`http://127.0.0.1:${nodes[0]!.port}/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ do: 'announce', text, at: null }),
    });
  const ada = await Person.arrive(nodes[0]!.port, 'Ada');
  expect((await announce('Back in five minutes')).status).toBe(200);
  const { notice } = await ada.tables();
  expect(notice).toMatchObject({ text: 'Back in five minutes' });
  nodes.push(await more());
  for (const { port } of nodes) {
    expect((await at(ada, port).tables()).notice).toEqual(notice);
    expect((await (await at(ada, port).device()).next('notice')).notice).toEqual(notice);
  }
  await announce(null);
  for (const { port } of nodes) expect(await at(ada, port).tables()).not.toHaveProperty('notice');
});
