export const cards = {
  lang: 'en',
  you: 'you',
  'you.object': 'you',
  'list.and': '{some} and {last}',

  'type.inf': 'infantry',
  'type.mech': 'mechanized troops',
  'type.air': 'aircraft',
  'type.ship': 'starship',
  'types.inf': 'Infantry',
  'types.mech': 'Mechanized troops',
  'types.air': 'Aircraft',
  'types.ship': 'Starships',

  'card.unit': '<b>{card}</b> ({type} {force})',
  'card.special': '<b>{card}</b>',
  'card.of': '{card} of {name}',
  'card.ofYou': 'your {card}',

  'effect.plus': '+{amount} Force to one unit of type: {type}',
  'effect.minus': '−{amount} Force to one unit of type: {type}',
  'effect.recover': 'takes one of your own units of type {type} from the discards and puts it on the table',
  'effect.eliminate': 'discards any one unit of type {type} from the table',
  'effect.pirates': 'shows a random card of one opponent’s hand to all and discards it',
  'effect.truce':
    'one opponent and you cannot attack each other until the truce ends; it also stops an attack under way',
};
