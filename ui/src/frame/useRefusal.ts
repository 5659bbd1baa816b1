import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RefusalProps } from '../bar/index.ts';
import { buzz } from '../touch/index.ts';
import type { WhyNot } from '../why/index.ts';

/** So long a refusal stands in the bar: milliseconds. */
const STANDS = 6000;

/** A refusal stands in the bar for a while, or until the next touch; who asks why reads it at leisure. */
export function useRefusal(
  refused: WhyNot | null,
  bar: RefObject<HTMLElement | null>,
  forget: () => void,
): { readonly refusal: RefusalProps | null; readonly why: WhyNot | null; close(): void } {
  const [why, setWhy] = useState<WhyNot | null>(null);
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => {
    if (refused === null) return;
    buzz('refused');
    // Whoever is on the way to "why?" by keys is not hurried.
    const clock = setInterval(() => {
      if (bar.current?.querySelector('.bar-refusal :focus') == null) latest.current();
    }, STANDS);
    const touch = ({ target }: Event): void => {
      if (!(target instanceof Node) || !bar.current?.contains(target)) latest.current();
    };
    addEventListener('pointerdown', touch, true);
    return () => {
      clearInterval(clock);
      removeEventListener('pointerdown', touch, true);
    };
  }, [refused, bar]);
  const ask = (): void => {
    setWhy(refused);
    forget();
  };
  return {
    refusal: refused === null ? null : { text: refused.short ?? refused.text, ask },
    why,
    close: () => setWhy(null),
  };
}
