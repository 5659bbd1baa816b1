import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { sayOfSeat } from '../../src/review/of-seat.ts';
import { en } from '../../src/words/en.ts';
import { it } from '../../src/words/it.ts';

const ids = [
  ...(['review.eyes.seat.now', 'review.secret', 'review.untold', 'review.hidden', 'review.legend.believed'] as const),
  ...(['review.chance.known', 'review.chance.open', 'review.mark.costly', 'review.mark.found'] as const),
  ...(['review.mark.lucky', 'review.mark.unlucky'] as const),
];

test('who reads their own match and has no name is spoken to; others, and who has a name, are named', () => {
  for (const [lang, words] of [['en', en] as const, ['it', it] as const]) {
    const say = createSay(lang, [words]);
    const me = { kind: 'me' as const, name: say('play.you') };
    for (const id of ids) {
      expect(sayOfSeat(say, id, me)).toMatch(/\byou|\bt[eu]\b|\btuoi\b|sapevi|credevi|vedi|Decidi/i);
      expect(sayOfSeat(say, id, me)).not.toContain(me.name === 'You' ? ' You' : 'Tu');
      expect(sayOfSeat(say, id, { kind: 'me', name: 'Ada' })).toContain('Ada');
      expect(sayOfSeat(say, id, { kind: 'friend', name: me.name })).toContain(me.name);
    }
  }
});
