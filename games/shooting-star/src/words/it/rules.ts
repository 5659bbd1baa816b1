import type { rules as source } from '../en/rules.ts';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.idea':
    'Una griglia di pianeti sta scoperta sul tavolo. In ogni giro ciascuno piazza un’arma coperta; poi tutte si scoprono e sparano da sole, a partire dal numero più alto. Le armi piccole e svelte fermano quelle grandi e lente.',
  'rules.setup': 'Preparazione',
  'rules.place': 'Piazzare',
  'rules.resolve': 'Risolvere',
  'rules.end': 'Fine e punteggio',
  'rules.build': 'Costruire lo spazio di gioco',
  'rules.levels': 'Che cosa fa un colpo',
  'rules.level': 'Livello',
  'rules.effect': 'Effetto',
  'rules.level4': 'scende a 3',
  'rules.level3': 'catturato; al suo posto un Pianeta 2',
  'rules.level2': 'scende a 1',
  'rules.level1': 'catturato; resta un vuoto',
  'rules.levelDark': 'nulla',
  'rules.dark': 'Oscuro',
  'rules.weapons': 'Le nove armi',
  'rules.planets': 'I pianeti',
  'rules.planets.count':
    'Nella scatola: {small} Pianeti 1-2 (1 da un lato, 2 dall’altro), {named} Pianeti 3-4 (3 e 4, e un nome) e {dark} Oscuri. {moons, plural, one {Uno ha una luna.} other {# hanno una luna.}} Tutti, tranne gli Oscuri, sono numerati.',
  'rules.planets.each': '{count, plural, one {# carta} other {# carte}}',
  'rules.missions': 'Le {count} missioni',
  'rules.missions.why':
    'Contano ciò che hai nelle Conquiste a fine partita. I Pianeti Oscuri non contano per nessuna missione.',
  'rules.example': 'Esempio.',
  'example.caught':
    'La tua Bordata colpisce un pianeta di livello 1 e lo Scudo di un rivale. Lo Scudo la cattura: le due carte vanno nelle Conquiste del rivale, e il pianeta, che sarebbe stato catturato, non subisce nulla.',
  'example.destroyed':
    'La tua Bordata, un 6, sta tra la Stella di un rivale, un 2, e un pianeta di livello 1. Spara prima la tua: la Stella va nei tuoi Detriti e non spara, il pianeta che sta sotto non subisce nulla, e quello di livello 1 è catturato.',
  'example.levels':
    'La tua Croce sta su Brace, un 4. Il 3 alla sua destra è catturato e al suo posto va un Pianeta 2; il 2 sopra scende a 1; l’1 alla sua sinistra è catturato e lascia un vuoto. Sotto finisce lo spazio di gioco, e Brace non è colpito.',
  'example.cutOff':
    'La tua Bordata cattura il 3 alla sua sinistra, al cui posto va un Pianeta 2, e l’1 alla sua destra. Il 2 sopra quel vuoto non ha più vicini: {to, select, debris {va subito nei tuoi Detriti} other {lo catturi subito}}.',

  'SS-S1':
    'Si gioca da due a cinque, seduti in senso orario. Ognuno ha un colore e le sue nove armi (le carte Distruzione del regolamento), tutte in mano.',
  'SS-S2':
    'La pila contiene un pianeta per ciascuno dei sei nomi, un Pianeta Oscuro e altri a caso: sei pianeti per giocatore.',
  'SS-S3': 'I pianeti avanzati formano il mazzo, mescolato.',
  'SS-S4':
    'La pila si distribuisce in griglia: 4 × 3 in due, 6 × 3 in tre, 6 × 4 in quattro, 6 × 5 in cinque. Ogni pianeta numerato mostra a caso il lato alto o quello basso.',
  'SS-S5': 'Se due Pianeti Oscuri si toccano con un lato, la stessa pila si mescola e si distribuisce di nuovo.',
  'SS-S6':
    'Ognuno riceve tre missioni segrete: una da 1 punto, una da 2 e una da 3. Le altre tornano nella scatola senza che nessuno le veda.',
  'SS-S7': 'Un posto tirato a sorte riceve il Dark Invader e apre il primo giro.',
  'SS-P1':
    'In un giro ognuno piazza un’arma, in senso orario da chi ha il Dark Invader; poi tutte le armi sparano. Nessuno può passare.',
  'SS-P2':
    'Quando tocca a te scegli un’arma della tua mano, un pianeta senza carte (anche Oscuro) e il verso della freccia. L’arma sta coperta: tutti vedono di chi è, dove sta e dove punta la freccia, ma non quale sia.',
  'SS-P3':
    'Con la freccia in giù lo schema ruota di 180 gradi, senza specchiarsi. Anche le armi uguali nei due versi si possono girare, per ingannare gli altri.',
  'SS-P4': 'C’è sempre un pianeta libero: un giro comincia solo se i pianeti sono più dei giocatori.',
  'SS-P5': 'Quando tutti hanno piazzato, le armi si scoprono insieme.',
  'SS-P6':
    'Le armi sparano una alla volta, dall’8 all’1. A numero uguale vale l’ordine in cui sono state piazzate. Gli Scudi non sparano mai, e un’arma che ha lasciato il tavolo non spara.',
  'SS-P7':
    'Un’arma colpisce le caselle del suo schema che hanno un pianeta nel momento in cui spara. I vuoti non contano, e niente ferma un colpo lungo la strada.',
  'SS-P8':
    'Prima di tutto: se il colpo tocca lo Scudo di un altro, quello Scudo lo cattura. Arma e Scudo vanno nelle Conquiste di chi ha lo Scudo, e non succede altro. Tra più Scudi cattura quello piazzato per primo.',
  'SS-P9':
    'Altrimenti ogni carta su un pianeta colpito è distrutta prima di sparare e va nei Detriti di chi attacca. Il pianeta che sta sotto, questa volta, si salva.',
  'SS-P10':
    'Ogni altro pianeta colpito scende di un livello: da 4 a 3, da 2 a 1. Un 3 è catturato e al suo posto va un Pianeta 2; un 1 è catturato e lascia un vuoto. I Pianeti Oscuri non subiscono nulla.',
  'SS-P11':
    'Tutti i pianeti di uno sparo sono colpiti insieme. Un pianeta appena arrivato non è toccato dallo sparo che l’ha portato, salvo dal secondo colpo della Trivella.',
  'SS-P12':
    'La Trivella colpisce due volte il suo stesso pianeta: un 4 è catturato e lascia un 2, un 3 è catturato e lascia un 1, un 2 o un 1 è catturato e lascia un vuoto.',
  'SS-P13': 'Il pianeta che ne sostituisce un altro è il primo Pianeta 1-2 del mazzo, piazzato con il 2 in vista.',
  'SS-P14':
    'L’arma che ha sparato va nei Detriti del suo proprietario, anche se non ha colpito nulla. Il suo pianeta resta scoperto per le armi che seguono.',
  'SS-P15':
    'Dopo ogni arma, i pianeti senza alcun vicino sono isolati: chi ha sparato li cattura a qualunque livello, anche Oscuri. Le carte che ci stanno sopra finiscono nei suoi Detriti. Gli Oscuri contano come vicini.',
  'SS-P16':
    'Perciò sotto ogni carta c’è sempre un pianeta; non puoi colpire la tua arma o il tuo Scudo; e nessuno Scudo può catturare la Trivella.',
  'SS-P17':
    'A fine giro gli Scudi che non hanno catturato nulla vanno nei Detriti di chi li ha piazzati, e il Dark Invader passa al posto seguente in senso orario.',
  'SS-E1':
    'La partita finisce dopo il settimo giro, o dopo un giro in cui i pianeti rimasti, Oscuri compresi, sono tanti quanti i giocatori o meno.',
  'SS-E2': 'Le armi rimaste in mano vanno nei tuoi Detriti. Si scoprono tutte le missioni.',
  'SS-E3': 'Il punteggio è la somma di carte, lune, missioni e Detriti.',
  'SS-E4':
    'Un punto per ogni carta nelle tue Conquiste: pianeti di ogni tipo, l’arma catturata dal tuo Scudo e lo Scudo stesso.',
  'SS-E5': 'Un punto per ogni carta delle Conquiste con una luna.',
  'SS-E6':
    'Le missioni da 1 e da 2 pagano se sono compiute. Quella da 3 nomina due pianeti: paga 3 se li hai entrambi, 1 se ne hai uno. Le copie in più non contano.',
  'SS-E7': 'Tre punti a chi ha più carte nei Detriti; chi è in parità ne prende tre a testa.',
  'SS-E8':
    'Vince chi ha più punti. In parità, più carte nelle Conquiste, poi più lune; altrimenti la vittoria è condivisa.',
  'SS-V1': 'In questa variante ognuno riceve sei pianeti, che tiene scoperti davanti a sé.',
  'SS-V2':
    'Da chi ha il Dark Invader, in senso orario, ognuno piazza uno dei suoi pianeti, finché ci sono tutti. Ciascuno deve toccare con un lato uno già piazzato; il lato in vista lo scegli tu.',
  'SS-V3': 'Due Pianeti Oscuri non possono mai toccarsi con un lato.',
  'SS-V4': 'C’è sempre un posto dove un pianeta può stare.',
  'SS-V5': 'Le missioni si danno quando lo spazio di gioco è completo; poi comincia il primo giro.',
};
