import type { OverWord } from './over-en.ts';

export const itOver: Readonly<Record<OverWord, string>> = {
  'over.gaveUp': '{count, plural, one {{names} si arrende} other {{names} si arrendono}}.',
  'over.gaveUp.you': 'Ti arrendi.',
  'over.left': '{count, plural, one {{names} abbandona} other {{names} abbandonano}}.',
  'over.left.you': 'Abbandoni.',
  'over.agreed': 'Finita per accordo.',
  'over.without': '{name} non c’era, e gli altri l’hanno chiusa qui.',
  'over.without.you': 'Non c’eri, e gli altri l’hanno chiusa qui.',
  'over.forfeited': '{name} manca da troppo tempo e perde.',
  'over.forfeited.you': 'Non c’eri da troppo tempo: perdi.',
};
