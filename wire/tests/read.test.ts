import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ChooseMe, Code, LayTable, Name, readClientMessage, readServerMessage, SeatBegan } from '../src/index.ts';

const table = 'A'.repeat(22);
const says = (message: object) => readClientMessage(JSON.stringify(message));

describe('a client message', () => {
  test('is read as it was written', () => {
    const messages = [
      { t: 'hello', table, had: {} },
      { t: 'hello', table, link: table, match: table, had: { 0: 12, table: 3 } },
      { t: 'play', seat: 0, id: 'a-1', decision: '4', move: { t: 'fire' } },
      { t: 'undo', seat: 1, id: 'a-2' },
      { t: 'ping' },
    ];
    for (const message of messages) expect(says(message)).toEqual(message);
  });

  test.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['an unknown type', '{"t":"shout"}'],
    ['an unknown key', '{"t":"ping","loud":true}'],
    ['a planted prototype', '{"t":"ping","__proto__":{"seat":0}}'],
    ['no move', '{"t":"play","seat":0,"id":"a","decision":"0"}'],
    ['half a seat', '{"t":"undo","seat":0.5,"id":"a"}'],
    ['a seat before the first', '{"t":"undo","seat":-1,"id":"a"}'],
    ['an id with blanks', '{"t":"undo","seat":0,"id":"a b"}'],
    ['a path for a table', '{"t":"hello","table":"../../etc/passwd......","had":{}}'],
    ['a strange observer', `{"t":"hello","table":"${table}","had":{"everybody":0}}`],
  ])('of %s is not read', (_what, text) => {
    expect(readClientMessage(text)).toBeNull();
  });
});

test('of a server’s message unknown keys are left out, and an unknown message is none', () => {
  expect(readServerMessage('{"t":"ack","id":"a","no":3,"took":12}')).toEqual({ t: 'ack', id: 'a', no: 3 });
  expect(readServerMessage('{"t":"chat","text":"hello"}')).toBeNull();
  expect(readServerMessage('{"t":"ack","id":"a"}')).toBeNull();
});

const pictures = ['👩‍👩‍👧', '❤️‍🔥', '🏳️‍🌈', '👩🏽‍🚀', '🕵️‍♂️', '❤️', 'Ada 🧑‍🚀'];

describe('a name', () => {
  const read = (raw: string) => {
    const name = v.safeParse(Name, raw);
    return name.success ? name.output : null;
  };
  test('is one plain line', () => {
    expect(read('  Ada   Lovelace ')).toBe('Ada Lovelace');
    expect(read('Zoë')).toBe('Zoë');
    expect(read('<b>Bo</b>')).toBe('<b>Bo</b>');
    expect(read('x'.repeat(24))).toBe('x'.repeat(24));
  });
  test.each([
    '\u3164',
    '\u2800',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u17b4',
    '\u{1d159}',
    '\u3164\u3164',
    'A\u3164',
    '\u0301',
    '...',
    '\ufe0f',
    'A\ufe0f',
    '☄\ufe0f\ufe0f',
    '\u200d',
    'A\u200dB',
    '☄\u200d',
    '\u200d☄',
    '☄\u200d\u200d☄',
    '☄\u200dA',
    '☄\u200b☄',
  ])('%j cannot be seen and is none', (raw) => {
    expect(read(raw)).toBeNull();
  });
  test.each(['한글', 'Ελένη', 'Юлия', '紫式部', '☄', '7', 'O’Neill', 'عمر', ...pictures])('%j is one', (raw) => {
    expect(read(raw)).toBe(raw);
  });
  test.each(['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u200bb', 'e\u0301\u0302\u0303\u0304', '\ud800'])(
    '%j is none',
    (raw) => {
      expect(read(raw)).toBeNull();
    },
  );
});

test('a code is read as people write it, and has no letter that looks like a digit', () => {
  expect(v.parse(Code, 'abc-def')).toBe('ABCDEF');
  for (const code of ['ABCDEO', 'ABCDE0', 'ABCDEI', 'ABCDE1', 'ABCDE', 'ABCDEFG'])
    expect(v.safeParse(Code, code).success).toBe(false);
});

test('requests with unknown keys are refused', () => {
  const lay = { game: 'x', seats: [{ kind: 'me' }], listed: false, spectators: true };
  expect(v.safeParse(LayTable, lay).success).toBe(true);
  expect(v.safeParse(LayTable, { ...lay, host: 3 }).success).toBe(false);
  expect(v.safeParse(LayTable, { ...lay, seats: [{ kind: 'me', session: 'x' }] }).success).toBe(false);
  expect(v.safeParse(ChooseMe, { name: 'Ada', sigil: 'comet', admin: true }).success).toBe(false);
});

test('talk takes joined pictures and nothing else that hides', () => {
  const heard = (text: string) => says({ t: 'say', seat: 0, id: 'a', to: [], text });
  for (const picture of pictures) expect(heard(`so ${picture}!`)).toMatchObject({ text: `so ${picture}!` });
  for (const text of ['a\u200db', '☄\u200d', '☄\u200d\u200d☄', 'a\u200bb', '☄\u202e☄']) expect(heard(text)).toBeNull();
});

test('a bot of a level that came after this page was loaded is told as hard, and its table goes on', () => {
  const seat = { name: null, sigil: null, mine: false, still: true };
  expect(v.parse(SeatBegan, { ...seat, level: 'grandmaster' }).level).toBe('hard');
  expect(v.parse(SeatBegan, { ...seat, level: 'master' }).level).toBe('master');
  expect(v.parse(SeatBegan, { ...seat, level: null }).level).toBeNull();
});
