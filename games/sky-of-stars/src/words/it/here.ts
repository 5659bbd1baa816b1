import type { here as source } from '../en/here.ts';

export const here: Readonly<Record<keyof typeof source, string>> = {
  'here.cards': 'le parole sono di un’altra serie, con {cards, plural, one {# carta} other {# carte}}.',
  'here.sky': 'il cielo è un altro, con {stars, plural, one {# stella} other {# stelle}}.',
  'here.rounds': '{rounds, plural, one {un round} other {# round}}.',
  'here.mayPass': 'puoi passare anche se potresti tracciare.',
  'here.eraseTarget':
    'si possono cancellare anche stelle usate: tengono le loro linee, ma da lì non ne parte un’altra.',
  'here.stopMinLines': 'si può chiamare STOP dopo che sono uscite {lines} linee.',
  'here.maxRolls': 'il disegno finisce dopo {rolls} lanci.',
  'here.skies': 'tutti vedono tutti i cieli mentre si disegna. I numeri restano segreti.',
  'here.allAtOnce': 'i cieli si mostrano tutti insieme, e ognuno li indovina tutti prima che si scopra qualcosa.',
  'here.challenge': 'dopo ogni cielo tutti giudicano il disegno; se tutti contestano, non dà punti a nessuno.',
  'here.drop': 'chi abbandona esce dalla partita.',
  'here.closeShapes':
    'una linea può anche unire due stelle della costellazione di questo round, {on, select, wild {con il punto interrogativo e con l’ultima linea} other {con il punto interrogativo, con l’ultima linea e con il tipo della stella a cui va}}.',
  'here.crossOwn': 'nemmeno le linee della stessa costellazione possono incrociarsi.',
  'here.noColours': 'i colori non danno punti.',
};
