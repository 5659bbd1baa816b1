import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'A Sky of Stars in due minuti',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca la prima partita',
  'learn.you': 'Tu',
  'learn.rival': 'Livia',
  'learn.third': 'Bruno',

  'learn.start.title': 'La tua parola, e una prima stella',
  'learn.start.text':
    'Cinque parole per tutti, e una in segreto è la tua: <b>{word}</b>. Tocca una stella qualsiasi da cui cominciare la costellazione.',
  'learn.start.after':
    'Tutti cominciano nello stesso momento. Nessuno vede il tuo numero né il tuo cielo finché non lo mostri.',
  'learn.typed.title': 'Il dado dice quale stella',
  'learn.typed.text':
    'Una <b>raggiera</b>, la stella a otto punte. Trascina dalla tua ultima stella a una di quelle accese.',
  'learn.typed.after': 'Conta solo la forma. I colori contano proprio alla fine.',
  'learn.wild.title': 'Un punto interrogativo',
  'learn.wild.text': 'Adesso va bene ogni stella. Da quale delle tue partire lo decidi tu.',
  'learn.wild.after': 'Una linea per lancio, sempre verso una stella nuova.',
  'learn.refused.title': 'Che cosa una linea non può fare',
  'learn.refused.text': 'Prova la linea fino alla stella segnata: c’è qualcosa in mezzo.',
  'learn.refused.after':
    'Nessuna linea passa sopra una stella, e nessuna incrocia una costellazione precedente, qui tratteggiata. Le tue linee possono incrociarsi.',
  'learn.erase.title': 'La gomma',
  'learn.erase.text':
    'Nessuno traccia. Guardi il cielo alla tua sinistra e cancelli una stella libera: quella che serve a Livia.',
  'learn.erase.after':
    'Nessuno può più usarla, ma le linee possono passarci sopra. Qualcuno sta facendo lo stesso a te.',
  'learn.stop.title': 'Grida STOP in tempo',
  'learn.stop.text': 'La tua casa è finita, e la prossima linea saresti costretto a tracciarla. Grida <b>STOP</b>.',
  'learn.stop.after': 'Il disegno finisce per tutti. Gli altri hanno un’ultima linea, tu no.',
  'learn.guess.title': 'Indovina',
  'learn.guess.text': 'Livia mostra il suo cielo. Quale delle cinque parole è?',
  'learn.guess.after': 'Era: <b>{word}</b>. Le ipotesi si mostrano tutte insieme.',
  'learn.guess.wrong': 'Era: <b>{word}</b>, non {guess}. Le ipotesi si mostrano tutte insieme.',
  'learn.points.title': 'I punti',
  'learn.points.text':
    'Un punto per ogni disegno che indovini, uno per ognuno che indovina il tuo, e <b>+1</b> se lo indovinano tutti. Tre giri sullo stesso cielo: le vecchie linee restano, e intralciano. Alla fine un punto per ogni colore che hai usato di più.',
  'learn.points.after': 'È tutto. Buona notte, e cieli limpidi!',
};
