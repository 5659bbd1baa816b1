/** A picture of something the page has drawn, to be put down on canvases. */
export interface Tracing {
  readonly picture: HTMLCanvasElement;
  /** Where it lies about the origin of what holds the group, in its units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So far edges and dashes reach beyond the form they are drawn about, in units. */
const EDGE = 4;

/**
 * Copies a group of forms and words, as the page's styles colour it, with so many dots to a unit; null where there is nothing to draw with.
 * For what is moved in every frame: a part of the page that moves has all of the page put together anew.
 */
export function trace(group: SVGGraphicsElement, dots: number): Tracing | null {
  const holder = group.parentElement;
  const outwards = holder instanceof SVGGraphicsElement ? holder.getScreenCTM()?.inverse() : undefined;
  const picture = document.createElement('canvas');
  const pen = picture.getContext('2d');
  if (outwards === undefined || pen === null) return null;
  const place = (form: SVGGraphicsElement): DOMMatrix => outwards.multiply(form.getScreenCTM()!);
  const { x, y, width, height } = boundsOf(group.getBBox(), place(group));
  picture.width = Math.ceil(width * dots);
  picture.height = Math.ceil(height * dots);
  for (const form of group.querySelectorAll<SVGGraphicsElement>('path, rect, circle, text')) {
    const style = getComputedStyle(form);
    pen.setTransform(new DOMMatrix([dots, 0, 0, dots, -x * dots, -y * dots]).multiply(place(form)));
    pen.globalAlpha = Number(style.opacity);
    pen.fillStyle = style.fill;
    if (form instanceof SVGTextElement) {
      pen.textAlign = style.textAnchor === 'middle' ? 'center' : 'start';
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.fillText(form.textContent ?? '', form.x.baseVal[0]?.value ?? 0, form.y.baseVal[0]?.value ?? 0);
      continue;
    }
    const path = outlineOf(form);
    if (style.fill !== 'none') pen.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
    if (style.stroke === 'none') continue;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat));
    pen.stroke(path);
  }
  return { picture, x, y, width, height };
}

function boundsOf({ x, y, width, height }: DOMRect, place: DOMMatrix): DOMRect {
  const at = new DOMPoint(x - EDGE, y - EDGE).matrixTransform(place);
  const end = new DOMPoint(x + width + EDGE, y + height + EDGE).matrixTransform(place);
  return new DOMRect(at.x, at.y, end.x - at.x, end.y - at.y);
}

function outlineOf(form: SVGGraphicsElement): Path2D {
  const path = new Path2D(form.getAttribute('d') ?? '');
  if (form instanceof SVGCircleElement) {
    const { cx, cy, r } = form;
    path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  } else if (form instanceof SVGRectElement) {
    const { x, y, width, height, rx } = form;
    path.roundRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value, rx.baseVal.value);
  }
  return path;
}
