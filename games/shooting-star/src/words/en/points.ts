/** The end sheet: every point with its reason. */
export const points = {
  'points.cards': 'Cards',
  'points.cards.why': '1 for each card in Conquest: planets, a weapon your Shield caught, and that Shield.',
  'points.cards.of':
    '{planets, plural, one {# planet} other {# planets}}{caught, plural, =0 {} other { + Shield and weapon}}',
  'points.moons': 'Moons',
  'points.moons.why': '1 for each Conquest card with a moon.',
  'points.missions': 'Missions',
  'points.missions.why': 'Three secret missions each, worth up to 1, 2 and 3 points.',
  'points.debris': 'Debris',
  'points.debris.why': '3 for the most cards, unplayed weapons included. If tied, 3 each.',
  'points.debris.of': '{cards, plural, one {# card} other {# cards}}',
  'points.total': 'Total',
  'points.reason.rounds': 'Seven rounds were played.',
  'points.reason.planets': 'The sector is nearly empty: no more planets than players.',
  'points.tie.cards': 'Tied on points: more Conquest cards win ({cards}).',
  'points.tie.moons': 'Tied on points and cards: more moons win ({moons}).',
  'points.tie.shared': 'Tied on points, cards and moons: the victory is shared.',
  'points.caption': 'Points of each seat, component by component',
  'points.all': 'All missions',
} as const;
