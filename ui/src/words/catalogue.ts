import type { Catalogue, Lang } from '@orrery/words';
import type { UiWord } from './en.ts';

/** The kit's sentences, only of the language that is read. */
export async function uiCatalogue(lang: Lang): Promise<Catalogue<UiWord>> {
  return lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en;
}
