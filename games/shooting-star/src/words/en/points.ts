/** The end sheet: every point with its reason. */
export const points = {
  'points.cards': 'Cards',
  'points.cards.why': 'One per card in Conquest: planets, a caught weapon, its Shield.',
  'points.cards.of':
    '{planets, plural, one {# planet} other {# planets}}{caught, plural, =0 {} other { + Shield and weapon}}',
  'points.moons': 'Moons',
  'points.moons.why': 'One for each Conquest card that carries a moon.',
  'points.missions': 'Missions',
  'points.missions.why': 'Three secret ones each, now turned up, worth up to 1, 2 and 3 points.',
  'points.debris': 'Debris',
  'points.debris.why': 'Three for the most, last hand included; those who tie get three.',
  'points.debris.of': '{cards, plural, one {# card} other {# cards}}',
  'points.total': 'Total',
  'points.reason.rounds': 'Seven rounds were played.',
  'points.reason.planets': 'Not more planets were left than players.',
  'points.tie.cards': 'Equal points: more cards in Conquest decide ({cards}).',
  'points.tie.moons': 'Equal points and cards: more moons decide ({moons}).',
  'points.tie.shared': 'Equal in points, cards and moons: the victory is shared.',
  'points.caption': 'Points of each seat, component by component',
  'points.all': 'Every mission',
} as const;
