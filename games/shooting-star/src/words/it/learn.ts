import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Shooting Star in due minuti',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ancora',
  'learn.fire': 'Spara',
  'learn.close': 'Esci',
  'learn.play': 'Gioca la prima partita',
  'learn.you': 'Tu',
  'learn.rival': 'Bruno',

  'learn.capture.title': 'Uno sparo',
  'learn.capture.text':
    'Il tuo <b>Ago</b> sta su un pianeta e colpisce quello a cui punta la freccia. Quello è al livello 1: spara.',
  'learn.capture.after':
    'Preso: è nella tua Conquista e vale un punto; al suo posto resta un vuoto. La sua luna ne vale un altro.',
  'learn.levels.title': 'I livelli',
  'learn.levels.text':
    'Gli anelli dicono il livello. Il tuo <b>Tridente</b> colpisce insieme un 4, un 3 e un 2. Il bordo chiaro dice: il prossimo colpo lo prende.',
  'learn.levels.after': 'Il 4 ora è un 3, il 2 è un 1. Il 3 è preso, e al suo posto è arrivato un pianeta piccolo a 2.',
  'learn.order.title': 'Prima il numero più alto',
  'learn.order.text': 'Il tuo <b>Ago</b> (8) e la <b>Supernova</b> (1) di Bruno si fronteggiano. Chi spara per primo?',
  'learn.order.after':
    'Il tuo: l’8 viene prima dell’1. La Supernova finisce tra i tuoi detriti e non spara; il pianeta sotto si salva.',
  'learn.shield.title': 'Lo Scudo',
  'learn.shield.text': 'Spari la <b>Bordata</b>, ma la carta coperta che colpisci potrebbe essere uno Scudo.',
  'learn.shield.after':
    'Lo era. Lo Scudo di Bruno cattura la tua arma: tutti e due nella sua Conquista, due punti, e il tuo colpo non fa nulla.',
  'learn.isolate.title': 'Isolato',
  'learn.isolate.text':
    'Un pianeta senza vicini è di chi l’ha isolato, a qualunque livello. Spara la <b>Trivella</b>: colpisce due volte il suo stesso pianeta.',
  'learn.isolate.after':
    'Il tuo pianeta non c’è più, ed Echo lì accanto non aveva altri vicini: sono tuoi tutti e due, Echo intero a livello 4.',
  'learn.place.title': 'Tocca a te',
  'learn.place.text':
    'Scegli un’arma qui sotto, poi un pianeta. Lo scoppio mostra che cosa accadrebbe; gira la freccia con la maniglia tonda o con R; poi conferma.',
  'learn.place.after': 'Ecco fatto. Gli altri vedono dove sta la tua carta e dove punta la freccia, non quale sia.',
  'learn.score.title': 'Che cosa conta',
  'learn.score.text':
    'Dopo sette giri: un punto per ogni carta in Conquista, uno per ogni luna, le tue tre missioni segrete e tre per chi ha più detriti.',
};
