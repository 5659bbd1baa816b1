import type { points as source } from '../en/points.ts';

export const points: Readonly<Record<keyof typeof source, string>> = {
  'points.cards': 'Carte',
  'points.cards.why': 'Una per carta in Conquista: pianeti, arma presa e il suo Scudo.',
  'points.cards.of':
    '{planets, plural, one {# pianeta} other {# pianeti}}{caught, plural, =0 {} other { + Scudo e arma}}',
  'points.moons': 'Lune',
  'points.moons.why': 'Una per ogni carta di Conquista che porta una luna.',
  'points.missions': 'Missioni',
  'points.missions.why': 'Tre segrete a testa, ora scoperte: valgono fino a 1, 2 e 3 punti.',
  'points.debris': 'Detriti',
  'points.debris.why': 'Tre a chi ne ha di più, mano finale compresa; pari, tre a testa.',
  'points.debris.of': '{cards, plural, one {# carta} other {# carte}}',
  'points.total': 'Totale',
  'points.reason.rounds': 'Si sono giocati sette giri.',
  'points.reason.planets': 'I pianeti rimasti non erano più dei giocatori.',
  'points.tie.cards': 'Parità di punti: decide chi ha più carte in Conquista ({cards}).',
  'points.tie.moons': 'Parità di punti e di carte: decide chi ha più lune ({moons}).',
  'points.tie.shared': 'Pari in punti, carte e lune: la vittoria è condivisa.',
  'points.caption': 'Punti di ciascuno, voce per voce',
  'points.all': 'Tutte le missioni',
};
