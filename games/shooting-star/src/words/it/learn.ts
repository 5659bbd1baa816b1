import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Shooting Star in due minuti',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ripeti',
  'learn.fire': 'Spara',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca la prima partita',
  'learn.you': 'Tu',
  'learn.rival': 'Bruno',

  'learn.capture.title': 'Uno sparo',
  'learn.capture.text':
    'Il tuo <b>Ago</b> sta su un pianeta e colpisce quello a cui punta la freccia. Quello è al livello 1: spara.',
  'learn.capture.after':
    'Catturato: va nelle tue Conquiste e vale un punto, più uno per la luna. Al suo posto resta il vuoto.',
  'learn.levels.title': 'I livelli',
  'learn.levels.text':
    'Gli anelli indicano il livello. Il tuo <b>Tridente</b> colpisce insieme un 4, un 3 e un 2. Bordo chiaro: al prossimo colpo è tuo.',
  'learn.levels.after': 'Il 4 è sceso a 3, il 2 a 1. Il 3 è catturato: al suo posto è arrivato un Pianeta 2.',
  'learn.order.title': 'Prima il numero più alto',
  'learn.order.text': 'Il tuo <b>Ago</b> (8) e la <b>Supernova</b> (1) di Bruno si fronteggiano. Chi spara per primo?',
  'learn.order.after':
    'Il tuo: l’8 viene prima dell’1. La Supernova finisce nei tuoi Detriti e non spara; il pianeta sotto si salva.',
  'learn.shield.title': 'Lo Scudo',
  'learn.shield.text':
    'La tua <b>Bordata</b> colpisce la carta di Bruno. Quando hai mirato era coperta: e se fosse uno Scudo?',
  'learn.shield.after':
    'Lo era. Lo Scudo di Bruno cattura la tua arma: due carte nelle sue Conquiste, e il tuo colpo va a vuoto.',
  'learn.isolate.title': 'Isolato',
  'learn.isolate.text':
    'Un pianeta senza vicini è di chi l’ha isolato, a qualunque livello. Spara la <b>Trivella</b>: colpisce due volte il suo stesso pianeta.',
  'learn.isolate.after':
    'Catturato il tuo pianeta, Eco è rimasto senza vicini: sono tuoi tutti e due, anche se Eco era a livello 4.',
  'learn.place.title': 'Tocca a te',
  'learn.place.text':
    'Scegli un’arma, poi un pianeta: vedi subito che cosa colpirebbe. Gira la freccia con la maniglia tonda e conferma.',
  'learn.place.after': 'Ecco fatto. Gli altri vedono dove sta la tua carta e dove punta la freccia, non quale sia.',
  'learn.score.title': 'Che cosa conta',
  'learn.score.text':
    'Dopo sette giri: un punto per ogni carta nelle Conquiste, uno per ogni luna, le tue missioni e tre punti a chi ha più Detriti.',
};
