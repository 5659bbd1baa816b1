import type { advice as source } from '../en/advice.ts';

export const advice: Readonly<Record<keyof typeof source, string>> = {
  'reason.takes': 'Se nessuno spara prima, cattura {planets, plural, one {un pianeta} other {# pianeti}}.',
  'reason.cards':
    'Può distruggere {cards, plural, one {un’arma} other {# armi}} prima che {cards, plural, one {spari} other {sparino}}.',
  'reason.shield': 'È probabile che qualcuno spari a uno Scudo messo lì.',
  'reason.keeps': 'Ora non cattura nulla, ma tiene le armi migliori per dopo.',
};
