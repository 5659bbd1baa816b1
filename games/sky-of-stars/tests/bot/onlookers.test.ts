import { expect, test } from 'vitest';
import { drawnBy, picturesOf } from '../../src/bot/hand.ts';
import { Onlookers } from '../../src/bot/onlookers.ts';
import { guidesFor, odds, unlikeWord } from '../../src/bot/recognise.ts';
import { decks } from '../../src/data/index.ts';

const [seat, round] = [1, 2];

test('how likely a drawing is taken for its word is said exactly where it matters, and to be too little where it is', () => {
  for (const card of decks['both-2'].cards.slice(0, 6)) {
    const guides = guidesFor(card, seat, round);
    for (const [word, { id }] of card.words.entries()) {
      const onlookers = new Onlookers(unlikeWord, guides, word);
      const { lines } = drawnBy(picturesOf(id), seat, round);
      for (const drawn of [4, 12, lines.length]) {
        const drawing = lines.slice(0, drawn);
        const likely = odds(guides.map(unlikeWord(drawing)))[word]!;
        expect(onlookers.recognise(drawing, 0)).toBe(likely);
        expect(onlookers.recognise(drawing, likely)).toBe(likely);
        const least = likely + 0.01;
        const tooLittle = onlookers.recognise(drawing, least);
        expect(tooLittle).toBeLessThan(least);
        expect(tooLittle).toBeGreaterThan(likely - 1e-9);
      }
    }
  }
});
