import type { cards as source } from '../en/cards.ts';

export const cards: Readonly<Record<keyof typeof source, string>> = {
  lang: 'it',
  you: 'tu',
  'you.object': 'te',

  'type.inf': 'fanteria',
  'type.mech': 'truppe meccanizzate',
  'type.air': 'velivolo',
  'type.ship': 'astronave',
  'types.inf': 'Fanteria',
  'types.mech': 'Truppe meccanizzate',
  'types.air': 'Velivoli',
  'types.ship': 'Astronavi',

  'card.unit': '<b>{card}</b> ({type} {force})',
  'card.special': '<b>{card}</b>',
  'card.of': '{card} di {name}',
  'card.ofYou': '{card} (tua)',

  'effect.plus': '+{amount} Forza a un’unità ({type})',
  'effect.minus': '−{amount} Forza a un’unità ({type})',
  'effect.recover': 'rimette in gioco dagli scarti una tua unità ({type})',
  'effect.eliminate': 'elimina un’unità qualsiasi ({type})',
  'effect.pirates': 'una carta a caso dalla mano di un avversario si mostra a tutti e si scarta',
  'effect.truce':
    'tu e un avversario non potete attaccarvi finché dura la tregua; ferma anche un attacco già dichiarato',
};
