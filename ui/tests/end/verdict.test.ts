import type { Observer } from '@orrery/kernel';
import { createSay, type Lang } from '@orrery/words';
import { expect, it } from 'vitest';
import { verdict } from '../../src/end/verdict.ts';
import type { SeatInfo } from '../../src/table/contract.ts';
import { uiCatalogue } from '../../src/words/catalogue.ts';

const seat = (number: number, name: string, kind: SeatInfo['kind']): SeatInfo => ({
  seat: number,
  name,
  look: number,
  kind,
  online: true,
});
const seats = [seat(0, 'Livia', 'friend'), seat(1, 'Bruno', 'bot'), seat(2, 'Ada', 'me')];
const judged = async (lang: Lang, places: number[], scores: number[] | null, as: Observer = 2) => {
  const { star, title, margin, rises } = verdict(
    { places, scores },
    seats,
    as,
    createSay(lang, [await uiCatalogue(lang)]),
  );
  return { star: star?.name, title, margin, rises };
};

it('names the winner and how far ahead of me', async () => {
  expect(await judged('it', [1, 3, 2], [15, 7, 13])).toEqual({
    star: 'Livia',
    title: 'Vince Livia',
    margin: '15 punti, 2 in più di te.',
    rises: 'Sorge la Cometa',
  });
});
it('says why it ended where it was not by points, and never that points were tied when they were not', async () => {
  const say = createSay('en', [await uiCatalogue('en')]);
  const of = (scores: number[], reason?: string) =>
    verdict({ places: [1, 3, 2], scores }, seats, 2, say, reason).margin;
  expect(of([0, 0, 0], 'One side gave up.')).toBe('One side gave up.');
  expect(of([3, 0, 9])).toBe('');
  expect(of([9, 0, 9])).toBe('Tied on points; the tie-break decided.');
});
it('says "you" to whoever won, ahead of the best of the others', async () => {
  expect(await judged('en', [3, 2, 1], [1, 4, 5])).toMatchObject({
    star: 'Ada',
    title: 'You win',
    margin: '5 points, 1 more than Bruno.',
  });
});
it('names the winner to those who watch', async () => {
  expect(await judged('it', [3, 2, 1], [1, 4, 5], 'table')).toMatchObject({ title: 'Vince Ada' });
});
it('shares the first place', async () => {
  expect(await judged('it', [1, 1, 3], [9, 9, 2])).toMatchObject({ title: 'Vincono Livia e Bruno', margin: '9 punti' });
  expect(await judged('it', [1, 3, 1], [9, 2, 9])).toMatchObject({ star: 'Ada', title: 'Vincete tu e Livia' });
  expect(await judged('en', [1, 1, 1], [9, 9, 9])).toMatchObject({ title: 'A shared sky' });
});
it('says so when the rules, not the points, decided', async () => {
  expect((await judged('en', [1, 2, 3], [9, 9, 9])).margin).toBe('Tied on points; the tie-break decided.');
});
it('speaks of no points where none are counted', async () => {
  expect((await judged('en', [1, 2, 3], null)).margin).toBe('');
});
