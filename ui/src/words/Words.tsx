import { type Lang, pieces, type Say } from '@orrery/words';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { UiWord } from './en.ts';

interface Reader {
  readonly say: Say<UiWord>;
  readonly lang: Lang;
}

const ReaderContext = createContext<Reader | null>(null);

/** The language of whoever sits before this screen; `say` must hold the kit's catalogue. */
export function WordsProvider({
  say,
  lang,
  children,
}: {
  readonly say: Say;
  readonly lang: Lang;
  readonly children: ReactNode;
}) {
  const reader = useMemo(() => ({ say, lang }), [say, lang]);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

function useReader(): Reader {
  const reader = use(ReaderContext);
  if (reader === null) throw new Error('a part of the kit stands outside WordsProvider');
  return reader;
}

export const useSay = (): Say<UiWord> => useReader().say;
export const useLang = (): Lang => useReader().lang;

/** A sentence with its bold parts. */
export function Phrase({ text }: { readonly text: string }) {
  return pieces(text).map((piece, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return piece.bold ? <b key={i}>{piece.text}</b> : <span key={i}>{piece.text}</span>;
  });
}
