import type { advice as source } from '../en/advice.ts';

export const advice: Readonly<Record<keyof typeof source, string>> = {
  'advice.pass': 'Non tracciare nulla.',
  'advice.ready': 'Aspetta il prossimo lancio.',
  'advice.count': 'Avvia il conto alla rovescia.',
  'advice.guess': 'Indica il numero {n}.',
  'advice.verdict': 'Di’ che è un disegno.',
  'advice.stop': 'Chiama STOP.',
  'reason.start': 'Da lì il tuo disegno si adatta meglio alle stelle.',
  'reason.line': 'Il tuo disegno finora: {part, number, percent}. Questa linea lo avvicina di più.',
  'reason.erase': 'A te quella stella non serve.',
  'reason.stop': 'Il tuo disegno: {part, number, percent}. Un’altra linea potrebbe rovinarlo.',
  'reason.ready': 'Il tuo disegno: solo {part, number, percent}.',
  'reason.guess': 'Il disegno somiglia soprattutto a quella parola.',
};
