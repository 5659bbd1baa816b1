/** What seats are called where nobody gave a name: at a table, in its file and on its card. */
export const enSeats = {
  'play.guest': 'Guest {letter}',
  'play.gone': 'Anonymous {letter}',
  'play.sigil':
    '{sigil, select, comet {Comet} ring {Ring} crescent {Crescent} prism {Prism} gate {Gate} other {Anchor Star}}',
  'play.bot.tycho': 'Tycho',
  'play.bot.hypatia': 'Hypatia',
  'play.bot.kepler': 'Kepler',
  'play.bot.caroline': 'Caroline',
  'play.bot.galileo': 'Galileo',
  'play.bot.henrietta': 'Henrietta',
} as const;

export type SeatWord = keyof typeof enSeats;
