/** The create screen. `.why` says what is disputed there, and what each reading means. */
export const options = {
  'option.default': 'default',
  'option.sector': 'Sector',
  'option.sector.grid': 'Dealt in a grid',
  'option.sector.custom': 'Built by the players',
  'option.sector.why':
    'The rulebook’s variant for experienced players: everyone lays six open planets, side by side with those already laid.',
  'option.isolatedTo': 'Planets cut off',
  'option.isolatedTo.conquest': 'Go to Conquest',
  'option.isolatedTo.debris': 'Go to Debris',
  'option.isolatedTo.why':
    'The Italian rulebook says you capture them; the English one puts them into your Debris, worth no points.',
  'option.arrow': 'Arrow',
  'option.arrow.half': 'Up or down',
  'option.arrow.fixed': 'Always up',
  'option.arrow.quarter': 'Four directions',
  'option.arrow.why':
    'The rulebook only speaks of the arrow on the back. An oblong card fits on an oblong planet in two ways.',
  'option.namedStart': 'Six named planets',
  'option.namedStart.random': 'Start on either side',
  'option.namedStart.level4': 'Start at level 4',
  'option.namedStart.why':
    'The English rulebook sets aside six “Level 4” planets; we read it as the kind of card. Grid only.',
  'option.nextReplacement': 'Next planet of the deck',
  'option.nextReplacement.hidden': 'Unknown',
  'option.nextReplacement.shown': 'Shown to all',
  'option.nextReplacement.why': 'Printed planet cards have no back, so the next one can be seen; no rule uses it.',
  'option.piles': 'Piles and played weapons',
  'option.piles.open': 'Open to all',
  'option.piles.memory': 'From memory',
  'option.piles.why':
    'Everything in them happened in public; with “from memory” you see only the sizes of the others’ piles, and the log of this round.',
  'option.firstSeat': 'Dark Invader',
  'option.firstSeat.random': 'Drawn by lot',
  'option.firstSeat.seat': 'Seat {seat}',
  'option.firstSeat.why': 'The rulebook gives it to the youngest player; here it is drawn, or you choose.',
  'option.data': 'Cards',
  'option.data.usual': 'Orrery’s own set',
  'option.data.own': 'A set of your own',
  'option.data.load': 'Load a card set (JSON)…',
  'option.data.bad': 'This file is not a card set: {reason}.',
  'option.data.why':
    'Patterns, moons and missions of the printed cards are not public: whoever owns the box can enter them.',
} as const;
