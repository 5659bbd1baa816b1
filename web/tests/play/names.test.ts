// A seat is called and coloured as the match began, whoever plays it later.
import { expect, test } from 'vitest';
import type { SeatFact } from '../../src/play/feed.ts';
import { botWords, looksOf, seated } from '../../src/play/names.ts';

const say = (id: string, values: Record<string, unknown> = {}) => `${id} ${Object.values(values).join(' ')}`.trim();

const ada: SeatFact = {
  ...{ kind: 'me', taken: true, mine: true, name: 'Ada', sigil: 'comet', level: null, online: true },
  began: { name: 'Ada', sigil: 'comet', level: null, mine: true, still: true },
};
const dino: SeatFact = {
  ...{ kind: 'link', taken: true, mine: false, name: 'Dino', sigil: 'ring', level: null, online: true },
  began: { name: 'Dino', sigil: 'ring', level: null, mine: false, still: true },
};
const bot: SeatFact = {
  ...{ kind: 'bot', taken: false, mine: false, name: null, sigil: null, level: 'normal', online: false },
  began: { name: null, sigil: null, level: 'normal', mine: false, still: true },
};
const left = (fact: SeatFact): SeatFact => ({
  ...fact,
  ...{ taken: false, mine: false, name: null, sigil: null, level: 'normal', online: false },
  began: { ...fact.began!, still: false },
});
const worn = (seats: readonly SeatFact[]) => seated(seats, say).map(({ name, look }) => ({ name, look }));

test('who leaves takes neither name nor colour along, and nobody else changes theirs', () => {
  const seats = [dino, ada, bot];
  const before = worn(seats);
  expect(before.map(({ name }) => name).slice(0, 2)).toEqual(['Dino', 'Ada']);
  const after = [left(dino), ada, bot];
  expect(worn(after)).toEqual(before);
  expect(looksOf(after)).toEqual(looksOf(seats));
  expect(seated(after, say).map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot']);
});

test('who plays a seat now is said apart: a bot, somebody else, or nobody where it is the same', () => {
  const cyPlays: SeatFact = { ...dino, name: 'Cy', sigil: 'gate', began: { ...dino.began!, still: false } };
  expect(seated([dino, ada, bot], say).map(({ player }) => player)).toEqual([undefined, undefined, undefined]);
  expect(seated([left(dino), ada, bot], say)[0]).toMatchObject({ name: 'Dino', player: { name: null } });
  expect(seated([cyPlays, ada, bot], say)[0]).toMatchObject({ name: 'Dino', player: { name: 'Cy' } });
  const tookTheBots: SeatFact = { ...ada, mine: false, began: { ...bot.began!, still: false } };
  expect(seated([dino, bot, tookTheBots], say)[2]).toMatchObject({ name: 'play.bot.kepler', player: { name: 'Ada' } });
});

test('a bot bears no name of a person who began there, and keeps its own when that person goes or another of that name comes', () => {
  const kepler: SeatFact = { ...dino, name: 'play.bot.kepler', began: { ...dino.began!, name: 'play.bot.kepler' } };
  const called = ['play.bot.kepler', 'Ada', 'play.bot.tycho'];
  expect(worn([kepler, ada, bot]).map(({ name }) => name)).toEqual(called);
  expect(worn([left(kepler), ada, bot]).map(({ name }) => name)).toEqual(called);
  const late: SeatFact = { ...dino, name: 'play.bot.kepler', began: { ...dino.began!, still: false } };
  expect(worn([late, ada, bot]).map(({ name }) => name)).toEqual(['Dino', 'Ada', 'play.bot.kepler']);
  expect(seated([late, ada, bot], say)[0]).toMatchObject({ player: { name: 'play.bot.kepler' } });
});

test('before the match the bot gives way to who sits down with its name', () => {
  const waits = ({ began: _began, ...fact }: SeatFact): SeatFact => ({ ...fact, began: null });
  expect(worn([dino, ada, bot].map(waits))[2]!.name).toBe('play.bot.kepler');
  expect(worn([{ ...dino, name: 'PLAY.BOT.KEPLER' }, ada, bot].map(waits))[2]!.name).toBe('play.bot.tycho');
});

test('who began without a name is called the same after having left, by themselves and by others', () => {
  const nameless: SeatFact = { ...ada, name: null, began: { ...ada.began!, name: null } };
  expect(worn([left(nameless), dino])).toEqual(worn([nameless, dino]));
  const others = { ...nameless, mine: false, began: { ...nameless.began!, mine: false } };
  expect(worn([left(others), dino])).toEqual(worn([others, dino]));
});

test('a table of a server that kept none of it is shown as it stands', () => {
  const { began: _began, ...plain } = dino;
  expect(seated([{ ...plain, began: null }, ada], say)[0]).toMatchObject({ name: 'Dino' });
  expect(seated([plain, ada], say)[0]).toMatchObject({ name: 'Dino' });
});

test('a bot that sits there has a manner, a stand-in has none', () => {
  const bold: SeatFact = { ...bot, manner: 'bold' };
  expect(seated([dino, ada, bold], say)[2]).toMatchObject({ kind: 'bot', manner: 'bold' });
  expect(botWords(bold, say)).toBe('create.kind.bot.normal · create.manner.bold');
  expect(botWords(bot, say)).toBe('create.kind.bot.normal');
  expect(seated([left(dino), ada, bot], say).map(({ manner }) => manner)).toEqual([undefined, undefined, undefined]);
});
