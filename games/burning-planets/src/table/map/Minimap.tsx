import { type PointerEvent, useEffect, useRef } from 'react';
import type { View } from '../../rules/seen.ts';
import type { TableNames } from '../names.ts';
import { type Box, shown } from './camera.ts';
import { n, type Point, pointOf } from './hex.ts';
import { type Plan, radiusOf } from './plan.ts';
import { seatStyle } from './seatStyle.ts';
import type { CameraHand } from './useCamera.ts';

/** The board in small: panels, planets, ships as dots, and what is in the window. A touch or a drag goes there. */
export function Minimap({
  view,
  names,
  plan,
  hand,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly plan: Plan;
  readonly hand: CameraHand;
}) {
  const frame = useRef<SVGRectElement>(null);
  const { box } = plan;
  useEffect(
    () =>
      hand.listen((camera, window) => {
        const rect = frame.current;
        if (rect === null) return;
        const part = clipped(shown(camera, window), box);
        rect.setAttribute('x', String(n(part.x)));
        rect.setAttribute('y', String(n(part.y)));
        rect.setAttribute('width', String(n(Math.max(0, part.w))));
        rect.setAttribute('height', String(n(Math.max(0, part.h))));
      }),
    [hand, box],
  );
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const at = placeOf(event, box);
    const { width, height } = hand.window;
    const { k } = hand.now();
    hand.set({ k, x: width / 2 - at.x * k, y: height / 2 - at.y * k });
  };
  return (
    <svg
      className="bp-minimap bp-over"
      viewBox={`${n(box.x)} ${n(box.y)} ${n(box.w)} ${n(box.h)}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      {plan.panels.map(({ no, outline }) => (
        <path key={no} className="bp-mini-panel" d={outline} />
      ))}
      {view.planets.map((planet) => {
        const { x, y } = pointOf(planet.centre);
        return (
          <circle
            key={planet.id}
            className="bp-mini-planet"
            data-free={planet.owner === null || undefined}
            style={seatStyle(names.look(planet.owner))}
            cx={n(x)}
            cy={n(y)}
            r={n(radiusOf(view.options, planet) * 1.5)}
          />
        );
      })}
      {view.ships.map(({ no, owner, cell }) => {
        const { x, y } = pointOf(cell);
        return (
          <circle key={no} className="bp-mini-ship" style={seatStyle(names.look(owner))} cx={n(x)} cy={n(y)} r="1.2" />
        );
      })}
      <rect ref={frame} className="bp-mini-frame" />
    </svg>
  );
}

function clipped(inner: Box, outer: Box): Box {
  const x = Math.max(inner.x, outer.x);
  const y = Math.max(inner.y, outer.y);
  return {
    x,
    y,
    w: Math.min(inner.x + inner.w, outer.x + outer.w) - x,
    h: Math.min(inner.y + inner.h, outer.y + outer.h) - y,
  };
}

/** The svg keeps the board's proportions: what is left over lies on two sides. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>, box: Box): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const k = Math.min(width / box.w, height / box.h);
  return {
    x: box.x + box.w / 2 + (clientX - left - width / 2) / k,
    y: box.y + box.h / 2 + (clientY - top - height / 2) / k,
  };
}
