import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Shooting Star',
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
  'learn.equal.title': 'Numeri uguali',
  'learn.equal.text':
    'Tu e Bruno avete piazzato un <b>Ago</b> (8), uno contro l’altro. Bruno ha il Dark Invader e ha piazzato per primo. Chi spara?',
  'learn.equal.after':
    'Bruno: i numeri uguali sparano nell’ordine in cui sono stati piazzati. Il Dark Invader passa a ogni giro: al prossimo cominci tu.',
  'learn.shield.title': 'Lo Scudo',
  'learn.shield.text':
    'La tua <b>Bordata</b> colpisce la carta di Bruno. Quando hai mirato era coperta: e se fosse uno Scudo?',
  'learn.shield.after':
    'Lo era. Lo Scudo di Bruno cattura la tua arma: due carte nelle sue Conquiste, e il tuo colpo va a vuoto.',
  'learn.isolate.title': 'Isolato',
  'learn.isolate.text':
    'Un pianeta senza vicini è di chi l’ha isolato, a qualunque livello. Spara con la <b>Trivella</b>: colpisce due volte il suo stesso pianeta.',
  'learn.isolate.after':
    'Catturato il tuo pianeta, Eco è rimasto senza vicini: sono tuoi tutti e due, anche se Eco era a livello 4.',
  'learn.dark.title': 'I Pianeti Oscuri',
  'learn.dark.text':
    'Nessun colpo danneggia un Pianeta Oscuro. Il tuo <b>Tridente</b> ne colpisce uno, e anche il suo unico vicino. Spara.',
  'learn.dark.after':
    'Il colpo non gli ha fatto nulla. Ma il suo vicino non c’è più: isolato, è tuo come ogni altro, e vale un punto.',
  'learn.place.title': 'Tocca a te',
  'learn.place.text':
    'Scegli un’arma, poi un pianeta: vedi subito che cosa colpirebbe. Gira la freccia con la maniglia tonda e conferma.',
  'learn.place.after': 'Ecco fatto. Gli altri vedono dove sta la tua carta e dove punta la freccia, non quale sia.',
  'learn.early.title': 'Una fine anticipata',
  'learn.early.text':
    'Gli ultimi pianeti: tre per due giocatori. Spara con l’<b>Ago</b> e guarda che cosa succede alla partita.',
  'learn.early.after':
    'Restano due pianeti, non più dei giocatori: la partita finisce adesso. Altrimenti finisce dopo sette giri.',
  'learn.score.title': 'Che cosa conta',
  'learn.score.text':
    'Dopo sette giri: un punto per ogni carta nelle Conquiste, uno per ogni luna, le tue missioni e tre punti a chi ha più Detriti.',
};
