import { useState } from 'react';

/** The tab of what is selected on the board. */
export const SHEET = 'sheet';

/** Which tab is open: one that was chosen, or, with each new thing that is selected, that thing's, unless somebody is writing. */
export function useTab(sheet: { readonly id: string } | null): { readonly open: string; choose(id: string): void } {
  const [chosen, setChosen] = useState('log');
  const [seen, setSeen] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const id = sheet?.id ?? null;
  if (id !== seen) {
    setSeen(id);
    setShown(!isWriting());
  }
  return {
    open: id !== null && shown ? SHEET : chosen,
    choose: (tab) => {
      setShown(tab === SHEET);
      if (tab !== SHEET) setChosen(tab);
    },
  };
}

const isWriting = (): boolean => globalThis.document?.activeElement?.matches('.rail :is(input, textarea)') ?? false;
