export const turn = {
  'check.title': 'End the turn?',
  'check.idle': '{count, plural, one {# unit can still act} other {# units can still act}}',
  'check.proposals': '{count, plural, one {# proposal waits for your answer} other {# proposals wait for your answer}}',
  'check.show': 'Show {unit}',
  'check.open': 'Open the contracts',
  'check.stay': 'Not yet',
  'check.go': 'End turn anyway',
  'check.once': 'You are asked only once per turn.',

  'digest.title': 'Since your last turn',
  'digest.quiet': 'Nothing that affects you.',
  'digest.against': 'Against you',
  'digest.deals': 'Contracts',
  'digest.world': 'Elsewhere',
  'digest.others': '{name}: {what}',
  'digest.built': '{count, plural, one {# structure built} other {# structures built}}',
  'digest.ships': '{count, plural, one {# ship built} other {# ships built}}',
  'digest.moves': '{count, plural, one {# move} other {# moves}}',
  'digest.close': 'Start my turn',

  'standing.asteroids': 'Asteroids are being placed',
  'standing.cannons': 'Cannons are being placed',
  'standing.round':
    'Round {round}{limit, select, off {} other { of {limit}}}, {seats, plural, one {# player left} other {# players left}}',
  'standing.over': 'Finished in round {round}',
};
