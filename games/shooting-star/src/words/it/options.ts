import type { options as source } from '../en/options.ts';

export const options: Readonly<Record<keyof typeof source, string>> = {
  'option.default': 'predefinito',
  'option.sector': 'Settore',
  'option.sector.grid': 'Distribuito in griglia',
  'option.sector.custom': 'Costruito dai giocatori',
  'option.sector.why':
    'La variante del regolamento per esperti: ognuno posa sei pianeti scoperti, accanto a quelli già posati (da A38 ad A41).',
  'option.isolatedTo': 'Pianeti isolati',
  'option.isolatedTo.conquest': 'Vanno in Conquista',
  'option.isolatedTo.debris': 'Vanno nei Detriti',
  'option.isolatedTo.why':
    'Il regolamento italiano dice che si catturano; quello inglese li mette tra i Detriti, senza punti (A1).',
  'option.arrow': 'Freccia',
  'option.arrow.half': 'In su o in giù',
  'option.arrow.fixed': 'Sempre in su',
  'option.arrow.quarter': 'Quattro direzioni',
  'option.arrow.why':
    'Il regolamento parla solo della freccia sul dorso. Una carta oblunga sta su un pianeta oblungo in due modi (A10).',
  'option.namedStart': 'I sei pianeti con nome',
  'option.namedStart.random': 'Partono su un lato a caso',
  'option.namedStart.level4': 'Partono al livello 4',
  'option.namedStart.why':
    'L’edizione inglese mette da parte sei pianeti “di livello 4”; per noi è il tipo di carta. Solo in griglia (A3).',
  'option.nextReplacement': 'Prossimo pianeta del mazzo',
  'option.nextReplacement.hidden': 'Ignoto',
  'option.nextReplacement.shown': 'Visibile a tutti',
  'option.nextReplacement.why':
    'Le carte pianeta stampate non hanno dorso, quindi la prossima si vede; nessuna regola la usa (A8).',
  'option.piles': 'Mazzetti e armi giocate',
  'option.piles.open': 'Aperti a tutti',
  'option.piles.memory': 'A memoria',
  'option.piles.why':
    'Tutto ciò che contengono è avvenuto in pubblico; “a memoria” mostra degli altri soltanto quante carte hanno (A37).',
  'option.firstSeat': 'Invasore Oscuro',
  'option.firstSeat.random': 'A sorte',
  'option.firstSeat.seat': 'Posto {seat}',
  'option.firstSeat.why': 'Il regolamento lo dà al più giovane; qui si tira a sorte, oppure si sceglie (A36).',
  'option.data': 'Carte',
  'option.data.ours-1': 'La serie di Orrery',
  'option.data.own': 'Una serie tua',
  'option.data.load': 'Carica una serie di carte (JSON)…',
  'option.data.bad': 'Questo file non è una serie di carte: {reason}.',
  'option.data.why':
    'Schemi, lune e missioni delle carte stampate non sono pubblici: chi ha la scatola può inserirli (2.5).',
};
