// The longest words of all decks on a phone: no word breaks inside, at no moment.
import { decks } from '../../../games/sky-of-stars/src/data/index.ts';
import { game } from '../../../games/sky-of-stars/src/rules/index.ts';
import { Dice } from '../../../kernel/src/index.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { anotherDevice, beginTable } from '../../support/table.ts';

type View = ReturnType<typeof game.view>;

const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const longestPiece = (word: string): number => Math.max(...word.split(/[\s-]/).map((piece) => piece.length));

/** Whatever card of this deck is drawn, it holds the five words with the most letters in one piece. */
function longestWords() {
  const words = Object.values(decks).flatMap(({ cards }) => cards.flatMap((card) => card.words));
  const five = (lang: 'it' | 'en') =>
    [...new Set(words.map((word) => word[lang]))].sort((a, b) => longestPiece(b) - longestPiece(a)).slice(0, 5);
  const [it, en] = [five('it'), five('en')];
  const cards = ['', 'a ', 'la '].map((before, i) => ({
    name: `Card ${i}`,
    words: it.map((word, at) => ({ it: before + word, en: before + en[at]! })),
  }));
  return { id: 'longest', cards };
}

/** The words of the card that stand on more than one line in one piece, or leave their place. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sk-word-text')].flatMap((text) => {
      const [words, node] = [text.textContent ?? '', text.firstChild!];
      const { left, right } = text.closest('.sk-word')!.getBoundingClientRect();
      return [...words.matchAll(/[^\s-]+/g)].flatMap(({ 0: piece, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + piece.length);
        const lines = [...range.getClientRects()];
        const whole = lines.length === 1 && lines[0]!.left >= left && lines[0]!.right <= right;
        return whole ? [] : [`${piece} at ${innerWidth}: ${getComputedStyle(text).fontSize}`];
      });
    }),
  );
}

const moments = { draw: '.sk-hand:not([data-shows])', show: '.sk-hand[data-shows]', reveal: '.sk-hand[data-opened]' };

async function wholeAt(page: Page, moment: keyof typeof moments): Promise<void> {
  await page.locator(moments[moment]).waitFor();
  // What has come is looked at for as long as it takes.
  if (moment === 'reveal') await page.keyboard.press('p');
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await broken(page), moment).toEqual([]);
    await expect(page.locator(moments[moment])).toBeAttached();
  }
}

test('no word breaks inside, while one draws, guesses, and reads what it was', async ({ person }) => {
  const pages = [await person({ quick: false }), await person({ quick: false }, { locale: 'en-GB' })];
  const read = game.readOptions({ timers: 'off', rounds: 1, maxRolls: 8, cards: longestWords() }, 2);
  if (!read.ok) throw new Error(read.problem);
  const options = read.value;
  const people = pages.map((page, i) => [page, ['Ada', 'Bo'][i]!] as const);
  const { id } = await beginTable(people, { game: 'sky-of-stars', options });
  const players = await Promise.all(
    pages.map(async (page) => ({ page, dice: new Dice('words'), ...(await anotherDevice(page, id)) })),
  );
  const seen = () => players[0]!.device.steps(players[0]!.seat)!.view as unknown as View;
  const all = (moment: keyof typeof moments) => Promise.all(pages.map((page) => wholeAt(page, moment)));
  const play = async () => {
    for (const { device, seat, dice } of players) {
      if (!device.steps(seat)!.awaited.includes(seat)) continue;
      const view = { ...(device.steps(seat)!.view as unknown as View), options };
      const state = game.imagine(view, seat, dice);
      const stop = game.list!(state, seat).find(({ t }) => t === 'stop');
      await device.play(seat, stop ?? game.pick(state, seat, dice));
    }
    for (const { device } of players) await device.settle();
  };
  await all('draw');
  while (seen().phase !== 'show') await play();
  await all('show');
  while (seen().rounds[0]!.numbers.every((number) => number === null)) await play();
  await all('reveal');
  for (const { device } of players) device.close();
});
