import type { points as source } from '../en/points.ts';

export const points: Readonly<Record<keyof typeof source, string>> = {
  'points.cards': 'Carte',
  'points.cards.why': 'Un punto per carta nelle Conquiste: pianeti, arma catturata e il suo Scudo.',
  'points.cards.of':
    '{planets, plural, one {# pianeta} other {# pianeti}}{caught, plural, =0 {} other { + Scudo e arma}}',
  'points.moons': 'Lune',
  'points.moons.why': 'Un punto per ogni carta con una luna nelle Conquiste.',
  'points.missions': 'Missioni',
  'points.missions.why': 'Tre segrete a testa, ora scoperte: valgono fino a 1, 2 e 3 punti.',
  'points.debris': 'Detriti',
  'points.debris.why': 'Tre punti a chi ne ha di più, contando le armi rimaste in mano; in parità, tre a testa.',
  'points.debris.of': '{cards, plural, one {# carta} other {# carte}}',
  'points.total': 'Totale',
  'points.reason.rounds': 'Si sono giocati sette giri.',
  'points.reason.planets': 'Sono rimasti tanti pianeti quanti i giocatori, o meno.',
  'points.tie.cards': 'Parità di punti: decide chi ha più carte nelle Conquiste ({cards}).',
  'points.tie.moons': 'Parità di punti e di carte: decide chi ha più lune ({moons}).',
  'points.tie.shared': 'Parità di punti, carte e lune: la vittoria è condivisa.',
  'points.caption': 'Punti di ciascuno, voce per voce',
  'points.all': 'Tutte le missioni',
};
