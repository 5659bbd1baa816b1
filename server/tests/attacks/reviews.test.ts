// A link shows a match that is over, to anybody, and nothing else: not one that is played, not a seat, not the table.
import { type MatchFile, MatchReader, readMatchFile } from '@orrery/kernel';
import type { ReviewLink } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { playAgain } from '../again.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer();
const anybody = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function played() {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo, { spectators: true });
  const devices = [await ada.follow(table.id), await bo.follow(table.id)] as const;
  const end = () => Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  const at = (act: string) => `/api/tables/${table.id}/${act}`;
  const review = (person: Person, asked: object = {}) => person.post<ReviewLink>(at('review'), asked);
  return { ada, bo, table, end, at, review };
}

test('a match is shown to whoever has its link, without a session, when it is over', async () => {
  const { ada, bo, table, end, review } = await played();
  await end();
  const { link } = await review(ada);
  expect(await review(bo, { match: table.matches[0]!.id })).toEqual({ link });
  const answer = await anybody(`/api/reviews/${link}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const file = (await answer.json()) as MatchFile;
  expect(file).toMatchObject({ format: 'orrery-match/1', names: ['Ada', 'Bo'] });
  expect(new MatchReader(bidding, file).result).not.toBeNull();
  expect([await ada.get(`/api/reviews/${link}/own`), await bo.get(`/api/reviews/${link}/own`)]).toEqual([
    { seats: [0], veiled: false, yours: false },
    { seats: [1], veiled: false, yours: false },
  ]);
});

test('of a running match there is no link, whoever asks, and nothing that is known of it is one', async () => {
  const { ada, table, review } = await played();
  expect(await review(ada)).toEqual({ code: 'NOT_OVER' });
  const eve = await Person.arrive(port);
  expect(await review(eve, { link: table.link })).toEqual({ code: 'NOT_OVER' });
  expect(await review(eve)).toEqual({ code: 'NO_SUCH_TABLE' });
  const known = [table.id, table.link!, table.matches[0]!.id, 'x', 'a'.repeat(22)];
  for (const each of known) {
    const answer = await anybody(`/api/reviews/${encodeURIComponent(each)}`);
    expect([answer.status, await codeOf(answer)], each).toEqual([404, 'NO_SUCH_REVIEW']);
  }
});

test('the link of the match before the one that is played shows that one alone', async () => {
  const { ada, bo, table, end, at, review } = await played();
  await end();
  const { link } = await review(ada);
  await ada.post(at('again'));
  const asked = (await bo.get<{ poll: { id: string } | null }>(`/api/tables/${table.id}`)).poll;
  if (asked !== null) await bo.post(at('vote'), { poll: asked.id, choice: 'yes' });
  const now = await ada.get<{ status: string; matches: { id: string }[] }>(`/api/tables/${table.id}`);
  expect(now).toMatchObject({ status: 'playing', matches: [{ id: table.matches[0]!.id }, {}] });
  const file = (await (await anybody(`/api/reviews/${link}`)).json()) as MatchFile;
  expect(file.head.id).toBe(table.matches[0]!.id);
  expect(await review(ada)).toEqual({ code: 'NOT_OVER' });
  expect(await review(ada, { match: file.head.id })).toEqual({ link });
});

test('it lets nobody in, and who sat there closes it: then it is as if it had never been', async () => {
  const { ada, bo, table, end, review } = await played();
  await end();
  const eve = await Person.arrive(port);
  const { link } = await review(eve, { link: table.link });
  for (const act of ['join', 'review'])
    expect(await eve.post(`/api/tables/${table.id}/${act}`, { link })).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await eve.get(`/api/tables/${table.id}?link=${link}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await eve.post(`/api/reviews/${link}/close`)).toEqual({ code: 'NOT_YOUR_SEAT' });
  expect(await eve.get(`/api/reviews/${link}/own`)).toEqual({ seats: [], veiled: false, yours: false });
  await bo.post(`/api/reviews/${link}/close`);
  const [closed, never] = [await anybody(`/api/reviews/${link}`), await anybody(`/api/reviews/${'a'.repeat(22)}`)];
  expect([closed.status, await closed.text()]).toEqual([never.status, await never.text()]);
  expect(await eve.get(`/api/reviews/${link}/own`)).toEqual({ code: 'NO_SUCH_REVIEW' });
  expect(await review(eve, { link: table.link })).toEqual({ code: 'NO_SUCH_REVIEW' });
  const { link: another } = await review(ada);
  expect(another).not.toBe(link);
  expect((await anybody(`/api/reviews/${link}`)).status).toBe(404);
  expect(await review(eve, { link: table.link })).toEqual({ link: another });
});

