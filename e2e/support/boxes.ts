import type { Page } from '@playwright/test';

/** The plates on which things may stand otherwise: the one of day is all colours. */
export const plates = ['night', 'contrast'] as const;

/** What lies over something else, is cut, or reaches beyond its box or the page. None if all is well. */
export async function misplaced(page: Page, on: readonly string[] = plates): Promise<string[]> {
  const found: string[] = [];
  for (const plate of on) {
    const here = await page.evaluate(misplacedOn, plate);
    found.push(...here.map((what) => `${plate}: ${what}`));
  }
  return found;
}

/** Runs in the page. */
function misplacedOn(plate: string): string[] {
  document.documentElement.setAttribute('data-plate', plate);
  interface Piece {
    readonly what: string;
    readonly box: DOMRect;
    readonly of: Element;
  }
  const found: string[] = [];
  const seen = (element: Element) =>
    element.closest('.unseen, svg, dialog:not([open]), .code-go:disabled') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const apart = (pieces: readonly Piece[]) => {
    pieces.forEach((a, i) => {
      for (const b of pieces.slice(i + 1))
        if (meet(a.box, b.box) && !a.of.contains(b.of) && !b.of.contains(a.of))
          found.push(`${a.what} lies over ${b.what}`);
    });
  };

  // Boxes that stand beside each other.
  const standing =
    '.tile, .yours-more, .jump, .jumps-code, .plate, .plate-frame, .lots, .plate-row, .rail-row, .home-heading, .foot, .head';
  apart(
    [...document.querySelectorAll(standing)].filter(seen).map((of) => {
      return { what: `.${of.className} "${of.textContent.slice(0, 30)}"`, box: of.getBoundingClientRect(), of };
    }),
  );

  // Every line of text: over no other, and inside the box that holds it.
  const lines: Piece[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const of = node.parentElement;
    if (of === null || of.localName === 'option' || !seen(of) || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const holder = of.closest(
      '.btn, .jump, .tile, .yours-more button, .plate-frame, .plate-row, .rail-row, .lots, .head, .foot',
    );
    const swiped = of.closest('.yours-list') !== null;
    for (const area of range.getClientRects()) {
      if (area.width <= 1) continue;
      // The area of a font reaches above and below its letters; lines may be set closer than that.
      const box = new DOMRect(area.x, area.y + area.height * 0.2, area.width, area.height * 0.6);
      const what = `"${node.textContent?.slice(0, 40)}"`;
      lines.push({ what, box, of });
      if (!swiped && (box.left < -1 || box.right > innerWidth + 1)) found.push(`${what} leaves the page`);
      const outer = holder?.getBoundingClientRect();
      if (outer === undefined) continue;
      const beyond = [outer.left - box.left, box.right - outer.right, outer.top - box.top, box.bottom - outer.bottom];
      if (Math.max(...beyond) > 1) found.push(`${what} leaves .${holder?.className}`);
    }
  }
  apart(lines);

  for (const button of [...document.querySelectorAll('.home button, .home .btn, .jump')].filter(seen)) {
    const { height, width } = button.getBoundingClientRect();
    const covers = button.matches('.plate-open');
    if (width > 1 && !covers && (height < 44 || width < 44))
      found.push(`${button.outerHTML.slice(0, 80)} is ${width} x ${height}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page scrolls sideways by ${wide}`);
  return found;
}
