/** "Why can't I?": each under the name of its refusal. */
export const refusals = {
  GAME_OVER: 'The game is over: nothing more can be played.',
  WRONG_PHASE: 'Not now: planets are placed while the sector is built, weapons during a round.',
  NOT_YOUR_GO: 'It is another player’s turn. Players place in turn, clockwise from the Dark Invader.',
  MALFORMED: 'This move could not be read. Choose a weapon, a planet and an arrow again.',
  CARD_NOT_IN_HAND: 'That weapon is no longer in your hand: each can be played once.',
  NO_PLANET: 'There is no planet in that cell. A weapon lies on a planet.',
  PLANET_COVERED: 'A weapon already lies on that planet. Choose one without a card.',
  BAD_ARROW: 'The arrow can’t point in that direction at this table.',
  PLANET_NOT_IN_HAND: 'That planet isn’t one of those dealt to you.',
  CELL_TAKEN: 'A planet already lies in that cell.',
  NOT_ADJACENT: 'A new planet must share an edge with one already placed; the first goes in the middle.',
  DARK_ADJACENT: 'Two Dark planets may never share an edge.',

  // What the bar says of them: the reason, in up to 60 letters.
  'why.GAME_OVER': 'The game is over.',
  'why.WRONG_PHASE': 'You can’t do that in this phase.',
  'why.NOT_YOUR_GO': 'It isn’t your turn yet.',
  'why.MALFORMED': 'That move failed. Choose weapon, planet and arrow again.',
  'why.CARD_NOT_IN_HAND': 'You have already played that weapon.',
  'why.NO_PLANET': 'No planet there. A weapon needs a planet.',
  'why.PLANET_COVERED': 'That planet already has a weapon. Choose a free one.',
  'why.BAD_ARROW': 'The arrow can’t point that way at this table.',
  'why.PLANET_NOT_IN_HAND': 'That planet isn’t one of yours.',
  'why.CELL_TAKEN': 'There is already a planet there.',
  'why.NOT_ADJACENT': 'It must share an edge with a planet already placed.',
  'why.DARK_ADJACENT': 'Two Dark planets may not share an edge.',
} as const;
