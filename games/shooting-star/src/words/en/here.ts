/** What the options of a table make of a rule: each follows "At this table:". */
export const here = {
  'here.data': 'the cards are a set of its own; the weapons are those below.',
  'here.custom': 'the players build the sector themselves, as the variant below says.',
  'here.namedStart': 'the six named planets start at level 4.',
  'here.firstSeat': 'seat {seat} begins with the Dark Invader.',
  'here.arrow':
    '{arrow, select, fixed {the arrow always points up} other {the arrow may point in all four directions; the pattern turns with it}}.',
  'here.nextReplacement': 'everyone sees which planet comes next.',
  'here.piles': 'only its owner may look into a pile; the others see how many cards it has.',
  'here.isolatedTo': 'cut-off planets go to the attacker’s Debris and earn no points of their own.',
  'here.debris': 'planets in Debris count as cards too.',
};
