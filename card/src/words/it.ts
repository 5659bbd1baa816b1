import type { CardWord } from './en.ts';

export const it: Readonly<Record<CardWord, string>> = {
  'card.plate': 'Tavola {number}',
  'card.wins': '{count, plural, one {Vince {names}} other {Vincono {names}}}',
  'card.draw': 'Tutti in parità',
  'card.when': '{game}, {date}',
  'card.alone': '{points, plural, one {Un punto} other {# punti}} alla fine.',
  'card.ahead': '{margin, plural, one {Un punto} other {# punti}} davanti a {name}.',
  'card.level': 'Parità di punti: decide lo spareggio.',
  'card.moves': 'Decisa dopo {moves, plural, one {una mossa} other {# mosse}}.',
  'card.alt': '{verdict} la partita di {game} con {won}; {rest}.',
  'card.alt.plain': '{verdict} la partita di {game}.',
  'card.alt.draw': '{game} finisce in parità: {rest}.',
  'card.points': '{points, plural, one {un punto} other {# punti}}',
  'card.title': '{verdict} · {game}',
  'card.waits': 'Un tavolo aspetta',
  'card.waits.for': 'Un tavolo di {game} aspetta.',
  'card.motto': 'atlante dei giochi celesti',
  'card.house': 'Orrery: atlante dei giochi celesti. Nessun account, nessuna e-mail.',
};
