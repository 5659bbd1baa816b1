import type { points as source } from '../en/points.ts';

export const points: Readonly<Record<keyof typeof source, string>> = {
  'points.caption': 'Come è finita, giocatore per giocatore',
  'points.reason.conquest': 'Resta un solo giocatore, e vince. I punti sono solo un confronto.',
  'points.reason.shared': 'Tutti quelli rimasti condividono la vittoria.',
  'points.reason.draw': 'Tutti d’accordo sul pareggio, quando c’erano ancora tutti.',
  'points.reason.limit': 'Raggiunto il limite di giri: decidono i punti.',
  'points.reason.stagnation': 'Venti giri senza costruire né distruggere nulla: decidono i punti.',
  'points.reason.cap': 'Il giro 300 è finito: decidono i punti.',
  'points.place': '{place}º',
  'points.planets': 'Pianeti',
  'points.planets.why':
    '{count, plural, =0 {nessuno} one {# pianeta, 100 punti} other {# pianeti, 100 punti ciascuno}}',
  'points.kills': 'Giocatori eliminati',
  'points.kills.why':
    '{count, plural, =0 {nessuno} one {# giocatore, 200 punti} other {# giocatori, 200 punti ciascuno}}',
  'points.structures': 'Strutture',
  'points.ships': 'Navi',
  'points.ship': '{ship} × {count}',
  'points.space': 'Nello spazio',
  'points.nothing': 'niente',
  'points.out': 'Esce per {no}º',
  'points.tie': 'Parità di punti: decidono i pianeti, poi il valore della flotta.',
  'points.stock': 'Tra le risorse (nessun punto)',
  'points.reserve': 'Kit in riserva',
  'points.contracts': 'Contratti',
  'weight.title': 'Peso degli imperi',
  'weight.why':
    'Non fa vincere nessuno: dice quanto è forte ciascuno. 100 per pianeta, 200 per ogni giocatore eliminato, e il prezzo di tutto ciò che è in piedi.',
  'weight.points.title': 'I punti adesso',
  'weight.points.why':
    'Dopo il giro {limit} decidono loro: 100 per pianeta, 200 per ogni giocatore eliminato, e il prezzo di tutto ciò che è in piedi.',
  'weight.of': 'Peso {total}, {place}º{since, plural, =0 {} other {, {since} dal tuo ultimo turno}}. Da dove viene',
  'weight.points.of':
    '{total} punti, {place}º{since, plural, =0 {} other {, {since} dal tuo ultimo turno}}. Da dove vengono',
  'weight.since': ', {sign}{amount}',
  'key.points': 'I punti adesso',
};