test('who took a seat over while it was played closes its link, too, also when the next match has begun', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }], { takeover: 'anyone' }));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  const { matches } = await ada.post(at('start'), { fill: 'easy' });
  const adas = await ada.follow(laid.id);
  await bo.post(at('join'), { link: laid.seats[1]?.link });
  const bos = await bo.follow(laid.id);
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  await adas.until(() => adas.table()?.status === 'over');
  const [match] = matches.map(({ id }) => id);
  const { link } = await ada.post<ReviewLink>(at('review'), { match });
  expect(await bo.get(`/api/reviews/${link}/own`)).toEqual({ seats: [1], veiled: false, yours: false });
  expect(await bo.post(`/api/reviews/${link}/close`)).toEqual({ seats: [], veiled: false, yours: false });
  const again = await playAgain(laid.id, ada, bo);
  expect(again.matches).toHaveLength(2);
  const { link: another } = await bo.post<ReviewLink>(at('review'), { match });
  expect(await bo.get(`/api/reviews/${another}/own`)).toEqual({ seats: [1], veiled: false, yours: false });
  expect(await bo.post(`/api/reviews/${another}/close`)).toEqual({ seats: [], veiled: false, yours: false });
  expect((await anybody(`/api/reviews/${another}`)).status).toBe(404);
});

test('who sat there keeps all names back: neither the file nor its tags have one, for whoever opens the link', async () => {
  const { ada, bo, end, at, review } = await played();
  await end();
  const eve = await Person.arrive(port);
  const { link } = await review(ada);
  const own = `/api/reviews/${link}/own`;
  const veil = (person: Person, veiled: boolean) => person.post(`/api/reviews/${link}/names`, { veiled });
  expect(await veil(eve, true)).toEqual({ code: 'NOT_YOUR_SEAT' });
  expect(await bo.get(own)).toEqual({ seats: [1], veiled: false, yours: false });
  expect(await veil(bo, true)).toEqual({ seats: [1], veiled: true, yours: true });
  expect(await eve.get(own)).toEqual({ seats: [], veiled: true, yours: false });
  const text = await (await anybody(`/api/reviews/${link}`)).text();
  expect(text).not.toMatch(/Ada|"Bo"/);
  const file = readMatchFile(JSON.parse(text))!;
  expect(file.sitters).toMatchObject([
    { name: null, veiled: true },
    { name: null, veiled: true },
  ]);
  expect(new MatchReader(bidding, file).result).not.toBeNull();
  for (const lang of ['en', 'it']) {
    const preview = await (await anybody(`/api/reviews/${link}/preview/${lang}`)).text();
    expect(preview).not.toMatch(/Ada|Bo\b/);
    expect(preview).toMatch(lang === 'en' ? /Comet|Gate/ : /Cometa|Portale/);
  }
  const picture = async () => Buffer.from(await (await anybody(`/api/reviews/${link}/card/en.png`)).arrayBuffer());
  const without = await picture();
  // At the table they are called as ever.
  expect(JSON.stringify(await ada.get(at('file')))).toMatch(/Ada.*Bo/);
  expect(await veil(bo, false)).toEqual({ seats: [1], veiled: false, yours: false });
  expect(await (await anybody(`/api/reviews/${link}`)).text()).toMatch(/Ada.*Bo/);
  expect((await picture()).equals(without)).toBe(false);
});

test('who keeps names back can rely on it: nobody else brings them back, not even by another link', async () => {
  const { ada, bo, end, review } = await played();
  await end();
  const { link } = await review(ada);
  const names = (of: string) => `/api/reviews/${of}/names`;
  const text = async (of: string) => (await anybody(`/api/reviews/${of}`)).text();
  await bo.post(names(link), { veiled: true });
  // She had not asked for it, so there is nothing that she could take back.
  expect(await ada.post(names(link), { veiled: false })).toEqual({ seats: [0], veiled: true, yours: false });
  expect(await text(link)).not.toMatch(/Ada|"Bo"/);
  await ada.post(`/api/reviews/${link}/close`);
  const { link: another } = await review(ada);
  expect(await text(another)).not.toMatch(/Ada|"Bo"/);
  // Both want it: it stays until both have taken it back.
  expect(await ada.post(names(another), { veiled: true })).toEqual({ seats: [0], veiled: true, yours: true });
  expect(await bo.post(names(another), { veiled: false })).toEqual({ seats: [1], veiled: true, yours: false });
  expect(await ada.post(names(another), { veiled: false })).toEqual({ seats: [0], veiled: false, yours: false });
  expect(await text(another)).toMatch(/Ada.*Bo/);
  // Who had their data deleted has no name that could come back, and keeps nobody else's.
  await bo.post(names(another), { veiled: true });
  expect((await bo.ask('DELETE', '/api/me', {})).ok).toBe(true);
  const left = await text(another);
  expect(left).toMatch(/Ada/);
  expect(left).not.toMatch(/"Bo"/);
});
