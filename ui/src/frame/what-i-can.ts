import { type Lang, plain, type Say } from '@orrery/words';
import type { UiWord } from '../words/index.ts';

/** "You can deploy one of 2 units, attack, or pass." */
export function whatICan(kinds: readonly string[], say: Say<UiWord>, lang: Lang): string {
  if (kinds.length === 0) return say('ui.can.nothing');
  return plain(say('ui.can', { what: new Intl.ListFormat(lang, { type: 'disjunction' }).format(kinds) }));
}
