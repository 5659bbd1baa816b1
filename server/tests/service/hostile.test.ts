// What comes in may be anything: each kind of wrong is refused with its own typed error, and changes nothing.
import http from 'node:http';
import { longestMessage } from '@orrery/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaults } from '../../src/settings.ts';
import { twoAtATable, viewOf } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer({
  socketLimits: { ...defaults.socketLimits, perSocket: { burst: 1000, perSecond: 1000 } },
});
let [ada, bo, eve] = [new Person(port), new Person(port), new Person(port)];
let table = '';
let adas: Device;
let bos: Device;

beforeAll(async () => {
  [ada, bo, eve] = [
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port, 'Eve'),
  ];
  table = (await twoAtATable(ada, bo)).id;
  [adas, bos] = [await ada.follow(table), await bo.follow(table)];
  await adas.until(() => adas.steps(0) !== undefined);
  await bos.until(() => bos.steps(1) !== undefined);
});

/** Sends raw bytes and gives the answer; neither player may be told of anything, nor may the match have moved. */
async function refusal(device: Device, raw: string | Buffer): Promise<unknown> {
  const before = JSON.stringify([adas.told(0), adas.steps(0), bos.told(1), bos.steps(1)]);
  const heard = device.messages.length;
  const answer = () => device.messages.slice(heard).find((message) => message.t !== 'table' && message.t !== 'pong');
  device.raw(raw);
  await device.until(() => answer() !== undefined);
  const answered = answer();
  await Promise.all([adas.settle(), bos.settle()]);
  expect(JSON.stringify([adas.told(0), adas.steps(0), bos.told(1), bos.steps(1)])).toBe(before);
  const again = await ada.follow(table);
  await again.until(() => again.steps(0) !== undefined);
  expect(again.steps(0)?.view).toEqual(adas.steps(0)?.view);
  again.close();
  return answered;
}

const play = (change: object = {}) =>
  JSON.stringify({ t: 'play', seat: 0, id: 'x1', decision: adas.steps(0)?.decision, move: { t: 'seal' }, ...change });

describe('on a socket', () => {
  test.each([
    ['no JSON', 'play!'],
    ['half of JSON', '{"t":"play"'],
    ['JSON that is no message', '42'],
    ['an unknown message', '{"t":"cheat"}'],
    ['a message with a key too many', '{"t":"ping","as":1}'],
    ['a planted prototype', '{"t":"ping","__proto__":{"person":"ada"}}'],
    ['a seat that cannot be', '{"t":"undo","seat":99,"id":"a"}'],
    ['bytes', Buffer.from('{"t":"ping"}')],
    ['a number for a text', '{"t":"undo","seat":0,"id":7}'],
  ])('%s is MALFORMED', async (_what, raw) => {
    expect(await refusal(adas, raw)).toEqual({ t: 'error', code: 'MALFORMED' });
  });

  test('a message that is too long is TOO_LARGE, a monster closes the socket', async () => {
    const long = play({ move: { t: 'lay', card: 1, why: 'x'.repeat(longestMessage) } });
    expect(await refusal(adas, long)).toEqual({ t: 'error', code: 'TOO_LARGE' });
    const device = await ada.follow(table);
    device.raw('x'.repeat(3 * longestMessage));
    expect(await device.untilClosed()).toBe(1009);
  });

  test('acting for somebody else is NOT_YOUR_SEAT, for a spectator too', async () => {
    const code = { t: 'error', code: 'NOT_YOUR_SEAT', id: 'x1' };
    expect(await refusal(bos, play())).toEqual(code);
    expect(await refusal(adas, play({ seat: 1 }))).toEqual(code);
    expect(await refusal(adas, play({ seat: 7 }))).toEqual(code);
    expect(await refusal(bos, '{"t":"undo","seat":0,"id":"x1"}')).toEqual(code);
  });

  test('naming another in the message does not make one that other', async () => {
    for (const key of ['person', 'session', 'as', 'by'])
      expect(await refusal(bos, play({ [key]: 0 }))).toEqual({ t: 'error', code: 'MALFORMED' });
  });

  test('a stranger learns nothing: a table that is not for them is a table that is not there', async () => {
    const device = await eve.device();
    const hello = (id: string) => JSON.stringify({ t: 'hello', table: id, had: {} });
    expect(await refusal(device, hello(table))).toEqual({ t: 'error', code: 'NO_SUCH_TABLE' });
    expect(await refusal(device, hello('A'.repeat(22)))).toEqual({ t: 'error', code: 'NO_SUCH_TABLE' });
    expect(await refusal(device, play())).toEqual({ t: 'error', code: 'NO_HELLO', id: 'x1' });
  });

  test('a move that the rules do not allow now is refused by name', async () => {
    expect(await refusal(adas, play())).toEqual({ t: 'refused', id: 'x1', refusal: 'NOTHING_LAID' });
    expect(await refusal(adas, play({ move: { t: 'open' } }))).toMatchObject({ refusal: 'NOT_SEALED' });
    expect(await refusal(adas, play({ move: { t: 'lay', card: 99 } }))).toMatchObject({ refusal: 'NOT_IN_HAND' });
    for (const move of [null, 7, 'seal', [], {}, { t: 'lay' }, { t: 'lay', card: '1' }, { t: 'toString' }])
      expect(await refusal(adas, play({ move }))).toMatchObject({ t: 'refused', refusal: 'MALFORMED' });
  });

  test('an answer to another question is STALE, whatever it says', async () => {
    for (const decision of ['', '0', 'nonsense', '2 false'])
      expect(await refusal(adas, play({ decision }))).toMatchObject({ t: 'refused', refusal: 'STALE' });
    const elsewhere = { match: 'A'.repeat(22) };
    expect(await refusal(adas, play(elsewhere))).toMatchObject({ t: 'refused', refusal: 'STALE' });
    const undo = JSON.stringify({ t: 'undo', seat: 0, id: 'x1', ...elsewhere });
    expect(await refusal(adas, undo)).toMatchObject({ t: 'refused', refusal: 'STALE' });
  });

  test('a match that has not begun cannot be played', async () => {
    const waiting = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
    const device = await ada.follow(waiting.id);
    expect(await refusal(device, play({ decision: '0' }))).toEqual({ t: 'error', code: 'NOT_STARTED', id: 'x1' });
  });

  test('a message sent twice, or again much later, counts once', async () => {
    const [card] = viewOf(adas, 0).mine!.hand;
    const lay = play({ id: 'twice', move: { t: 'lay', card } });
    adas.raw(lay);
    adas.raw(lay);
    const acks = () => adas.messages.filter((message) => message.t === 'ack' && message.id === 'twice');
    await adas.until(() => acks().length === 2);
    expect(acks()).toEqual([1, 1].map((no) => ({ t: 'ack', id: 'twice', no })));
    expect(adas.told(0)).toHaveLength(2);
    expect(await refusal(adas, lay)).toEqual({ t: 'ack', id: 'twice', no: 1 });
  });
});

