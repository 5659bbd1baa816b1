import type { rules as source } from '../en/rules.ts';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.idea':
    'Da due a quattro fazioni si contendono un pianeta con un solo mazzo comune, che contiene le unità di tutti e le carte speciali. Nel tuo turno fai una cosa sola. Un attacco è un semplice confronto di Forza, ma chi attacca perde una carta anche quando vince. Una volta per turno, tuo o altrui, puoi giocare una speciale.',
  'rules.setup': 'Preparazione',
  'rules.table': 'Le unità sul tavolo',
  'rules.turn': 'Il turno',
  'rules.actions': 'Le azioni',
  'rules.attack': 'L’attacco',
  'rules.specials': 'Le carte speciali',
  'rules.windows': 'Le pause',
  'rules.end': 'Fine e conteggio',
  'rules.engagement': 'Regole di Ingaggio: chi può attaccare chi',
  'rules.group': 'gruppo senza astronave',
  'rules.groupShip': 'gruppo con astronave',
  'rules.yes': 'sì',
  'rules.no': 'no',
  'rules.cards': 'Le speciali di una serie',

  'PX-S1': 'Si gioca da due a quattro, seduti in senso orario.',
  'PX-S2':
    'Ogni giocatore sceglie una fazione diversa, chi arriva prima sceglie prima: 17 unità, per una Forza totale di 68.',
  'PX-S3':
    'Il Campo Base sta davanti al suo proprietario. Dice di chi è quel campo e nient’altro: non ha Forza e non è un bersaglio.',
  'PX-S4': 'Chi comincia è estratto a caso, salvo che il tavolo voti o che l’host scelga un posto.',
  'PX-S5':
    'Tutte le unità delle fazioni in gioco e le speciali si mescolano in un solo mazzo: 52 carte in due, 78 in tre, 104 in quattro.',
  'PX-S6': 'Ognuno pesca cinque carte, una alla volta, in senso orario dal primo giocatore.',
  'PX-S7':
    'Mulligan: chi non ha nessuna unità della propria fazione può mostrare le cinque carte, scartarle e pescarne altre, una volta sola. La domanda si fa a tutti in segreto, così non svela nulla; chi non ha scelta tiene la mano senza dover premere nulla.',
  'PX-S8': 'A squadre, chi siede di fronte è alleato; i turni restano in senso orario.',
  'PX-P1': 'Una formazione è un’unità singola, o un gruppo da due a quattro unità, tutte di tipo diverso.',
  'PX-P2':
    'La Forza di un’unità è il suo numero più i modificatori che porta. Quella di una formazione è la somma delle sue unità, mai sotto 0. Un’unità con Forza 0 resta e può agire.',
  'PX-P3':
    'Che cosa può attaccare una formazione: un’unità singola il suo tipo e i tipi inferiori; un gruppo tutto tranne le astronavi; un gruppo con un’astronave tutto.',
  'PX-P4': 'In ogni turno, proprio o altrui, ciascuno può giocare una speciale. Se può ancora farlo lo vedono tutti.',
  'PX-P5':
    'Un turno: un’azione; se era un attacco, la sua pausa; la pausa di fine turno; poi tutti tornano a cinque carte, una a testa a partire da chi era di turno; finiscono le tregue scadute; tocca al vicino di sinistra.',
  'PX-P6': 'Finché hai carte in mano devi agire. Con la mano vuota puoi passare.',
  'PX-P7':
    'Schierare: un’unità della tua fazione passa dalla mano al tavolo, da sola. Quelle di altre fazioni non si schierano.',
  'PX-P8': 'Attaccare: una tua formazione, intera, contro una formazione di un avversario.',
  'PX-P9': 'Scartare: una carta qualsiasi della mano, scoperta. Una speciale scartata così non ha effetto.',
  'PX-P10':
    'Formare: due tue unità singole di tipo diverso diventano un gruppo. I modificatori restano sulle loro unità.',
  'PX-P11': 'Rinforzare: una tua unità singola si unisce a un tuo gruppo che non ha unità del suo tipo.',
  'PX-P12':
    'I gruppi si fanno con unità già sul tavolo, mai dalla mano. Non si fondono e non si dividono. Nessuna unità si stanca: si può usare a ogni turno.',
  'PX-P13':
    'Supportare, a squadre: tu e il tuo alleato scegliete in segreto una carta a testa e ve le scambiate. L’alleato deve rispondere. Niente speciali finché lo scambio non è fatto.',
  'PX-P14':
    'Puoi attaccare una formazione avversaria se non c’è una tregua tra voi e se la tua può attaccare ogni unità che contiene. La Forza non conta: anche la più debole può attaccare.',
  'PX-P15': 'Dopo la dichiarazione chiunque può giocare una speciale; ognuna ha effetto subito.',
  'PX-P16':
    'L’attacco è annullato se tra i due arriva una tregua, se attaccanti o bersaglio non ci sono più, o se le unità rimaste non possono più attaccare il bersaglio. Nessuno perde carte e l’azione è spesa.',
  'PX-P17':
    'Altrimenti si confrontano le due Forze. Più alto chi attacca: sceglie un’unità del bersaglio e una delle proprie nello scontro, e le scarta entrambe. Pareggio: non succede nulla. Più basso chi attacca: chi difende sceglie un’unità attaccante, che si scarta.',
  'PX-P18': 'Un’unità scartata porta con sé i suoi modificatori. Un gruppo ridotto a una sola unità torna singolo.',
  'PX-P19':
    'Una speciale non è un’azione. Ha effetto subito e del tutto; nessuno può annullarla, solo rispondere con un’altra.',
  'PX-P20':
    'Modificatore: su un’unità del suo tipo sul tavolo, di chiunque sia. Resta finché quell’unità non se ne va.',
  'PX-P21': 'Eliminare: un’unità qualsiasi di quel tipo sul tavolo va agli scarti, con i suoi modificatori.',
  'PX-P22':
    'Recuperare: un’unità di quel tipo e della tua fazione torna dagli scarti al tavolo, da sola. Se non ce n’è, la carta si scarta senza effetto.',
  'PX-P23': 'Pirati: una carta a caso dalla mano di un avversario si mostra a tutti e si scarta.',
  'PX-P24':
    'Tregua: fino alla fine di questo turno tu e un avversario non potete attaccarvi; un attacco tra voi già dichiarato è annullato.',
  'PX-P25': 'Se due carte si giocano nello stesso istante, vale quella che arriva per prima.',
  'PX-P26':
    'Le pause sono due: dopo ogni attacco e alla fine di ogni turno. Si chiede a tutti quelli che possono ancora giocare una speciale, qualunque carta abbiano in mano.',
  'PX-P27':
    'Chi ha passato resta segreto. Quando qualcuno gioca una speciale, si chiede di nuovo a tutti quelli che possono ancora. La pausa finisce quando tutti hanno passato.',
  'PX-P28': 'Prima che chi è di turno agisca anche gli altri possono giocare una speciale; nessuno li aspetta.',
  'PX-P29':
    'Scegli tu quando ti si chiede: a ogni pausa, agli attacchi, solo agli attacchi che ti riguardano, o mai. Dove non ti si chiede, il tavolo passa per te dopo un attimo a caso. Con Fermami ti fermi comunque alla prossima pausa del turno.',
  'PX-P30': 'Una pausa finisce quando scade il suo tempo, e mai di colpo: così nessuna attesa rivela qualcosa.',
  'PX-P31':
    'Se il tempo finisce: nella pausa si passa, la mano si tiene; nel tuo turno si schiera la tua unità più forte, altrimenti si scarta la più debole tra le unità altrui, altrimenti una speciale.',
  'PX-E1':
    'Alla fine di un turno, se il mazzo è vuoto e una mano è vuota, la partita finisce. Le carte rimaste agli altri non valgono nulla.',
  'PX-E2': 'Somma la Forza stampata delle tue unità sul tavolo. I modificatori non contano. Vince la somma più alta.',
  'PX-E3': 'Se per tre giri di fila non si muove nessuna carta, la partita finisce e si conta com’è.',
  'PX-E4': 'In parità la vittoria è condivisa, salvo che il tavolo confronti le unità più forti una per una.',
  'PX-E5': 'A squadre si sommano i risultati degli alleati, che vincono insieme.',
  'PX-E6':
    'Nessuno è eliminato. Tra due campi, chi si arrende perde; in tre o quattro, ognuno per sé, continua un bot.',
  'PX-E7':
    'Un incontro dura fino a tre partite: ne bastano due vinte. Chi perde una partita comincia la seguente, e i pareggi vanno alle unità più forti. Una partita ancora in parità non conta per nessuno; se dopo tre partite si è in parità, se ne aggiungono finché uno è avanti, cinque al massimo; poi l’incontro è condiviso.',
};
