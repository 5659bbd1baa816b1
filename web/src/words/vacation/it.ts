import type { vacation as english } from './en.ts';

export const vacation: Readonly<Record<keyof typeof english, string>> = {
  'vacation.title': 'Vacanza',
  'vacation.text':
    'Mentre sei via, ai tavoli per corrispondenza l’orologio non corre per te e nessuno ti chiama. Lì tutti leggono fino a quando. Hai 30 giorni all’anno, al massimo 14 per volta.',
  'vacation.left': '{days, plural, one {Te ne resta #} other {Te ne restano #}}.',
  'vacation.day': 'Via fino alla fine del',
  'vacation.go': 'Sono via',
  'vacation.change': 'Cambia il giorno',
  'vacation.on': 'Sei in vacanza fino al {date}.',
  'vacation.back': 'Sono di nuovo qui',
  'vacation.went': 'I tuoi tavoli lo sanno.',
  'vacation.came': 'Eccoti. I tuoi orologi corrono di nuovo.',
  'vacation.none': 'Non ti resta nessun giorno di vacanza. I giorni tornano un anno dopo.',
  'vacation.soon': 'La prossima vacanza può cominciare un giorno dopo l’ultima.',
};
