import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pixel } from './rem.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in pixels of the style sheets; nothing until it is laid out. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | null] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const one = pixel();
      const [width, height] = [element.clientWidth / one, element.clientHeight / one];
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
