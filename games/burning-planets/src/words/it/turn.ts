import type { turn as source } from '../en/turn.ts';

export const turn: Readonly<Record<keyof typeof source, string>> = {
  'check.title': 'Finisci il turno?',
  'check.idle': '{count, plural, one {# unità può ancora agire} other {# unità possono ancora agire}}',
  'check.proposals':
    '{count, plural, one {# proposta aspetta la tua risposta} other {# proposte aspettano la tua risposta}}',
  'check.show': 'Mostra {unit}',
  'check.open': 'Apri i contratti',
  'check.stay': 'Non ancora',
  'check.go': 'Finisci comunque',
  'check.once': 'Lo chiediamo una sola volta per turno.',

  'digest.title': 'Dal tuo ultimo turno',
  'digest.quiet': 'Niente che ti riguardi.',
  'digest.against': 'Contro di te',
  'digest.deals': 'Contratti',
  'digest.world': 'Altrove',
  'digest.others': '{name}: {what}',
  'digest.built': '{count, plural, one {# struttura costruita} other {# strutture costruite}}',
  'digest.ships': '{count, plural, one {# nave costruita} other {# navi costruite}}',
  'digest.moves': '{count, plural, one {# movimento} other {# movimenti}}',
  'digest.close': 'Comincia il turno',

  'standing.asteroids': 'Si mettono gli asteroidi',
  'standing.cannons': 'Si mettono i cannoni',
  'standing.round':
    'Giro {round}{limit, select, off {} other { di {limit}}}, {seats, plural, one {resta # giocatore} other {restano # giocatori}}',
  'standing.over': 'Finita al giro {round}',
  'can.asteroid': 'piazzare un asteroide in {count, plural, one {una casella} other {una di # caselle}}',
  'can.cannon': 'piazzare il cannone in {count, plural, one {una casella di bordo} other {una di # caselle di bordo}}',
  'can.structures': 'costruire su {count, plural, one {{name}} other {# pianeti}}',
  'can.ships': 'costruire navi presso {count, plural, one {{name}} other {# cantieri}}',
  'can.actions': 'agire con {count, plural, one {{name}} other {# unità}}',
  'can.answer': 'rispondere a {count, plural, one {una proposta} other {# proposte}}',
  'can.end': 'finire il turno',
  goal: 'Obiettivo: resta l’ultimo impero{limit, select, off {} other {, o fai più punti in {limit} giri}}.',
  'hint.cannon': 'Metti il cannone su una casella accesa: le navi partono da lì.',
  'hint.build': 'Tocca il tuo pianeta per vedere che cosa può costruire.',
  'hint.ship': 'Le navi nuove agiscono dal prossimo turno; intanto si difendono.',
  'hint.finish': 'Finisci con un’unità prima di passare alla prossima.',
};
