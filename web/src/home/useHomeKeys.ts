import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AtlasPlate } from './atlas.ts';
import type { Card } from './cards.ts';

/** 1-9 choose a plate, N lays a new table, R resumes the first of yours. Not while somebody types. */
export function useHomeKeys(plates: readonly AtlasPlate[], cards: readonly Card[]): void {
  const [, go] = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const plate = plates[Number(event.key) - 1];
      const resume = cards.find(({ status }) => status !== 'over');
      if (plate !== undefined) document.querySelector<HTMLElement>(`[data-play="${plate.id}"]`)?.focus();
      else if (event.key === 'n' || event.key === 'N') go('/new');
      else if ((event.key === 'r' || event.key === 'R') && resume !== undefined) go(resume.href);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [plates, cards, go]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
