import type { here as source } from '../en/here.ts';

export const here: Readonly<Record<keyof typeof source, string>> = {
  'here.data': 'le carte sono di una serie propria; nomi e Forza sono quelli qui sotto.',
  'here.vote': 'si vota chi comincia.',
  'here.starter': 'comincia il posto {seat}.',
  'here.mulligan': 'niente Mulligan, ogni prima mano si tiene.',
  'here.ffa': 'ognuno per sé, senza alleati.',
  'here.forceFloor': 'ogni unità vale almeno 0 prima della somma.',
  'here.groupEngagement': 'un gruppo può attaccare solo ciò che può attaccare la sua unità migliore.',
  'here.specialLimit': 'una speciale per turno per tutto il tavolo.',
  'here.enemyUnits': 'si schierano unità di ogni fazione. Combattono e contano per chi le schiera.',
  'here.bulkDiscard': 'più unità di altre fazioni si possono scartare insieme.',
  'here.truce':
    'una tregua dura {lasts, select, thisTurn {fino a fine turno} other {anche il turno dopo}} e tra i due vieta {scope, select, attacks {gli attacchi} other {attacchi, modificatori negativi, Eliminare e Pirati}}.',
  'here.endWindow': 'niente pausa a fine turno.',
  'here.finalForce': 'contano anche i modificatori.',
  'here.stallRounds': '{rounds} giri invece di tre.',
  'here.tieBreak': 'i pareggi vanno all’unità più forte, poi alla seconda e così via.',
};
