import type { ending as english } from './en.ts';

export const ending: Readonly<Record<keyof typeof english, string>> = {
  'ending.line': 'Com’è andata',
  'ending.line.chances': 'La probabilità di vincere di ciascuno, in percentuale, dalla prima mossa all’ultima.',
  'ending.line.points': '{what}, dalla prima mossa all’ultima.',
  'ending.reading': 'Leggo la partita…',
  'ending.gone': 'La partita non si può leggere qui: la sua linea manca.',
  'ending.turn.chance': '{name}: {points} {count, plural, one {punto} other {punti}} di probabilità di vincere.',
  'ending.turn.points': '{name}: {points} {count, plural, one {punto} other {punti}}, e l’ordine cambia.',
  'ending.order.none': 'Nessuno è mai passato in testa.',
  'ending.luck': 'La fortuna',
  'ending.luck.working': 'Peso la fortuna…',
  'ending.luck.bad': 'sfortuna',
  'ending.luck.band': '95 su 100',
  'ending.luck.good': 'fortuna',
  'ending.luck.said': '{name}: {points} punti',
  'ending.luck.usual':
    'Quanto ha dato o tolto la sorte in tutta la partita, in punti di probabilità di vincere: nella norma per tutti.',
  'ending.luck.unusual':
    'Quanto ha dato o tolto la sorte in tutta la partita, in punti di probabilità di vincere: per {names} più del solito.',
  'ending.toll': 'Che cosa ha fatto ciascuno',
};
