import type { Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a table looks like at one size, in one moment. */
export interface Sight {
  /** What is wrong with it, in words; none if all is well. */
  readonly wrong: readonly string[];
  readonly board: Box | null;
  readonly bar: Box | null;
  /** The bar has buttons. */
  readonly asks: boolean;
}

/** Judges what is on the screen by the boxes the browser has laid out; `touch`: fingers play here. */
export function judge(page: Page, touch: boolean): Promise<Sight> {
  return page.evaluate(judgeHere, touch);
}

/** Runs in the page. */
function judgeHere(touch: boolean): Sight {
  const wrong = new Set<string>();
  const finger = 44;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.body;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const meet = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const shown = (element: Element): boolean =>
    element.closest('.unseen') === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What of the screen the elements around this one leave to it, and whether it can be scrolled to. */
  const windowOf = (element: Element): { readonly seen: DOMRect; readonly scrolls: boolean } => {
    let seen = screen;
    let scrolls = false;
    let at: Element | null = element;
    while (at !== null && at !== document.documentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed') break;
      at = position === 'absolute' && at instanceof HTMLElement ? at.offsetParent : at.parentElement;
      if (at === null || at === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      seen = meet(seen, at.getBoundingClientRect());
      const moves = /auto|scroll/.test(overflowY) || /auto|scroll/.test(overflowX);
      // The bar is read at a glance: what has to be scrolled there is cut.
      if (moves && !at.matches('.bar-words')) scrolls = true;
    }
    return { seen, scrolls };
  };
  const beyond = (box: DOMRect, seen: DOMRect): number =>
    Math.max(seen.left - box.left, box.right - seen.right, seen.top - box.top, box.bottom - seen.bottom);
  const called = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${String(element.getAttribute('class') ?? '')
      .split(' ')
      .join('.')} "${words.trim().slice(0, 40)}"`;
  };

  // Text: whole, inside all that holds it, and large enough to be read. Only a person's own name may be cut.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const of = node.parentElement;
    if (of === null || node.textContent?.trim() === '' || of.closest('svg, option, .seat-name b, .table-name') !== null)
      continue;
    if (!shown(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { seen, scrolls } = windowOf(of);
    const size = Number.parseFloat(getComputedStyle(of).fontSize);
    if (size < 12) wrong.add(`text of ${size} px: "${node.textContent?.trim().slice(0, 40)}"`);
    if (scrolls) continue;
    for (const area of range.getClientRects()) {
      if (area.width <= 1) continue;
      // The area of a font reaches above and below its letters.
      const box = new DOMRect(area.x, area.y + area.height * 0.22, area.width, area.height * 0.56);
      const over = beyond(box, seen);
      if (over > 1.5) wrong.add(`text is cut by ${Math.round(over)} px: "${node.textContent?.trim().slice(0, 60)}"`);
    }
  }

  // Whatever is pressed: on the screen, uncovered, and as large as a finger where fingers press it.
  const pressed =
    'button, a[href], input, select, textarea, [role="button"], [role="option"], [role="tab"], [role="slider"]';
  for (const element of root.querySelectorAll(pressed)) {
    if (!shown(element) || getComputedStyle(element).pointerEvents === 'none') continue;
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    const box = target.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const { seen: around, scrolls } = windowOf(target);
    const seen = meet(box, around);
    const whole = beyond(box, around) <= 1.5;
    if (!whole) {
      if (!scrolls) wrong.add(`${called(target)} is outside by ${Math.round(beyond(box, around))} px`);
      continue;
    }
    const takes = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (target.contains(hit) || (hit.contains(target) === false && hit.closest('label')?.contains(element) === true))
      );
    };
    const [cx, cy] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
    let free = 0;
    for (let i = 0; i < 25; i++)
      if (takes(seen.x + (seen.width * ((i % 5) + 0.5)) / 5, seen.y + (seen.height * (Math.floor(i / 5) + 0.5)) / 5))
        free++;
    if (!takes(cx, cy) || free < 15) {
      const over = document.elementFromPoint(cx, cy);
      wrong.add(`${called(target)} is covered (${free} of 25 free) by ${over === null ? 'nothing' : called(over)}`);
      continue;
    }
    const inline = element.matches('a') && element.closest('p, li') !== null;
    // Where touches go to the nearest thing, its own size is not what a finger needs.
    if (!touch || inline || element.closest('[data-snaps]') !== null) continue;
    /** How far it takes touches on the line through its middle. */
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < finger && takes(cx + dx * (far + 1), cy + dy * (far + 1))) far++;
      return far;
    };
    const wide = box.width >= finger - 0.5 || reach(-1, 0) + reach(1, 0) + 1 >= finger - 1;
    const high = box.height >= finger - 0.5 || reach(0, -1) + reach(0, 1) + 1 >= finger - 1;
    if (!wide || !high) wrong.add(`${called(target)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }

  const page = document.documentElement;
  if (page.scrollHeight - innerHeight > 1) wrong.add(`the page scrolls by ${page.scrollHeight - innerHeight}`);
  if (page.scrollWidth - innerWidth > 1) wrong.add(`the page scrolls sideways by ${page.scrollWidth - innerWidth}`);
  const boxOf = (query: string): Box | null => {
    const box = document.querySelector(query)?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x, y: box.y, width: box.width, height: box.height };
  };
  return {
    wrong: [...wrong],
    board: boxOf('.area-board'),
    bar: boxOf('.bar'),
    asks: document.querySelector('.bar-actions > *') !== null,
  };
}
