import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, type Say, type Words } from '@orrery/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcer, type SeatInfo, uiCatalogue, WordsProvider } from '../src/index.ts';

/** Speaks, but not a word that is in no catalogue, nor a sentence with a hole in it. */
export async function strictWords(words: Pick<Words<never, string>, 'catalogue'>): Promise<Record<Lang, Say>> {
  const says = {} as Record<Lang, Say>;
  for (const lang of langs) {
    const catalogues = await Promise.all([uiCatalogue(lang), words.catalogue(lang)]);
    const known = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
    const say = createSay(lang, catalogues);
    const strict: Say = (id, values) => {
      if (!known.has(id)) throw new Error(`no message ${id}`);
      const text = say(id, values);
      if (/[{}]|undefined|NaN/.test(text)) throw new Error(`${id} reads "${text}"`);
      return text;
    };
    says[lang] = Object.assign(strict, { list: say.list });
  }
  return says;
}

export function htmlOf(say: Say, lang: Lang, node: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider say={say} lang={lang}>
      <Announcer>{node}</Announcer>
    </WordsProvider>,
  );
}

/** What signs and numbers say of themselves on a tap: the name of each, and what it means. */
export function explained(html: string): string[] {
  return [...html.matchAll(/class="explain"[^>]*aria-label="([^"]*)" title="([^"]*)"/g)].map(
    ([, what, means]) => `${what} | ${means}`,
  );
}

export function seatsOf(n: number, as: Observer): SeatInfo[] {
  return Array.from({ length: n }, (_, seat) => ({
    ...{ seat, name: ['Ada', 'Livia', 'Bruno', 'Chiara', 'Dario', 'Elsa'][seat] ?? '?', look: seat },
    ...{ kind: seat === as ? 'me' : 'friend', online: true },
  }));
}
