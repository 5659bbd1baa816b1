import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { follows, type Scrolled } from './follow.ts';

/** Stays at the newest line, unless the reader has scrolled away: then at what is read, though lines come in before it. */
export function useFollowEnd(ref: RefObject<HTMLOListElement | null>, count: number, first: string | null) {
  const [atEnd, setAtEnd] = useState(true);
  const stay = useRef(true);
  const last = useRef<Scrolled>({ top: 0, inside: 0, height: 0 });
  const stick = (): void => {
    const list = ref.current;
    if (list === null) return;
    if (stay.current) list.scrollTop = list.scrollHeight;
    last.current = scrolled(list);
  };
  const top = useRef(first);
  const keepPlace = (): void => {
    const list = ref.current;
    // Not all browsers keep what is read in its place by themselves.
    if (list !== null && !stay.current && top.current !== first && list.scrollTop === last.current.top)
      list.scrollTop += list.scrollHeight - last.current.inside;
    top.current = first;
    stick();
  };
  const toEnd = (): void => {
    stay.current = true;
    setAtEnd(true);
    stick();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what makes it scroll
  useLayoutEffect(keepPlace, [ref, count, first]);
  // In a sheet it has no height until the sheet opens; at a table what stands beside it comes and goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list for as long as it is there
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const observer = new ResizeObserver(stick);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);
  const onScroll = (): void => {
    const list = ref.current;
    if (list === null) return;
    const now = scrolled(list);
    stay.current = follows(last.current, now, stay.current);
    last.current = now;
    setAtEnd(stay.current);
  };
  return { atEnd, onScroll, toEnd };
}

function scrolled({ scrollTop: top, scrollHeight: inside, clientHeight: height }: HTMLElement): Scrolled {
  return { top, inside, height };
}
