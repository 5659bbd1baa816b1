import type { rules as source } from '../en/rules.ts';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.idea':
    'Da due a sei fazioni si dividono un cielo di esagoni. Da un solo pianeta, con cinque risorse naturali, un cannone e poche risorse, alzano altiforni e serre, aprono spazioporti, costruiscono navi, conquistano pianeti disabitati, scavano asteroidi, barattano con le navi cargo, abbattono difese e prendono pianeti nemici. Vince chi ha distrutto tutti i nemici; gli alleati possono condividere la vittoria.',
  'rules.board': 'La mappa',
  'rules.setup': 'Preparazione',
  'rules.turn': 'Il turno',
  'rules.roll': 'Catastrofe e risorse',
  'rules.structures': 'Strutture',
  'rules.ships': 'Astronavi',
  'rules.actions': 'Azioni',
  'rules.move': 'Muovere',
  'rules.attack': 'Attaccare',
  'rules.siege': 'Pianeti sotto attacco',
  'rules.cargo': 'Carichi e kit',
  'rules.contracts': 'Contratti',
  'rules.talk': 'Accordi e alleanze',
  'rules.end': 'La fine',
  'rules.prices': 'Che cosa costa e che cosa può',
  'rules.thing': 'che cosa',
  'rules.die': 'dado',
  'rules.shield': 'scudo',
  'rules.speed': 'velocità',
  'rules.odds': 'Probabilità di un attacco, in percentuale',
  'rules.target': 'bersaglio',

  'BP-G1':
    'La mappa è una griglia di esagoni. Le sei direzioni sono nord, nord-est, sud-est, sud, sud-ovest e nord-ovest.',
  'BP-G2': 'La distanza tra due caselle è il numero di passi dall’una all’altra. A distanza 1 sono adiacenti.',
  'BP-G3': 'Un riquadro è un esagono di caselle: tutte quelle fino a 6 passi dal suo centro, 127 in tutto.',
  'BP-G4': 'I riquadri vicini combaciano; i loro centri distano 13 passi, e ogni casella sta in un solo riquadro.',
  'BP-G5':
    'Per N giocatori la mappa ha 3N + 1 riquadri, da 7 in due a 19 in sei, numerati riga per riga. Oltre non c’è nulla.',
  'BP-G6':
    'Una casella è di un pianeta o dello spazio. Una casella dello spazio tiene al più una cosa: un asteroide, una stazione o una nave. Se non ne ha è vuota.',
  'BP-G7': 'Dove serve un ordine delle caselle, si va riga per riga.',
  'BP-G8': 'I pianeti hanno raggio 2, 3 o 4: piccoli, medi, grandi, con 19, 37 o 61 caselle.',
  'BP-G9':
    'Il centro di un pianeta è soltanto del monolito. Intorno stanno le caselle interne, all’esterno il bordo; l’anello di spazio attorno è l’orbita.',
  'BP-G10':
    'Una nave su una casella dell’orbita è accostata al pianeta. A una difesa è accostata solo se sta proprio accanto alla sua casella di bordo.',
  'BP-G11': 'I sei vertici di un pianeta sono le sei caselle d’angolo della sua orbita.',

  'BP-S1': 'Si gioca da due a sei. Ciascuno guida una fazione; più giocatori possono guidare la stessa.',
  'BP-S2': 'Si stende la mappa per il numero di giocatori. La sorte dice chi comincia; da lì si procede in giro.',
  'BP-S3':
    'Ci sono due pianeti per giocatore: prima i pianeti di partenza, in ordine di turno, poi gli altri. Ognuno nasce in quattro passi: posto, dimensione, bioma, risorse.',
  'BP-S4': 'Posto: si estrae un riquadro, di nuovo se ha già un pianeta. Il pianeta sta nel suo centro.',
  'BP-S5': 'Dimensione: un d4. Con 1 o 2 il pianeta è piccolo, con 3 medio, con 4 grande.',
  'BP-S6':
    'Bioma: i pianeti di partenza sono adatti a chi li abita, ospitali (Fair) per gli Umani, inospitali (Harsh) per i Digitali, d’acqua (Water) per gli Xenos. Per gli altri un d6: 1-2 ospitale, 3-4 inospitale, 5-6 d’acqua.',
  'BP-S7':
    'Un pianeta di partenza ha cinque risorse. Su uno ospitale un d4 dà le foreste, il resto sono montagne; uno inospitale ha cinque montagne, uno d’acqua cinque foreste.',
  'BP-S8':
    'Gli altri pianeti tirano due volte il dado della loro dimensione, d4, d6 o d8: su uno ospitale per le foreste e poi per le montagne; su uno inospitale la somma sono montagne, su uno d’acqua foreste.',
  'BP-S9': 'Foreste e montagne si piazzano a caso sulle caselle interne, e sul bordo solo quando quelle sono piene.',
  'BP-S10': 'I pianeti di partenza portano il monolito di chi li abita. Tutti gli altri sono disabitati.',
  'BP-S11':
    'Gli asteroidi sono tanti quanti i riquadri, più un dado. A turno ciascuno ne mette uno su una casella del riquadro che la sorte estrae.',
  'BP-S12':
    'Un asteroide vuole spazio libero su tutti e sei i lati: accanto nessun pianeta, nessun altro asteroide, nessun orlo della mappa. Gli asteroidi che non trovano posto restano fuori.',
  'BP-S13':
    'Poi ciascuno mette un cannone gratuito su una casella di bordo del suo pianeta di partenza che non abbia risorse.',
  'BP-S14': 'Si parte con ciò che il pianeta di partenza produce in dieci turni. Nessuno ha navi, spazioporti o kit.',
  'BP-S15': 'Il giro 1 comincia col turno di chi è stato estratto.',

  'BP-P1': 'Si gioca un turno intero alla volta. Un giro è fatto di un turno per ogni giocatore rimasto.',
  'BP-P2':
    'Un turno ha cinque fasi: catastrofe, risorse, strutture, astronavi, azioni. Le prime due vanno da sé, e non si torna a una fase passata.',
  'BP-P3': 'Ciò che in un turno si conquista o si costruisce produce dal turno dopo.',
  'BP-P4':
    'Ciò che è nuovo non agisce: navi, difese e strutture spaziali aspettano il prossimo turno del loro proprietario. Si difendono comunque.',
  'BP-P5': 'Muove solo chi è di turno. Contratti, vittoria condivisa, resa e messaggi sono liberi in ogni momento.',
  'BP-P6':
    'Il turno si apre con un d20. Da 2 a 19 non accade nulla; il resto riguarda solo chi tira, e solo questo turno.',
  'BP-P7':
    '1, anomalia climatica: foreste, serre e habitat non producono; non si costruiscono serre e non si comprano kit habitat.',
  'BP-P8':
    '20, vento stellare: altiforni e trivellatrici non producono, non se ne costruiscono e non se ne comprano, e nessuna nave agisce. Le montagne producono, le navi si costruiscono, difese e strutture spaziali possono sparare.',
  'BP-P9': 'Un kit che è già a bordo o in riserva si può comunque caricare o piazzare.',
  'BP-P10': 'Poi tutto ciò che sta sui tuoi pianeti e asteroidi produce risorse per te.',
  'BP-P11':
    'Costruire: una struttura a turno su ciascuno dei tuoi pianeti, su una casella libera che non sia il centro. Si paga il suo prezzo.',
  'BP-P12': 'Altiforni, serre e spazioporti stanno ovunque; cannoni e torri solo sul bordo.',
  'BP-P13':
    'Su ogni pianeta puoi anche demolire una struttura e spianare una foresta o montagna, per sempre. Non si paga e non torna nulla.',
  'BP-P14': 'I kit non si costruiscono in questa fase: si comprano quando una nave cargo li carica.',
  'BP-P15': 'Le navi nemiche in orbita non fermano né la produzione né le costruzioni.',
  'BP-P16':
    'Le navi si costruiscono presso i pianeti con uno spazioporto, anche aperto in questo turno, e presso le stazioni: quante ne puoi pagare.',
  'BP-P17':
    'Una nave nuova compare su una casella vuota dell’orbita, o accanto alla stazione, dove vuoi; se sono tutte occupate, sulla casella vuota più vicina.',
  'BP-P18':
    'Le tue unità agiscono una dopo l’altra. Navi piccole, medie, grandi e cargo hanno due azioni; cannoni, torri e stazioni due attacchi; trivellatrici e habitat un attacco. Una nave enorme si muove una volta e attacca quattro volte, nell’ordine che vuoi.',
  'BP-P19':
    'Le azioni di un’unità vanno fatte di seguito: appena ne agisce un’altra, quelle rimaste alla prima sono perse.',
  'BP-P20':
    'Tutto ciò che è di altri è un bersaglio; le alleanze non hanno forza. Non puoi attaccare ciò che è tuo né rottamare navi.',
  'BP-P21': 'Con un movimento una nave percorre al massimo tante caselle quanta è la sua velocità.',
  'BP-P22':
    'Una nave in movimento passa per lo spazio vuoto e per le tue navi, e finisce su una casella vuota. Pianeti, asteroidi, stazioni e navi altrui sbarrano la via.',
  'BP-P23': 'Scegli tu dove una nave finisce il movimento; la via si trova da sé.',
  'BP-P24':
    'Ogni unità tranne le navi cargo attacca: una nave, difesa o struttura spaziale di altri che sia adiacente, oppure un asteroide.',
  'BP-P25': 'Difese e strutture spaziali attaccano nel turno del loro proprietario, come le navi.',
  'BP-P26': 'Non si può fare un attacco senza speranza: il dado deve avere una faccia sopra lo scudo.',
  'BP-P27':
    'Entrambi tirano il dado. Il bersaglio è distrutto se l’attacco supera la difesa e supera lo scudo. Altrimenti non accade nulla: né danni né risposta.',
  'BP-P28': 'Un asteroide non tira e ha scudo 18. Quando si frantuma, ciò che vi stava sopra è perso.',
  'BP-P29': 'Chi distrugge una nave cargo guadagna ciò che era costata, le merci a bordo e il kit, che va in riserva.',
  'BP-P30':
    'In quest’ordine: il bersaglio sparisce, si prende il bottino, si scoprono i contratti, chi non ha più nulla è fuori, si controlla se qualcuno ha vinto.',
  'BP-P31':
    'Distruggere: una nave da guerra accostata a un pianeta nemico senza difese vi distrugge una struttura, senza dadi.',
  'BP-P32': 'Foreste, montagne e monolito non possono essere danneggiati dai nemici.',
  'BP-P33': 'Un pianeta disabitato si conquista con un’azione di una qualsiasi nave accostata.',
  'BP-P34': 'Un pianeta nemico senza più strutture si conquista con un’azione di una nave da guerra accostata.',
  'BP-P35': 'Le risorse naturali vanno col pianeta. Navi, kit, risorse e strutture spaziali restano a chi perde.',
  'BP-P36':
    'Bombardare: con sei tue navi enormi sui sei vertici, nessuna nuova e nessuna che abbia agito, tutte le strutture di un pianeta nemico sono distrutte. Le sei hanno così finito il turno.',
  'BP-P37': 'Una stiva porta merci quante si vuole e un kit.',
  'BP-P38': 'Le merci viaggiano solo sotto contratto: i tuoi pianeti hanno risorse in comune.',
  'BP-P39':
    'Caricare, un’azione: presso un pianeta, merci dovute lì e magari un kit; oppure una tua struttura spaziale da una casella adiacente. Presso un pianeta abitato si può non caricare nulla: un bluff.',
  'BP-P40':
    'Scaricare, un’azione: presso un pianeta, merci per chi lo abita o un kit nella tua riserva; una trivellatrice o un habitat su un asteroide nudo adiacente; una stazione su una casella vuota adiacente.',
  'BP-P41': 'La riserva tiene i kit che non sono a bordo. Non sta in alcun punto della mappa.',
  'BP-P42': 'Un kit si carica presso un tuo pianeta con uno spazioporto: comprato lì, o preso gratis dalla riserva.',
  'BP-P43': 'Una struttura spaziale è di chi la piazza, e produce dal suo prossimo turno.',
  'BP-P44': 'Quale kit è a bordo è segreto finché non è piazzato, messo in riserva o perso.',
  'BP-P45':
    'Chiunque può proporre a un altro un contratto in ogni momento: una nave cargo di uno dei due, merci dall’uno all’altro, aperto o segreto. L’altro firma o rifiuta; fino ad allora si può ritirare. Al più cinque tue proposte possono aspettare, e in un turno puoi farne 50, fino a 1.000.000 di ogni merce. Nessuno controlla le risorse.',
  'BP-P46':
    'Un contratto firmato non si cambia e non si ritira. Ciò che ciascuno dà è prima dovuto, poi a bordo, poi consegnato. Una nave può servire più contratti.',
  'BP-P47':
    'La nave carica presso qualsiasi pianeta di chi dà, nel turno del suo proprietario, se le merci ci sono e non sono trattenute.',
  'BP-P48':
    'La nave scarica presso qualsiasi pianeta di chi riceve. Le merci tue puoi riportarle a casa: tornano dovute.',
  'BP-P49':
    'Nulla obbliga a rispettare un contratto: la nave può stare alla larga, e chi dà può trattenere le merci e poi sbloccarle.',
  'BP-P50':
    'Di un contratto segreto gli altri sanno solo che esiste. Vedono la nave caricare e scaricare, non che cosa.',
  'BP-P51':
    'Un contratto si scopre quando tutto è consegnato, quando la nave è distrutta o quando uno dei due è fuori.',
  'BP-P52': 'Le merci passano di mano solo per contratto o bottino. Pianeti, navi e kit non si scambiano.',
  'BP-P53':
    'Tutti possono parlare con tutti, in pubblico o in privato, in ogni momento. Le parole non obbligano nessuno.',
  'BP-P54': 'In segreto, ciascuno dice se accetta di condividere la vittoria.',

  'BP-E1': 'L’ultimo rimasto vince all’istante.',
  'BP-E2': 'Chi non ha più pianeti, navi né strutture spaziali è fuori, e tutto ciò che aveva sparisce.',
  'BP-E3':
    'Quando tutti i giocatori rimasti accettano, vincono insieme se qualcuno è già fuori; altrimenti la partita finisce in pareggio.',
  'BP-E4':
    'Ci si può arrendere in ogni momento. I tuoi pezzi lasciano la mappa, i tuoi pianeti tornano disabitati, le merci altrui sulle tue navi tornano a chi le ha date.',
  'BP-E5':
    'Con un limite di giri la partita finisce ai punti: 100 per pianeta, 200 per ogni giocatore che hai eliminato, e il prezzo di ogni tua struttura, nave e struttura spaziale sulla mappa. Le risorse non contano.',
  'BP-E6':
    'Parità: più pianeti, poi la flotta più cara, poi il posto è condiviso. Chi è fuori sta sotto, tanto più in alto quanto più tardi è uscito.',
  'BP-E7':
    'Venti giri interi in cui nulla è costruito, piazzato, distrutto o conquistato chiudono la partita ai punti.',
  'BP-E8': 'Dopo il giro 300 la partita finisce ai punti.',
  'BP-E9': 'Il turno si può sempre chiudere: nessuna mossa è obbligatoria.',
};
