import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WebWord } from '../words/en.ts';
import { useSay, useSpeech } from '../words/speech.ts';

const staysMs = 6000;

/** A short word on what went wrong, gone by itself. */
export function Notice({ code, close }: { readonly code: string; close(): void }) {
  const sentence = useTrouble()(code);
  return <Passing sentence={sentence} role="alert" close={close} />;
}

interface PassingProps {
  readonly sentence: string;
  readonly role: 'alert' | 'status';
  close(): void;
}

/** A sentence above everything else, for a while; as long as a pointer rests on it, it is being read. */
export function Passing({ sentence, role, close }: PassingProps) {
  const box = useRef<HTMLDivElement>(null);
  const above = useTopmost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved elsewhere, the box is another one
  useEffect(() => {
    let clock = setTimeout(close, staysMs);
    const stay = () => clearTimeout(clock);
    const goOn = () => {
      clearTimeout(clock);
      clock = setTimeout(close, staysMs);
    };
    box.current?.addEventListener('mouseenter', stay);
    box.current?.addEventListener('mouseleave', goOn);
    return stay;
  }, [close, above]);
  const notice = (
    <div ref={box} className={role === 'alert' ? 'notice-float' : 'notice-float quiet'} role={role}>
      {sentence}
    </div>
  );
  return above === null ? notice : createPortal(notice, above);
}

/** The sheet that lies over the page, which hides all but itself from eyes and screen readers; null: none does. */
function useTopmost(): Element | null {
  const [above, setAbove] = useState(topmost);
  useEffect(() => {
    const look = () => setAbove(topmost());
    above?.addEventListener('close', look);
    return () => above?.removeEventListener('close', look);
  }, [above]);
  return above;
}

const topmost = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** The sentence of a server's or a host's code; one that is not known is still said to have failed. */
export function useTrouble(): (code: string) => string {
  const say = useSay();
  const known = useSpeech((speech) => speech.catalogues);
  return (code) => {
    const id = `trouble.${code}`;
    const exists = known.some((catalogue) => id in catalogue);
    return say(exists ? (id as WebWord) : 'trouble.SERVER_FAULT');
  };
}
