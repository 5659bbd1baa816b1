import { pixel, rem, useSize } from '@orrery/ui';
import { memo, type PointerEvent, useEffect, useRef } from 'react';
import type { View } from '../../rules/seen.ts';
import type { TableNames } from '../names.ts';
import { type Box, centred, shown } from './camera.ts';
import { n, pointOf } from './hex.ts';
import { type Plan, radiusOf } from './plan.ts';
import { seatStyle } from './seat-style.ts';
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
  const [ref, size] = useSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const { box } = plan;
  const k = size === null ? 0 : Math.min(size.width / box.w, size.height / box.h);
  useEffect(
    () =>
      hand.listen((camera, window) => {
        const element = frame.current;
        if (element === null || size === null) return;
        const part = clipped(shown(camera, window), box);
        // A transform alone is no work for the page while the map is panned.
        const x = size.width / 2 + (part.x - box.x - box.w / 2) * k;
        const y = size.height / 2 + (part.y - box.y - box.h / 2) * k;
        element.style.transform = `translate(${rem(x)},${rem(y)})scale(${Math.max(0, part.w * k) / 100},${Math.max(0, part.h * k) / 100})`;
      }),
    [hand, box, size, k],
  );
  const go = (event: PointerEvent<HTMLDivElement>): void => {
    if (k === 0 || (event.type === 'pointermove' && event.buttons === 0)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const unit = k * pixel();
    const at = {
      x: box.x + box.w / 2 + (event.clientX - left - width / 2) / unit,
      y: box.y + box.h / 2 + (event.clientY - top - height / 2) / unit,
    };
    hand.set(centred(at, hand.now().k, hand.window));
  };
  return (
    <div
      ref={ref}
      className="bp-minimap bp-over"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <Small {...{ view, names, plan }} />
      <div ref={frame} className="bp-mini-frame" />
    </div>
  );
}

const Small = memo(function Small({ view, names, plan }: Omit<Parameters<typeof Minimap>[0], 'hand'>) {
  const { box } = plan;
  return (
    <svg viewBox={`${n(box.x)} ${n(box.y)} ${n(box.w)} ${n(box.h)}`} width="100%" height="100%" aria-hidden="true">
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
    </svg>
  );
});

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
