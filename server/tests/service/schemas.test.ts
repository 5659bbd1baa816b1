import fs from 'node:fs';
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';

const folder = new URL('../../../docs/protocol/', import.meta.url);

test('the schemas are served as they are in docs/protocol, without a session', async () => {
  const { port } = await freshServer();
  const stranger = new Person(port);
  const { schemas } = await stranger.get<{ schemas: string[] }>('/protocol');
  expect(schemas).toContain('/protocol/messages.json');
  expect(schemas).toHaveLength(fs.readdirSync(folder).filter((name) => name.endsWith('.json')).length);
  for (const at of schemas) {
    const answer = await stranger.ask('GET', at);
    expect(answer.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    expect(await answer.text()).toBe(fs.readFileSync(new URL(at.slice('/protocol/'.length), folder), 'utf8'));
  }
});

test.each(['/protocol/nothing.json', '/protocol/..%2f..%2fpackage.json', '/protocol/constructor'])(
  'no other file comes out at %s',
  async (at) => {
    const { port } = await freshServer();
    expect(await new Person(port).trouble('GET', at)).toEqual({ code: 'NO_SUCH_PATH' });
  },
);
