import type { here as source } from '../en/here.ts';

export const here: Readonly<Record<keyof typeof source, string>> = {
  'here.data': 'i numeri sono di un’altra serie; li mostrano le tabelle qui sotto.',
  'here.three': 'tre pianeti per ogni giocatore.',
  'here.apart': 'i pianeti di partenza non confinano tra loro, se si può evitare.',
  'here.startSize': 'i pianeti di partenza sono medi.',
  'here.noAsteroidDie': 'tanti asteroidi quanti sono i riquadri, e non di più.',
  'here.asteroidDie': 'il dado è un {die}.',
  'here.asteroidsRandom': 'nessuno mette asteroidi: decide tutto la sorte.',
  'here.outpost': 'con il cannone arrivano uno spazioporto e due navi piccole, che possono agire subito.',
  'here.startTurns':
    'si parte con ciò che il pianeta di partenza produce in {turns} turni{outpost, select, yes {, e con un avamposto} other {}}.',
  'here.freshFire': 'difese e strutture spaziali nuove possono sparare subito; le navi aspettano.',
  'here.noEvents': 'non ci sono catastrofi.',
  'here.income': 'tutto produce {factor, select, 2 {il doppio} other {il triplo}}.',
  'here.builds': '{count} strutture a turno su ogni pianeta.',
  'here.hugeActions': 'una nave enorme muove una volta oppure attacca quattro volte.',
  'here.speed': 'ogni nave fa una casella in più. Le tabelle qui sotto ne tengono conto.',
  'here.noTrade': 'non ci sono contratti.',
  'here.openTrade': 'tutti i contratti sono pubblici.',
  'here.openStocks': 'tutti vedono le risorse di tutti.',
  'here.noPrivate': 'i messaggi sono per tutti: non ce ne sono di privati.',
  'here.noShared': 'la vittoria non si condivide: se siete tutti d’accordo, la partita finisce in pareggio.',
  'here.elimination': 'chi alla fine del proprio turno non ha pianeti è fuori.',
  'here.limit': 'la partita finisce dopo il giro {limit}.',
};
