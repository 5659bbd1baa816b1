// A table that is not there and one that is not for you get the same answer, whatever is asked of it.
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { at, small, tableOf } from '../tournaments/at-tournament.ts';

const nobody = 'A'.repeat(22);
const asked: readonly (readonly [act: string, body: object])[] = [
  ...(['unask', 'leave', 'call', 'start', 'again', 'join', 'review'] as const).map((act) => [act, {}] as const),
  ...(['hand-on', 'take-back', 'host'] as const).map((act) => [act, { seat: 0 }] as const),
  ['bot', { bot: true }],
  ['vote', { poll: nobody, choice: 'yes' }],
  ['ready', { ready: true }],
  ['choose', { seat: 0, value: 'x' }],
  ['medal', { to: 'x' }],
  ['counts', { agrees: true }],
  ['seats', { seats: [{ kind: 'me' }, { kind: 'open' }] }],
  ['answer', { asker: nobody, yes: true }],
  ['remove', { seat: 0, ban: true }],
  ['remove-watcher', { watcher: nobody }],
  ['unban', { banned: nobody }],
  ['mute', { seat: 0, muted: true }],
  ['mute-for-me', { seat: 0, muted: true }],
  ['lock', { locked: true }],
  ['report', { seat: 0, reason: 'spam' }],
];

test('to a stranger no table is there, be it waiting, played, of a tournament, or none at all', async () => {
  const { port } = await freshServer();
  const [ada, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Eve')];
  const lay = layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  const [waits, played] = [await ada.post('/api/tables', lay), await ada.post('/api/tables', lay)];
  await ada.post(`/api/tables/${played.id}/start`);
  const { id: cup } = await ada.post<{ id: string }>('/api/tournaments', { ...small, bots: Array(3).fill('easy') });
  await ada.post(at(cup, 'join'));
  await ada.post(at(cup, 'begin'));
  const { table: drawn } = await tableOf(ada, cup);
  for (const id of [waits.id, played.id, drawn, nobody])
    for (const [act, body] of asked)
      expect([act, await eve.trouble('POST', `/api/tables/${id}/${act}`, body)]).toEqual([
        act,
        { code: 'NO_SUCH_TABLE' },
      ]);
});
