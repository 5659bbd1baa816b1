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
  // Nothing is painted meanwhile, for nothing is waited for; what has no opacity is not shown.
  document.documentElement.setAttribute('data-painted', '');
  const finger = 44;
  // A notice passes by itself; meanwhile it may lie over what is pressed.
  const notices = document.querySelectorAll<HTMLElement>('.notice-float');
  for (const notice of notices) notice.style.pointerEvents = 'none';
  // Which of several sheets lies on top is not told by their order in the page.
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const top = dialogs.findLast((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  const root = top ?? dialogs.at(-1) ?? document.body;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const meet = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** For ears only. */
  const unseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || unseen(element.parentElement));
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(element);
  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  interface Window {
    /** What of the screen is left. */
    readonly seen: DOMRect;
    /** The rest can be scrolled to. */
    readonly scrolls: boolean;
    /** What is left of all that scrolls with it: beyond that no scrolling helps. */
    readonly whole: DOMRect;
  }
  /** What an element leaves to what is in it. */
  const windowIn = (element: Element | null): Window => {
    if (element === null || element === document.body || element === document.documentElement)
      return { seen: screen, scrolls: false, whole: screen };
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = windowOf(element);
    if (overflowX === 'visible' && overflowY === 'visible') return around;
    const box = element.getBoundingClientRect();
    // The bar is read at a glance: what has to be scrolled there is cut.
    const moves = /auto|scroll/.test(overflowX + overflowY) && !element.matches('.bar-words');
    return {
      seen: meet(around.seen, box),
      scrolls: around.scrolls || moves,
      whole: moves ? everywhere : meet(around.whole, box),
    };
  };
  /** The same for the element itself: what is taken out of the flow is cut by fewer. */
  const windowOf = (element: Element): Window => {
    const { position } = getComputedStyle(element);
    if (position === 'fixed') return { seen: screen, scrolls: false, whole: screen };
    return windowIn(
      position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement,
    );
  };
  const beyond = (box: DOMRect, seen: DOMRect): number =>
    Math.max(seen.left - box.left, box.right - seen.right, seen.top - box.top, box.bottom - seen.bottom);
  const called = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${String(element.getAttribute('class') ?? '')
      .split(' ')
      .join('.')} "${words.trim().slice(0, 40)}"`;
  };

  /** As large as what it lies in: the whole of that is pressed, its words with it. */
  const coversAll = (button: Element): boolean => {
    const [own, outer] = [button.getBoundingClientRect(), button.parentElement?.getBoundingClientRect()];
    const laid = getComputedStyle(button).position === 'absolute';
    return laid && outer !== undefined && own.width > outer.width - 6 && own.height > outer.height - 6;
  };
  /** On the board words are printed on what is pressed: there it is judged by eye. */
  const buttons = [...root.querySelectorAll('button, .btn')]
    .filter((button) => button.closest('.area-board') === null && shown(button) && !coversAll(button))
    .map((button) => ({ button, seen: meet(button.getBoundingClientRect(), windowOf(button).seen) }));

  // Text: whole, inside all that holds it, and large enough to be read. Names too: those at these tables are the house's own.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const of = node.parentElement;
    if (of === null || node.textContent?.trim() === '' || of.closest('svg, option, .table-name') !== null) continue;
    if (!shown(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { seen, scrolls, whole } = windowIn(of);
    const size = Number.parseFloat(getComputedStyle(of).fontSize);
    // Names on cards may be a little smaller than all other words.
    if (size < (touch && of.closest('.card, [role="option"]') === null ? 13 : 12))
      wrong.add(`text of ${size} px: "${node.textContent?.trim().slice(0, 40)}"`);
    for (const area of range.getClientRects()) {
      if (area.width <= 1) continue;
      // The area of a font reaches above and below its letters.
      const box = new DOMRect(area.x, area.y + area.height * 0.22, area.width, area.height * 0.56);
      const around = scrolls ? whole : seen;
      // Where there is no room for it, it is not there at all.
      const common = meet(box, around);
      if (!touch && of.closest('[data-whole]') !== null && (common.width === 0 || common.height === 0)) continue;
      const over = beyond(box, around);
      const words = `"${node.textContent?.trim().slice(0, 60)}"`;
      if (over > 1.5) wrong.add(`text is cut by ${Math.round(over)} px: ${words}`);
      if (scrolls) continue;
      // A sheet is no part of what it was opened from.
      const holder = of.closest('.btn, .hand-card, .seat, .bar, .aside, .table-head, dialog');
      const out = holder === null ? 0 : beyond(box, holder.getBoundingClientRect());
      if (out > 1.5) wrong.add(`text leaves its place by ${Math.round(out)} px: ${words}`);
      if (of.closest('.notice-float') !== null) continue;
      for (const { button, seen: there } of buttons) {
        const shared = meet(box, there);
        if (shared.width > 2 && shared.height > 2 && !button.contains(of))
          wrong.add(`text lies on ${called(button)}: ${words}`);
      }
    }
  }

  // Pictures that say something: whole. On the board some are larger than the window, and moved in it.
  for (const picture of root.querySelectorAll('svg[role="img"]')) {
    if (!shown(picture) || picture.closest('.area-board') !== null) continue;
    const { seen, scrolls } = windowOf(picture);
    const over = beyond(picture.getBoundingClientRect(), seen);
    if (over > 1.5 && !scrolls) wrong.add(`${called(picture)} is cut by ${Math.round(over)} px`);
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
    const over = new Set<Element>();
    for (let i = 0; i < 25; i++) {
      const [x, y] = [
        seen.x + (seen.width * ((i % 5) + 0.5)) / 5,
        seen.y + (seen.height * (Math.floor(i / 5) + 0.5)) / 5,
      ];
      if (takes(x, y)) free++;
      const other = document.elementFromPoint(x, y)?.closest(pressed) ?? target;
      const snaps = target.closest('[data-snaps]')?.contains(other) === true;
      // A handle of what lies on the board may take a corner of its neighbours.
      if (!target.contains(other) && !other.contains(target) && !snaps && !other.matches('[data-handle]'))
        over.add(other);
    }
    // Things lie on the ground; what is left of it is pressed.
    const ground = target.matches('[data-ground]');
    for (const other of ground ? [] : over) wrong.add(`${called(target)} lies under ${called(other)}`);
    if ((!ground && !takes(cx, cy)) || free < 15) {
      const hit = document.elementFromPoint(cx, cy);
      wrong.add(`${called(target)} is covered (${free} of 25 free) by ${hit === null ? 'nothing' : called(hit)}`);
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

  // Where a finger may go on a map, whose cells are points of one path: nothing else lies there, but for what was unfolded over it.
  const unfolded = root.querySelector('.area-board :is([aria-expanded="true"], [data-unfolded])') !== null;
  for (const dots of touch && !unfolded ? root.querySelectorAll<SVGPathElement>('.area-board .bp-dots') : []) {
    const toScreen = dots.getScreenCTM()!;
    const map = meet(windowOf(dots).seen, dots.ownerSVGElement!.getBoundingClientRect());
    for (const [, x, y] of (dots.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)) {
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen);
      if (at.x < map.left || at.x > map.right || at.y < map.top || at.y > map.bottom) continue;
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit?.closest('.bp-walk') == null)
        wrong.add(`a lit cell lies under ${hit === null ? 'nothing' : called(hit)}`);
    }
  }

  // What is read is read downwards only, but for a table, whose columns belong beside each other.
  for (const body of root.querySelectorAll('*')) {
    const over = body.scrollWidth - body.clientWidth;
    if (
      over > 1 &&
      !body.matches('[data-columns]') &&
      /auto|scroll/.test(getComputedStyle(body).overflowX) &&
      shown(body)
    )
      wrong.add(`${called(body).replace(/ ".*/s, '')} scrolls sideways by ${over}`);
  }

  const page = document.documentElement;
  if (page.scrollHeight - innerHeight > 1) wrong.add(`the page scrolls by ${page.scrollHeight - innerHeight}`);
  if (page.scrollWidth - innerWidth > 1) wrong.add(`the page scrolls sideways by ${page.scrollWidth - innerWidth}`);
  document.documentElement.removeAttribute('data-painted');
  for (const notice of notices) notice.style.pointerEvents = '';
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
