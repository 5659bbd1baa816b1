/** What the options of a table make of a rule: each follows "At this table:". */
export const here = {
  'here.cards': 'the words are another set, with {cards, plural, one {# card} other {# cards}}.',
  'here.sky': 'the sky is one of its own, with {stars, plural, one {# star} other {# stars}}.',
  'here.rounds': '{rounds, plural, one {one round} other {# rounds}}.',
  'here.mayPass': 'you may pass even if you could draw.',
  'here.eraseTarget': 'used stars can be crossed out too: they keep their lines, but no new line starts there.',
  'here.stopMinLines': 'STOP can be called once {lines} lines have been asked for.',
  'here.maxRolls': 'the drawing ends after {rolls} rolls.',
  'here.skies': 'everyone sees every sky while it is drawn. The numbers stay secret.',
  'here.allAtOnce': 'all skies are shown together, and everyone guesses all of them before one reveal.',
  'here.challenge': 'after each reveal everyone judges the drawing; if all object, it scores for nobody.',
  'here.drop': 'a player who leaves drops out.',
  'here.closeShapes':
    'a line may also join two stars of this round’s constellation, {on, select, wild {on a question mark and as the last line} other {on a question mark, as the last line, and on the type of the star it goes to}}.',
  'here.crossOwn': 'lines of the same constellation may not cross either.',
  'here.noColours': 'colours earn no points.',
};
