import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  roundStarted: 'Round {round}: {card}',
  numberDealt: 'Il {who, select, you {tuo numero segreto} other {numero segreto di {name}}} è <b>{number}</b>.',
  'startChosen.mine': 'La tua stella iniziale: {star}.',
  'startChosen.other': '{name} comincia da {star}.',
  'lineDrawn.mine': 'La tua linea: {from} – {to}.',
  'lineDrawn.other': '{name} traccia una linea tra {from} e {to}.',
  'lastLine.mine': 'La tua ultima linea: {from} – {to}.',
  'lastLine.other': 'L’ultima linea di {name}: tra {from} e {to}.',
  lastPassed: '{who, select, you {Non tracci} other {{name} non traccia}} l’ultima linea.',
  timedOut: 'È scaduto {who, select, you {il tuo tempo} other {il tempo di {name}}}.',
  rolled: '{who, select, you {Lanci} other {{name} lancia}} il dado: <b>{face}</b>.',
  blocked: '{who, select, you {Non hai} other {{name} non ha}} linee possibili.',
  lent: '{who, select, you {Guardi} other {{name} guarda}} il {target, select, you {tuo cielo} other {cielo di {owner}}}.',
  'erased.mine': 'Cancelli una stella nel cielo di {owner}: {star}.',
  'erased.onMe': '{name} cancella una stella nel tuo cielo: {star}.',
  'erased.other': '{name} cancella una stella nel cielo di {owner}.',
  'erased.open': '{name} cancella una stella nel cielo di {owner}: {star}.',
  stopCalled: '{who, select, you {Chiami} other {{name} chiama}} <b>STOP</b>.',
  'stopCalled.natural': 'Non c’è più nulla da tracciare: il disegno finisce da sé.',
  showsBegan: 'Tocca mostrare il cielo, nell’ordine, a {order}.',
  shown:
    '{who, select, you {Mostri il tuo cielo} other {{name} mostra il suo cielo}}: {lines, plural, =0 {una stella sola} one {# linea} other {# linee}}.',
  'revealed.all':
    'Era <b>{what}</b>: {who, select, you {la tua costellazione} other {la costellazione di {name}}} l’hanno indovinata tutti.',
  'revealed.some':
    'Era <b>{what}</b>: {who, select, you {la tua costellazione} other {la costellazione di {name}}} è stata indovinata da {names}.',
  'revealed.none':
    'Era <b>{what}</b>: {who, select, you {la tua costellazione} other {la costellazione di {name}}} non l’ha indovinata nessuno.',
  'revealed.what': '{known, select, yes {{word} ({number})} other {il numero {number}}}',
  'revealed.plusOne': '{revealed} Vale un <b>+1</b>.',
  verdictAsked: 'Si giudica: è un disegno o sono lettere e cifre?',
  'judged.ok': '{who, select, you {Il tuo disegno} other {Il disegno di {name}}} vale.',
  'judged.struck':
    'Tutti contestano: {who, select, you {il tuo disegno} other {il disegno di {name}}} non dà punti a nessuno.',
  roundScored: 'Punti del round {round}: {points}.',
  'roundScored.one': '{who, select, you {tu} other {{name}}} +{points}',
  left: '{who, select, you {Abbandoni} other {{name} abbandona}} la partita.',
  showCancelled: 'Il cielo di {name} non si mostra più.',
  coloursScored: 'I colori: {boxes}.',
  'coloursScored.one': '{colour} a {names}',
  'coloursScored.none': 'Nessuno segna punti per i colori.',
  'gameOver.one':
    '{who, select, you {Vinci} other {Vince {name}}} con {points, plural, one {# punto} other {# punti}}.',
  'gameOver.shared': 'Vittoria condivisa tra {names}, con {points, plural, one {# punto} other {# punti}}.',
  'gameOver.team':
    'Insieme {who, select, you {vi siete} other {si sono}} capiti {team, plural, one {# volta} other {# volte}}: {grade}.',
  'gameOver.left': 'Restano troppo pochi giocatori: la partita finisce qui.',

  'grade.clear': 'notte limpida',
  'grade.clouds': 'qualche nuvola',
  'grade.haze': 'foschia',
  'grade.fog': 'nebbia',
  you: 'te',
  lang: 'it',
};
