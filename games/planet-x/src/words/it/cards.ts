import type { cards as source } from '../en/cards.ts';

export const cards: Readonly<Record<keyof typeof source, string>> = {
  lang: 'it',
  you: 'tu',
  'you.object': 'te',
  'list.and': '{some} e {last}',

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

  'effect.plus': '+{amount} di Forza a un’unità di tipo {type}',
  'effect.minus': '−{amount} di Forza a un’unità di tipo {type}',
  'effect.recover': 'riprende dagli scarti una tua unità di tipo {type} e la mette sul tavolo',
  'effect.eliminate': 'scarta dal tavolo un’unità qualsiasi di tipo {type}',
  'effect.pirates': 'una carta a caso dalla mano di un avversario si mostra a tutti e si scarta',
  'effect.truce':
    'tu e un avversario non potete attaccarvi finché dura la tregua; ferma anche un attacco già dichiarato',
};
