/** What a hint says: moves that no event tells in words, and why a move is good. */
export const advice = {
  'advice.pass': 'Draw nothing.',
  'advice.ready': 'Wait for the next roll.',
  'advice.count': 'Start the countdown.',
  'advice.guess': 'Guess number {n}.',
  'advice.verdict': 'Say that it is a picture.',
  'advice.stop': 'Call STOP.',
  'reason.start': 'Your picture fits the stars best there.',
  'reason.line': 'So far {part, number, percent} of your picture is there; this brings it closest.',
  'reason.erase': 'You don’t need that star yourself.',
  'reason.stop': '{part, number, percent} of your picture is there, and another line could spoil it.',
  'reason.ready': 'Only {part, number, percent} of your picture is there.',
  'reason.guess': 'The drawing looks most like that word.',
};
