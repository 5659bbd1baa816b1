export const cards = {
  lang: 'en',
  you: 'you',
  'you.object': 'you',

  'type.inf': 'infantry',
  'type.mech': 'mechanized',
  'type.air': 'aircraft',
  'type.ship': 'starship',
  'types.inf': 'Infantry',
  'types.mech': 'Mechanized troops',
  'types.air': 'Aircraft',
  'types.ship': 'Starships',

  'card.unit': '<b>{card}</b> ({type} {force})',
  'card.special': '<b>{card}</b>',
  'card.of': '{name}’s {card}',
  'card.ofYou': 'your {card}',

  'effect.plus': '+{amount} Force to one {type} unit',
  'effect.minus': '−{amount} Force to one {type} unit',
  'effect.recover': 'returns one of your own {type} units from the discards to the table',
  'effect.eliminate': 'discards any one {type} unit on the table',
  'effect.pirates': 'reveals a random card from an opponent’s hand and discards it',
  'effect.truce': 'you and one opponent can’t attack each other while it lasts; it also stops an attack under way',
};
