/** What is told at the end of a match, beside its points. */
export const ending = {
  'ending.line': 'How it went',
  'ending.line.chances': 'Everyone’s chance of winning, in percent, from the first move to the last.',
  'ending.line.points': '{what}, from the first move to the last.',
  'ending.reading': 'Reading the game…',
  'ending.gone': 'This game can’t be read here, so its line is missing.',
  'ending.turn.chance': '{name}: {points} {count, plural, one {point} other {points}} of winning chance.',
  'ending.turn.points': '{name}: {points} {count, plural, one {point} other {points}}, and the order changes.',
  'ending.order.none': 'Nobody ever took the lead.',
  'ending.luck': 'Luck',
  'ending.luck.working': 'Weighing the luck…',
  'ending.luck.bad': 'bad luck',
  'ending.luck.band': '95 of 100',
  'ending.luck.good': 'good luck',
  'ending.luck.said': '{name}: {points} points',
  'ending.luck.usual': 'What luck gave or took over the whole game, in points of winning chance: normal for everyone.',
  'ending.luck.unusual':
    'What luck gave or took over the whole game, in points of winning chance: more than usual for {names}.',
  'ending.toll': 'What each player did',
} as const;
