// What can be pressed at a table just now, by what it is for whoever plays.
import type { Page } from '@playwright/test';

/**
 * gold: the button that is plainly meant; lit: a place that may be chosen; card: of the hand; act: another button of the bar;
 * board: other buttons on the board and in the hand; way: to menu, log and plates; sheet: in the sheet that lies over all; vain: a place or a card
 * that may not be chosen.
 */
export type TouchKind = 'gold' | 'lit' | 'card' | 'act' | 'board' | 'way' | 'sheet' | 'vain';

export interface Touchable {
  readonly kind: TouchKind;
  /** What it is called, for who reads a report. */
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

export function touchables(page: Page): Promise<Touchable[]> {
  return page.evaluate(touchablesHere);
}

/** Runs in the page. */
function touchablesHere(): Touchable[] {
  const found: Touchable[] = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast((sheet) => {
    const { x, y, width, height } = sheet.getBoundingClientRect();
    return sheet.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  const inScreen = (x: number, y: number): boolean => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const add = (kind: TouchKind, element: Element): void => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = inScreen(x, y) ? document.elementFromPoint(x, y) : null;
    if (box.width < 2 || hit === null || !(element.contains(hit) || hit.contains(element))) return;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    found.push({ kind, words: words.trim().replaceAll(/\s+/g, ' ').slice(0, 50), x, y });
  };
  if (dialog !== undefined) {
    // Settings are for others to walk: with another language or size the table is another.
    for (const button of dialog.querySelectorAll('button:not(:disabled)'))
      if (button.closest('.settings, form') === null) add('sheet', button);
    return found;
  }
  const shut = '[aria-disabled="true"], :disabled';
  for (const button of document.querySelectorAll('.bar button'))
    if (!button.matches(shut))
      add(button.matches('.gold') ? 'gold' : button.matches('.bar-log') ? 'way' : 'act', button);
  for (const card of document.querySelectorAll('.area-hand [role="option"]'))
    add(card.matches(shut) ? 'vain' : 'card', card);
  for (const way of document.querySelectorAll('.table-menu, .seat-unfold, .seat-open, .area-rail [role="tab"]'))
    add('way', way);
  const lit = new Set(document.querySelectorAll('.area-board :is([data-legal], [data-state="legal"])'));
  for (const place of document.querySelectorAll('.area-board [data-cell]'))
    add(lit.has(place) || place.querySelector('[data-legal]') !== null ? 'lit' : 'vain', place);
  for (const button of document.querySelectorAll(':is(.area-board, .area-hand) button:not([data-cell], :disabled)'))
    add('board', button);
  // Stars and their buttons lie in two layers; cells of a map are points of one path.
  document.querySelectorAll('.sk-star').forEach((star, i) => {
    const button = document.querySelectorAll('.sk-button')[i];
    if (star.matches('[data-legal]') && button !== undefined) add('lit', button);
  });
  for (const dots of document.querySelectorAll<SVGPathElement>('.area-board .bp-dots')) {
    const toScreen = dots.getScreenCTM()!;
    for (const [, x, y] of (dots.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)) {
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen);
      if (inScreen(at.x, at.y) && document.elementFromPoint(at.x, at.y)?.matches('.bp-walk') === true)
        found.push({ kind: 'lit', words: 'a lit cell', x: at.x, y: at.y });
    }
  }
  return found;
}
