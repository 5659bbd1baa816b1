/** What a card to share says, and the page that shows it before it is opened. */
export const en = {
  'card.plate': 'Plate {number}',
  'card.wins': '{count, plural, one {{names} wins} other {{names} win}}',
  'card.draw': 'All tied',
  'card.when': '{game}, {date}',
  'card.alone': '{points, plural, one {One point} other {# points}} at the end.',
  'card.ahead': '{margin, plural, one {One point} other {# points}} ahead of {name}.',
  'card.level': 'Tied on points: the tie-break decides.',
  'card.moves': 'Decided after {moves, plural, one {one move} other {# moves}}.',
  'card.moves.draw': 'Nobody ahead after {moves, plural, one {one move} other {# moves}}.',
  'card.decided.start': 'Decided from the start.',
  'card.decided.turns':
    '{n, plural, one {One turning point, at} other {# turning points, the last at}} move {move} of {moves}.',
  'card.decided.turns.last':
    '{n, plural, one {One turning point: the last move decides} other {# turning points, and the last move decides}}.',
  'card.decided.last': 'The last move decides.',
  'card.decided.ahead': '{move, plural, =0 {Ahead from start to end.} other {Ahead for good from move # of {moves}.}}',
  'card.alt': '{verdict} {game} with {won}; {rest}.',
  'card.alt.why': '{verdict} {game}. {why}',
  'card.alt.plain': '{verdict} {game}.',
  'card.alt.draw.plain': '{game} ends in a tie: {names}.',
  'card.alt.draw': '{game} ends in a tie: {rest}.',
  'card.score': '{points, number}',
  'card.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'card.points': '{points, plural, one {one point} other {# points}}',
  'card.chance': 'Chance of winning',
  'card.title': '{verdict} · {game}',
  'card.waits': 'A table is waiting',
  'card.waits.for': 'A table of {game} is waiting.',
  'card.unfinished': 'Ended without a result',
  'card.unfinished.of': 'A game of {game} that ended without a result.',
  'card.motto': 'an atlas of celestial games',
  'card.house': 'Orrery: an atlas of celestial games. No account, no e-mail.',
} as const;

export type CardWord = keyof typeof en;
