import type { options as source } from '../en/options.ts';

export const options: Readonly<Record<keyof typeof source, string>> = {
  'option.default': 'predefinito',
  'option.sector': 'Settore',
  'option.sector.grid': 'Distribuito in griglia',
  'option.sector.custom': 'Costruito dai giocatori',
  'option.sector.why':
    'La variante del regolamento per esperti: ognuno posa sei pianeti scoperti, accanto a quelli già posati.',
  'option.isolatedTo': 'Pianeti isolati',
  'option.isolatedTo.conquest': 'Vanno in Conquista',
  'option.isolatedTo.debris': 'Vanno nei Detriti',
  'option.isolatedTo.why':
    'Il regolamento italiano dice che si catturano; quello inglese li mette tra i Detriti, senza punti.',
  'option.arrow': 'Freccia',
  'option.arrow.half': 'In su o in giù',
  'option.arrow.fixed': 'Sempre in su',
  'option.arrow.quarter': 'Quattro direzioni',
  'option.arrow.why':
    'Il regolamento parla solo della freccia sul dorso. Una carta oblunga sta su un pianeta oblungo in due modi.',
  'option.namedStart': 'I sei pianeti con nome',
  'option.namedStart.random': 'Partono su un lato a caso',
  'option.namedStart.level4': 'Partono al livello 4',
  'option.namedStart.why':
    'Il regolamento inglese mette da parte sei pianeti “di livello 4”; noi lo leggiamo come il tipo di carta. Solo in griglia.',
  'option.nextReplacement': 'Prossimo pianeta del mazzo',
  'option.nextReplacement.hidden': 'Ignoto',
  'option.nextReplacement.shown': 'Visibile a tutti',
  'option.nextReplacement.why':
    'Le carte pianeta stampate non hanno dorso, quindi la prossima si vede; nessuna regola ne parla.',
  'option.piles': 'Mazzetti e armi giocate',
  'option.piles.open': 'Aperti a tutti',
  'option.piles.memory': 'A memoria',
  'option.piles.why':
    'Tutto ciò che contengono è avvenuto in pubblico; “a memoria” mostra degli altri soltanto quante carte hanno, e il registro del solo giro in corso.',
  'option.firstSeat': 'Invasore Oscuro',
  'option.firstSeat.random': 'A sorte',
  'option.firstSeat.seat': 'Posto {seat}',
  'option.firstSeat.why': 'Il regolamento lo dà al più giovane; qui si tira a sorte, oppure si sceglie.',
  'option.data': 'Carte',
  'option.data.usual': 'La serie di Orrery',
  'option.data.own': 'Una serie tua',
  'option.data.load': 'Carica una serie di carte (JSON)…',
  'option.data.bad': 'Questo file non è una serie di carte: {reason}.',
  'option.data.why': 'Schemi, lune e missioni delle carte stampate non sono pubblici: chi ha la scatola può inserirli.',
};
