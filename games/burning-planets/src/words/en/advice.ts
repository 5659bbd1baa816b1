/** What a hint says: moves that no event tells in words, and why a move is good. */
export const advice = {
  'advice.attack': 'Attack the marked target.',
  'advice.endPhase': 'End this phase.',
  'advice.endTurn': 'End your turn.',
  'reason.attack': 'The target is in range and worth the shot.',
  'reason.conquer': 'One more planet is yours.',
  'reason.raze': 'Your opponent loses what they built there.',
  'reason.build': 'You lack that most.',
  'reason.buildShip': 'Your fleet needs it next.',
  'reason.move': 'It brings the ship closer to where you need it.',
  'reason.end': 'Nothing else is worth its price now.',
};
