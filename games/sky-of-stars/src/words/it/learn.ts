import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'A Sky of Stars',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca la prima partita',
  'learn.you': 'Tu',
  'learn.rival': 'Livia',
  'learn.third': 'Bruno',

  'learn.start.title': 'La tua parola e la stella iniziale',
  'learn.start.text':
    'Cinque parole uguali per tutti; la tua, segreta, è <b>{word}</b>. Tocca una stella: la costellazione comincia da lì.',
  'learn.start.after':
    'Tutti cominciano nello stesso momento. Nessuno vede il tuo numero né il tuo cielo finché non lo mostri.',
  'learn.typed.title': 'Il dado dice quale stella',
  'learn.typed.text':
    'Una <b>raggiera</b>, la stella a otto punte. Trascina dalla tua ultima stella a una di quelle accese.',
  'learn.typed.after': 'Conta solo la forma: i colori servono a fine partita.',
  'learn.wild.title': 'Un punto interrogativo',
  'learn.wild.text': 'Va bene qualsiasi stella. E puoi partire da una qualunque delle tue.',
  'learn.wild.after': 'Una linea per lancio, sempre verso una stella nuova.',
  'learn.over.title': 'Mai sopra una stella',
  'learn.over.text': 'Prova la linea fino alla stella segnata: in mezzo ce n’è un’altra.',
  'learn.over.after': 'Nessuna linea passa sopra una stella, se non è cancellata. Girale intorno, o scegline un’altra.',
  'learn.refused.title': 'Mai attraverso un disegno vecchio',
  'learn.refused.text': 'Secondo round: il primo disegno resta, tratteggiato. Prova la linea fino alla stella segnata.',
  'learn.refused.after':
    'Nessuna linea incrocia una costellazione precedente. Le linee dello stesso disegno possono incrociarsi.',
  'learn.erase.title': 'Cancella',
  'learn.erase.text':
    'Niente linee: guarda il cielo di chi hai a sinistra e cancella una stella libera, quella che serve a Livia.',
  'learn.erase.after':
    'Livia non può più usarla, ma le linee possono passarci sopra. Intanto qualcuno fa lo stesso a te.',
  'learn.stop.title': 'STOP al momento giusto',
  'learn.stop.text': 'La tua casa è finita, e al prossimo lancio dovresti tracciare ancora. Chiama <b>STOP</b>.',
  'learn.stop.after': 'Il disegno finisce per tutti. Gli altri hanno un’ultima linea, tu no.',
  'learn.guess.title': 'Indovina',
  'learn.guess.text': 'Livia mostra il suo cielo. Quale delle cinque parole è?',
  'learn.guess.after': 'Era: <b>{word}</b>. Le ipotesi si mostrano tutte insieme.',
  'learn.guess.wrong': 'Era: <b>{word}</b>, non {guess}. Le ipotesi si mostrano tutte insieme.',
  'learn.points.title': 'I punti',
  'learn.points.text':
    'Un punto per ogni disegno che indovini, uno per ognuno che indovina il tuo, e <b>+1</b> se lo indovinano tutti. La parola <b>{word}</b> l’hanno indovinata sia Livia sia Bruno; tu hai indovinato Livia, non Bruno. Quanti punti sono?',
  'learn.points.answer': '{points, plural, one {# punto} other {# punti}}',
  'learn.points.wrong':
    'Non proprio. In due hanno indovinato <b>{word}</b>, cioè tutti; e un disegno l’hai indovinato tu. Conta di nuovo.',
  'learn.points.after':
    'Quattro: due, <b>+1</b>, e uno per la tua ipotesi. Il cielo resta lo stesso per tre round, linee comprese. Alla fine, un punto per ogni colore in cui hai la maggioranza.',
};
