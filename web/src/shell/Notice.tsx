import { useEffect, useRef } from 'react';
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
  }, [close]);
  return (
    <div ref={box} className={role === 'alert' ? 'notice-float' : 'notice-float quiet'} role={role}>
      {sentence}
    </div>
  );
}

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
