export const points = {
  'points.caption': 'Force of each side, unit by unit',
  'points.none': 'No unit on the table.',
  'points.modifiers': 'Modifiers fall off: they do not count.',
  'points.withModifiers': 'At this table modifiers count.',
  'points.reason.lastCard': 'The pile and a hand are empty.',
  'points.reason.stalemate': 'No card has moved for too long: counted as it stands.',
  'points.reason.resigned': 'One side has given up.',
  'points.tie.shared': 'Equal Force: the victory is shared.',
  'points.tie.strongest': 'Equal Force: the strongest units decide.',
  'points.team': '{one} and {other}: {force}',
  'points.left': 'Left in hand, worth nothing: {cards}.',
};
