// While a match is played nobody gets it with all cards open: every route of the server is asked, by who plays, who watches and who only
// knows its ids. When it is over the same questions have the answer, so that these would have found it.
import diagnostics from 'node:diagnostics_channel';
import { type Observer, readMatchFile, type Seat } from '@orrery/kernel';
import type { TableInfo, ToldPage } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { shelf } from '../shelf.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}
const routes: Route[] = [];
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url });
  });
});
const { port } = await freshServer();

interface Asker {
  readonly name: string;
  readonly person: Person;
}
interface Running {
  readonly table: TableInfo;
  readonly ada: Person;
  readonly bo: Person;
  readonly askers: readonly Asker[];
}

/** A table at which two play and one watches; somebody else has heard of all its ids. */
async function running(game: string): Promise<Running> {
  const [ada, bo, eve, mallory] = [
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port),
    await Person.arrive(port),
  ];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const laid = await ada.post('/api/tables', { game, seats, listed: false, spectators: true });
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const table = await ada.post(`/api/tables/${laid.id}/start`);
  for (const [seat, person] of [ada, bo].entries()) await stepsOnce(await person.follow(laid.id), seat);
  const askers = [
    { name: 'who plays', person: ada },
    { name: 'who watches', person: eve },
    { name: 'a stranger', person: mallory },
  ];
  return { table: { ...table, link: laid.link! }, ada, bo, askers };
}

/** Who plays leaves nothing by these: the match would be over, or they would be somebody else. */
const isLeaving = ({ method, url }: Route) => method === 'DELETE' || /\/(leave|end-others|become|hand-on)$/.test(url);

let asked = 0;
interface Answer {
  readonly path: string;
  readonly text: string;
}

/** Every answer to every question about a match that its ids allow, each from an address of its own: nobody is told to wait. */
async function answers({ table, ada }: Running, { person }: Asker): Promise<Answer[]> {
  const match = table.matches[0]!.id;
  const known: Record<string, readonly string[]> = {
    ':id': [table.id],
    ':link': [table.link!, table.id, match],
    ...{ ':file': ['it.png'], ':lang': ['it'], ':code': [table.code ?? 'ABCDEF'], ':game': [table.game] },
    ...{ ':hash': ['0'.repeat(64)], ':name': ['match'], '*': ['m/x'] },
  };
  const eyes = ['0', '1', 'table', 'open'].map((as) => `match=${match}&as=${as}&before=999&link=${table.link}`);
  const queries = ['', `?match=${match}`, `?match=${match}&link=${table.link}`, ...eyes.map((text) => `?${text}`)];
  const ask = async ({ method }: Route, path: string) => {
    const headers = { 'x-forwarded-for': `198.51.${Math.floor(asked / 250) % 250}.${asked++ % 250}` };
    const answer = await person.ask(method, path, method === 'GET' ? undefined : { match, link: table.link }, headers);
    const text = await answer.text();
    expect(text, path).not.toContain('TOO_FAST');
    return { path: `${method} ${path}`, text };
  };
  const found: Answer[] = [];
  for (const route of routes.filter((one) => person !== ada || !isLeaving(one))) {
    let paths = [route.url];
    for (const [param, values] of Object.entries(known))
      paths = paths.flatMap((path) =>
        path.includes(param) ? values.map((value) => path.replace(param, value)) : [path],
      );
    const isAboutIt = route.method === 'GET' && route.url.includes(':id');
    const all = paths.flatMap((path) => (isAboutIt ? queries : ['']).map((query) => path + query));
    found.push(...(await Promise.all(all.map((path) => ask(route, path)))));
  }
  return found;
}

/** What a match file has, a link to one, and nothing else that a server says. */
const open = /orrery-match\/1|"entries":\[|"key":"[0-9a-f]{64}"|^\{"link":/;

/** What a seat alone was told, event by event. */
async function secretsOf({ table }: Running, seat: Seat, persons: readonly [Person, Person]): Promise<string[]> {
  const told = async (as: Observer) => {
    const query = `match=${table.matches[0]!.id}&as=${as}&before=999&link=${table.link}`;
    const page = await persons[as === seat ? 0 : 1].get<ToldPage>(`/api/tables/${table.id}/told?${query}`);
    return page.told.flatMap(({ seen }) => seen.map((event) => JSON.stringify(event)));
  };
  const others = new Set(await told(1 - seat));
  return (await told(seat)).filter((event) => !others.has(event));
}

test('the routes are those of the server', () => {
  const all = routes.map(({ method, url }) => `${method} ${url}`);
  for (const one of [
    'GET /api/tables/:id/file',
    'POST /api/tables/:id/review',
    'GET /api/reviews/:link',
    'GET /api/me/data',
  ])
    expect(all).toContain(one);
  expect(all.length).toBeGreaterThan(50);
});

test.each(shelf.map(({ id }) => id))(
  '%s: open eyes are nobody’s before the end, and anybody’s after it',
  async (game) => {
    const match = await running(game);
    const { table, ada, bo } = match;
    const secrets = await secretsOf(match, 1, [bo, ada]);
    // Whoever begins a war knows no more than the others.
    if (game !== 'burning-planets') expect(secrets).not.toEqual([]);
    const opens = ({ text }: Answer) => open.test(text) || secrets.some((secret) => text.includes(secret));
    for (const asker of match.askers)
      expect((await answers(match, asker)).filter(opens), `${asker.name}, while it is played`).toEqual([]);
    for (const person of [ada, bo]) await person.post(`/api/tables/${table.id}/leave`);
    const paths = (await answers(match, match.askers[0]!)).filter(opens).map(({ path }) => path);
    expect(paths).toContain(`GET /api/tables/${table.id}/file`);
    expect(paths).toContain(`POST /api/tables/${table.id}/review`);
    expect(readMatchFile(await ada.get(`/api/tables/${table.id}/file`))).not.toBeNull();
  },
);

test('no socket gives other eyes than one’s own, whichever are asked for', async () => {
  const { table, ada, askers } = await running('shooting-star');
  for (const { person } of askers.slice(0, 2)) {
    const device = await person.device();
    const had = { 0: 0, 1: 0, table: 0 };
    device.say({ t: 'hello', table: table.id, link: table.link!, had, views: 'always' });
    await device.until(() => device.messages.some(({ t }) => t === 'steps'));
    await device.settle();
    const eyes = device.messages.flatMap((message) => (message.t === 'steps' ? [message.as] : []));
    expect(new Set(eyes)).toEqual(new Set<Observer>(person === ada ? [0] : ['table']));
    device.raw(JSON.stringify({ t: 'hello', table: table.id, link: table.link, had: { open: 0 }, views: 'always' }));
    await device.settle();
    expect(device.texts.join()).not.toContain('"as":"open"');
  }
});
