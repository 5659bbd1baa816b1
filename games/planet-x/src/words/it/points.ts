import type { points as source } from '../en/points.ts';

export const points: Readonly<Record<keyof typeof source, string>> = {
  'points.caption': 'La Forza di ciascuno, unità per unità',
  'points.none': 'Nessuna unità sul tavolo.',
  'points.modifiers': 'I modificatori non contano.',
  'points.withModifiers': 'A questo tavolo i modificatori contano.',
  'points.reason.lastCard': 'Il mazzo e una mano sono vuoti.',
  'points.reason.stalemate': 'Stallo: da troppo non si muove una carta.',
  'points.reason.resigned': 'Una parte si è arresa.',
  'points.tie.shared': 'Parità di Forza: la vittoria è condivisa.',
  'points.tie.strongest': 'Parità di Forza: decidono le unità più forti.',
  'points.team': '{one} e {other}: {force}',
  'points.left': 'Rimaste in mano, valgono 0: {cards}.',
};
