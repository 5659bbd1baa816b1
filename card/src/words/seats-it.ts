import type { SeatWord } from './seats-en.ts';

export const itSeats: Readonly<Record<SeatWord, string>> = {
  'play.guest': 'Ospite {letter}',
  'play.gone': 'Anonimo {letter}',
  'play.sigil':
    '{sigil, select, comet {Cometa} ring {Anello} crescent {Mezzaluna} prism {Prisma} gate {Portale} other {Àncora}}',
  'play.bot.tycho': 'Tycho',
  'play.bot.hypatia': 'Ipazia',
  'play.bot.kepler': 'Kepler',
  'play.bot.caroline': 'Caroline',
  'play.bot.galileo': 'Galileo',
  'play.bot.henrietta': 'Henrietta',
};
