export const points = {
  'points.caption': 'Force of each side, unit by unit',
  'points.none': 'No unit on the table.',
  'points.modifiers': 'Modifiers don’t count.',
  'points.withModifiers': 'At this table modifiers count.',
  'points.reason.lastCard': 'The draw pile and one hand are empty.',
  'points.reason.stalemate': 'No card moved for too long: Force is counted as it stands.',
  'points.reason.resigned': 'One side gave up.',
  'points.tie.shared': 'Tied on Force: the victory is shared.',
  'points.tie.strongest': 'Tied on Force: the strongest units decide.',
  'points.team': '{one} and {other}: {force}',
  'points.left': 'Left in hand, worth 0: {cards}.',
};
