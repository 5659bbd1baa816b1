/** What the options of a table make of a rule: each follows "At this table:". */
export const here = {
  'here.data': 'the cards are a set of its own; names and Force are those below.',
  'here.vote': 'everyone votes on who starts.',
  'here.starter': 'seat {seat} starts.',
  'here.mulligan': 'there is no mulligan, every first hand is kept.',
  'here.ffa': 'every player for themselves, there are no allies.',
  'here.forceFloor': 'each unit counts at least 0 before they are added up.',
  'here.groupEngagement': 'a group can attack only what its best unit can attack.',
  'here.specialLimit': 'one special per turn for the whole table.',
  'here.enemyUnits': 'units of any faction may be deployed. They fight and count for whoever deploys them.',
  'here.bulkDiscard': 'several units of other factions may be discarded together.',
  'here.truce':
    'a truce lasts {lasts, select, thisTurn {until the end of the turn} other {through the next turn too}} and forbids {scope, select, attacks {attacks} other {attacks, negative modifiers, Eliminate and Pirates}} between the two.',
  'here.endWindow': 'there is no window at the end of a turn.',
  'here.finalForce': 'modifiers count too.',
  'here.stallRounds': '{rounds} rounds instead of three.',
  'here.tieBreak': 'ties go to the strongest unit, then the second strongest and so on.',
};
