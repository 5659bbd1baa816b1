/** "Why can't I?": each under the name of its refusal. */
export const refusals = {
  GAME_OVER: 'The game is over: nothing more can be played.',
  WRONG_PHASE: 'Not now: planets are laid while the sector is built, weapons while a round is placed.',
  NOT_YOUR_GO: 'It is another seat’s turn. Seats place in turn, clockwise from the Dark Invader.',
  MALFORMED: 'This move could not be read. Choose a weapon, a planet and an arrow again.',
  CARD_NOT_IN_HAND: 'That weapon is not in your hand any more: each can be played once.',
  NO_PLANET: 'There is no planet in that cell. A weapon lies on a planet.',
  PLANET_COVERED: 'A weapon already lies on that planet. Choose one without a card.',
  BAD_ARROW: 'The arrow cannot point that way at this table.',
  PLANET_NOT_IN_HAND: 'That planet is not one of those dealt to you.',
  CELL_TAKEN: 'A planet already lies in that cell.',
  NOT_ADJACENT: 'A new planet must share an edge with one already laid; the first lies in the middle.',
  DARK_ADJACENT: 'Two Dark planets may never share an edge.',
} as const;
