import { type RefObject, useEffect, useRef, useState } from 'react';

interface Asked {
  readonly asks: boolean;
  ask(): void;
  back(): void;
  /** The button in whose place it is asked. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Something that is asked in the place of a button: who goes back has the focus on that button again. */
export function useAsked(): Asked {
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goesBack = useRef(false);
  useEffect(() => {
    if (asks || !goesBack.current) return;
    goesBack.current = false;
    button.current?.focus();
  }, [asks]);
  const back = () => {
    goesBack.current = true;
    setAsks(false);
  };
  return { asks, ask: () => setAsks(true), back, button };
}
