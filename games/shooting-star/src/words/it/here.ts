import type { here as source } from '../en/here.ts';

export const here: Readonly<Record<keyof typeof source, string>> = {
  'here.data': 'le carte sono di un’altra serie; le armi sono quelle qui sotto.',
  'here.custom': 'lo spazio di gioco lo costruiscono i giocatori, come dice la variante qui sotto.',
  'here.namedStart': 'i sei Pianeti 3-4 cominciano a livello 4.',
  'here.firstSeat': 'il Dark Invader comincia dal posto {seat}.',
  'here.arrow':
    '{arrow, select, fixed {la freccia punta sempre in su} other {la freccia può puntare in tutte e quattro le direzioni, e lo schema gira con lei}}.',
  'here.nextReplacement': 'tutti vedono quale pianeta verrà dopo.',
  'here.piles': 'solo il proprietario può guardare un mazzetto; gli altri vedono quante carte ha.',
  'here.isolatedTo': 'i pianeti isolati vanno nei Detriti di chi spara e da soli non danno punti.',
  'here.debris': 'anche i pianeti nei Detriti contano come carte.',
};
