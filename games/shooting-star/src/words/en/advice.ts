/** What a hint says: moves that no event tells in words, and why a move is good. */
export const advice = {
  'reason.takes': 'If nobody fires first, it captures {planets, plural, one {# planet} other {# planets}}.',
  'reason.cards':
    'It can destroy {cards, plural, one {a weapon} other {# weapons}} before {cards, plural, one {it fires} other {they fire}}.',
  'reason.shield': 'A Shield there is likely to be fired at.',
  'reason.keeps': 'It captures nothing now, and keeps better weapons for later.',
};
