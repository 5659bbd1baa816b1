import type { points as source } from '../en/points.ts';

export const points: Readonly<Record<keyof typeof source, string>> = {
  'points.caption': 'I punti di ogni posto, casella per casella',
  'points.round': 'Round {round}',
  'points.guessedBy': 'indovinata da {count, plural, =0 {nessuno} other {#}}',
  'points.guessed':
    '{who, select, you {{count, plural, =0 {non hai indovinato nulla} other {hai indovinato #}}} other {{count, plural, =0 {non ha indovinato nulla} other {ha indovinato #}}}}',
  'points.framed': 'In cornice le maggioranze di colore: un punto ciascuna.',
  'points.plusOne': 'l’hanno indovinata tutti: +1',
  'points.colours': 'Colori',
  'points.used': '{colour}: {count}',
  'points.most': '{colour}: {count}, più di tutti',
  'points.total': 'Totale',
  'points.left': 'ha abbandonato: fuori classifica',
  'points.tie': 'A pari punti decidono le caselle +1, poi quelle di colore.',
  'points.team': '{team} su {most}: {grade}',
  'points.reason.left': 'Hanno abbandonato tutti tranne uno: il round in corso non conta.',
};
