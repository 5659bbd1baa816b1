/** Why a match is over, where it was not by what is counted: the same on a card, an end sheet, an invitation and in a review. */
export const enOver = {
  'over.gaveUp': '{count, plural, one {{names} gives up} other {{names} give up}}.',
  'over.gaveUp.you': 'You give up.',
  'over.left': '{count, plural, one {{names} leaves} other {{names} leave}}.',
  'over.left.you': 'You leave.',
  'over.agreed': 'Ended by agreement.',
  'over.without': '{name} was away, and the others ended it here.',
  'over.without.you': 'You were away, and the others ended it here.',
  'over.forfeited': '{name} was away too long and loses.',
  'over.forfeited.you': 'You were away too long and lose.',
} as const;

export type OverWord = keyof typeof enOver;
