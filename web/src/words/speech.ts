import { uiCatalogue } from '@orrery/ui';
import { type Catalogue, createSay, type Lang, langs, type Say } from '@orrery/words';
import { create } from 'zustand';
import type { WebWord } from './en.ts';

interface Speech {
  readonly lang: Lang;
  readonly say: Say;
  /** Of the app and of the kit: what a game's own catalogue is added to at its table. */
  readonly catalogues: readonly Catalogue<string>[];
}

const printed: Readonly<Record<Lang, () => Promise<Catalogue<WebWord>>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

export const useSpeech = create<Speech>()(() => ({ lang: 'en', say: (id) => id, catalogues: [] }));

const others = new Set<(lang: Lang) => Promise<unknown>>();
/** Whoever speaks beside the app: a language is spoken once they can speak it too, so that no table has to be taken away meanwhile. */
export const speaksToo = (prepare: (lang: Lang) => Promise<unknown>): void => void others.add(prepare);

/** Loads a language and speaks it from then on. */
export async function speak(lang: Lang): Promise<void> {
  const [catalogues] = await Promise.all([
    Promise.all([printed[lang](), uiCatalogue(lang)]),
    ...[...others].map((prepare) => prepare(lang).catch(() => undefined)),
  ]);
  document.documentElement.lang = lang;
  tellWorker(lang);
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${lang}.webmanifest`);
  useSpeech.setState({ lang, catalogues, say: createSay(lang, catalogues) });
}

/** It shows notifications while no page is open. Nothing is imported from it: a worker has no parts. */
function tellWorker(lang: Lang): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ lang }));
}

export const useLang = (): Lang => useSpeech((speech) => speech.lang);
export const useSay = (): Say<WebWord> => useSpeech((speech) => speech.say);

/** The first of the asked languages that the atlas is printed in; English where it is printed in none of them. */
export function langOf(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const found = langs.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}
