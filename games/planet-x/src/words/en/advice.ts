/** What a hint says: moves that no event tells in words, and why a move is good. */
export const advice = {
  'advice.pass': 'Pass.',
  'reason.attack': 'You are ahead by {more}, and they lose their best unit there.',
  'reason.deploy': 'That puts {force} more Force on the table.',
  'reason.group': 'Together they are harder to beat.',
  'reason.discard': 'You can’t use that card, and you draw another.',
  'reason.special': 'It is worth more now than in your hand.',
  'reason.pass': 'No special card of yours helps you here.',
};
