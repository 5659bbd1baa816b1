import type { SayMessage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { RemoteTalk } from '../../src/remote/talk.ts';

const line = (id: string, text = 'x') => ({ id, at: 1, from: 0, to: [], text });

function spoken(talk: RemoteTalk) {
  const sent: SayMessage[] = [];
  const answer = talk.say(0, [1], 'hello', (message) => sent.push(message) > 0);
  return { answer, id: sent[0]!.id };
}

test('what is said is heard once the server reads it back', async () => {
  const talk = new RemoteTalk();
  const { answer, id } = spoken(talk);
  talk.hear({ t: 'talk', whole: false, lines: [line(id)] });
  expect(await answer).toBeNull();
  expect(talk.lines).toEqual([line(id)]);
});

test('a refusal reaches who said it, and nobody takes another trouble for theirs', async () => {
  const talk = new RemoteTalk();
  const { answer, id } = spoken(talk);
  expect(talk.refused('another', 'STALE')).toBe(false);
  expect(talk.refused(id, 'NOBODY_LISTENS')).toBe(true);
  expect(await answer).toBe('NOBODY_LISTENS');
});

test('without a line nothing is said; a line that is cut leaves the words with who said them', async () => {
  const talk = new RemoteTalk();
  expect(await talk.say(0, [], 'hello', () => false)).toBe('OFFLINE');
  const { answer } = spoken(talk);
  talk.lost();
  expect(await answer).toBe('OFFLINE');
});

test('what is read out anew takes the place of what was known', () => {
  const talk = new RemoteTalk();
  expect(talk.lines).toBeNull();
  talk.hear({ t: 'talk', whole: true, lines: [line('a')] });
  talk.hear({ t: 'talk', whole: false, lines: [line('b')] });
  talk.hear({ t: 'talk', whole: true, lines: [line('a'), line('b'), line('c')] });
  expect(talk.lines?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('what the server would not read is refused in words at once; a joined picture is said', async () => {
  const talk = new RemoteTalk();
  const sent: string[] = [];
  const say = (text: string) => talk.say(0, [], text, (message) => sent.push(message.text) > 0);
  for (const text of ['a\u200db', 'a\u202eb', 'x'.repeat(281)]) expect(await say(text)).toBe('UNREADABLE');
  expect(sent).toEqual([]);
  void say('❤️‍🔥');
  expect(sent).toEqual(['❤️‍🔥']);
});