describe('over HTTP', () => {
  test.each([
    ['no JSON', '{'],
    ['an empty record', '{}'],
    ['a key too many', { ...layBidding([{ kind: 'me' }, { kind: 'open' }]), host: 'eve' }],
    ['an unknown seat', layBidding([{ kind: 'king' as 'me' }, { kind: 'open' }])],
    ['a planted prototype', '{"__proto__":{"listed":true},"game":"bidding"}'],
  ])('%s is MALFORMED', async (_what, body) => {
    expect(await ada.trouble('POST', '/api/tables', body)).toMatchObject({ code: 'MALFORMED' });
  });

  test('a form is no JSON, and a body that is too long is TOO_LARGE', async () => {
    const form = await ada.ask('POST', '/api/me', 'name=Ada', { 'content-type': 'text/plain' });
    expect(await form.json()).toEqual({ code: 'MALFORMED' });
    expect(await ada.trouble('POST', '/api/me', { name: 'x'.repeat(100_000), sigil: 'gate' })).toEqual({
      code: 'TOO_LARGE',
    });
  });

  test('absent and forbidden are the same answer, byte for byte', async () => {
    const paths = ['', '/file'].map((end) => [`/api/tables/${table}${end}`, `/api/tables/${'A'.repeat(22)}${end}`]);
    for (const [real, absent] of paths) {
      const answers = await Promise.all([real!, absent!].map((path) => eve.ask('GET', path)));
      expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
      expect(await answers[0]!.text()).toBe(await answers[1]!.text());
    }
    for (const act of ['join', 'leave', 'start', 'again'])
      for (const id of [table, 'A'.repeat(22), 'short', '..%2f..%2fetc'])
        expect(await eve.trouble('POST', `/api/tables/${id}/${act}`, {})).toEqual({ code: 'NO_SUCH_TABLE' });
  });

  test.each(['//', '//:0', '/\\\\', '?', 'http://', '/%'])(
    'a path that is no address is refused, at %j',
    async (path) => {
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      for (const headers of [{}, { ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }]) {
        const answer = await new Promise<http.IncomingMessage>((done, failed) => {
          http
            .get({ port, host: '127.0.0.1', path, headers: { ...headers, cookie: ada.cookie } }, done)
            .on('error', failed);
        });
        answer.resume();
        expect([400, 404]).toContain(answer.statusCode);
      }
      expect((await ada.ask('GET', '/healthz')).status).toBe(200);
    },
  );

  test('an unknown path is said to be none', async () => {
    expect(await ada.trouble('GET', '/api/nothing')).toEqual({ code: 'NO_SUCH_PATH' });
    expect(await ada.trouble('PUT', '/api/me', {})).toEqual({ code: 'NO_SUCH_PATH' });
  });
});
