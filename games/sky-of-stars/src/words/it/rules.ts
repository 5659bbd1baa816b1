import type { rules as source } from '../en/rules.ts';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.idea':
    'Tutti hanno lo stesso cielo notturno e una parola segreta. Il dado dice verso quale tipo di stella va la prossima linea; linea dopo linea la parola diventa una costellazione. Quando qualcuno chiama STOP, i cieli si mostrano e tutti indovinano. Tre disegni dividono un solo cielo, e il cielo può solo riempirsi.',
  'rules.setup': 'Preparazione',
  'rules.round': 'Un round',
  'rules.draw': 'Disegnare',
  'rules.line': 'Che cosa può fare una linea',
  'rules.show': 'Mostrare e indovinare',
  'rules.away': 'Abbandoni e tempo',
  'rules.end': 'Punti',
  'rules.duo': 'Duo',
  'rules.faces': 'Le facce del dado',
  'rules.types': 'Tipi e colori delle stelle',
  'rules.copies': '{count, plural, one {una faccia} other {# facce}}',

  'SK-S1': 'Si gioca da tre a sei, seduti in senso orario. In due si gioca Duo, insieme.',
  'SK-S2':
    'Ognuno ha una copia vuota dello stesso cielo, una tabella dei punti vuota e cinque carte numerate da 1 a 5.',
  'SK-S3': 'Le 30 carte Costellazione, ognuna con cinque parole, si mescolano coperte. Se ne usano tre.',
  'SK-S4': 'Chi lancia per primo si estrae a sorte. Il lancio vale per tutti allo stesso modo.',
  'SK-S5':
    'La sorte entra in quest’ordine: il mazzo, chi lancia per primo, in ogni round un numero per ogni posto, poi i lanci.',
  'SK-P1':
    'La partita ha tre round: distribuzione, stelle iniziali, lanci, STOP e ultime linee, cieli e ipotesi, punti.',
  'SK-P2':
    'Si scopre per tutti una carta Costellazione. Ognuno mescola le sue cinque carte e ne pesca una: quel numero è la sua parola segreta. Due possono avere la stessa.',
  'SK-P3':
    'Tutti insieme e in segreto scelgono una stella libera da cui cominciare: che non sia in alcuna costellazione di questo cielo e non sia cancellata. La scelta si può cambiare finché tutti hanno scelto. Chi non ha stelle libere salta il disegno, ma cancella e indovina.',
  'SK-P4': 'Il dado si lancia una volta per tutti, a turno.',
  'SK-P5': 'Tutti agiscono nello stesso momento. Una risposta si può cambiare finché l’ultimo ha dato la sua.',
  'SK-P6':
    'Un tipo di stella: si traccia una linea da una stella della propria costellazione a una stella libera di quel tipo.',
  'SK-P7': 'Un punto interrogativo: lo stesso, fino a una stella libera di qualsiasi tipo.',
  'SK-P8': 'Chi può tracciare deve farlo, che gli piaccia o no. Chi non ha linee possibili non traccia nulla.',
  'SK-P9':
    'Cancella: nessuno traccia. Ognuno cancella una stella libera nel cielo del vicino di sinistra, e per farlo lo guarda. Chi ha quel cielo non può più usare quella stella, né in questo round né dopo; le linee possono passarci sopra, e i cieli degli altri non cambiano.',
  'SK-P10':
    'Tra un lancio e l’altro, dopo che è uscita almeno una linea (o quante ne ha scelte il tavolo), chiunque può chiamare STOP. Il primo ferma il disegno per tutti. Quando nessuno lo chiama, si lancia di nuovo.',
  'SK-P11':
    'Dopo lo STOP tutti, tranne chi l’ha chiamato, possono tracciare un’ultima linea, fino a una stella libera di qualsiasi tipo.',
  'SK-P12': 'Se nessuno può più tracciare alcuna linea, o dopo 30 lanci, il disegno finisce da sé, senza ultime linee.',
  'SK-P13':
    'In senso orario da chi ha chiamato STOP, ognuno mostra il proprio cielo, diritto ed esattamente come l’ha disegnato. Il proprietario non dà alcun aiuto.',
  'SK-P14':
    'Tutti gli altri scelgono in segreto uno dei cinque numeri, e possono cambiarlo finché si scopre. Chi lascia scadere il tempo ha sbagliato.',
  'SK-P15':
    'Quando tutti hanno scelto, chi mostra conta 3-2-1 quando vuole; se aspetta troppo, si conta da sé. Allora le ipotesi e il numero si scoprono insieme, cielo per cielo: ogni numero si sa subito dopo.',
  'SK-P16': 'Poi si mostra il cielo seguente.',
  'SK-P17': 'Quando tutti i cieli sono stati mostrati si segnano i punti del round.',
  'SK-P18': 'Carta e numeri si tolgono. Linee, stelle usate e stelle cancellate restano per il round seguente.',
  'SK-P19':
    'Una costellazione deve raffigurare la parola: niente lettere, cifre o segni per contare. È questione d’onore; con la contestazione il tavolo può annullare un disegno così.',
  'SK-P20':
    'Chi abbandona cede il posto a un bot, oppure esce, se il tavolo ha scelto così: allora non gli si chiede nulla, non mostra il suo cielo, non fa punti e non può vincere. Se restano meno di due giocatori, la partita finisce.',
  'SK-P21':
    'Chi lascia scadere il tempo comincia dalla stella più vicina al centro, traccia la linea possibile più corta, non cancella nulla, aspetta il lancio, non traccia l’ultima linea e non indovina.',
  'SK-G1':
    'Una linea va da una stella della costellazione di questo round a una libera, cioè ancora senza linee. Quindi nessuna stella si raggiunge due volte, e niente si chiude.',
  'SK-G2': 'Una linea è diritta e può essere lunga quanto si vuole.',
  'SK-G3':
    'Una linea non può passare sopra un’altra stella che non sia cancellata. Se sembra che la tocchi, la tocca: una stella blocca quasi fin dove è disegnata.',
  'SK-G4': 'Una linea non può incrociarne una di una costellazione precedente di quel cielo.',
  'SK-G5': 'Le linee della stessa costellazione possono incrociarsi.',
  'SK-G6': 'Da una stella possono partire quante linee si vuole.',
  'SK-E1':
    'Riempi una casella per ognuno che ha indovinato la tua costellazione, e una per ogni costellazione che hai indovinato.',
  'SK-E2': 'Se tutti gli altri hanno indovinato la tua, riempi anche il +1 del round.',
  'SK-E3':
    'Dopo l’ultimo round si contano per colore le stelle nelle tue costellazioni. Chi ne ha di più di un colore riempie la sua casella; a pari merito la riempiono tutti.',
  'SK-E4': 'Ogni casella piena vale un punto. Vince chi ha più punti.',
  'SK-E5': 'In parità vince chi ha più caselle +1, poi chi ha più caselle di colore; poi la vittoria è condivisa.',
  'SK-E6': 'La classifica si completa con gli stessi criteri.',
  'rules.duo.text':
    'In due si gioca insieme: niente +1, niente colori, nessun vincitore. Ogni ipotesi giusta dei tre round conta uno. Sei: notte limpida. Cinque: qualche nuvola. Quattro: foschia. Meno: nebbia.',
};
