import { sized, useKeys } from '@orrery/ui';
import type { StarId } from '../../data/index.ts';
import type { TableNames } from '../names.ts';
import { starOf } from './figure.ts';
import { planOf, shareOf } from './plan.ts';
import type { Zoom } from './useZoom.ts';

interface CloserProps {
  readonly zoom: Zoom;
  readonly names: TableNames;
  /** Where to look closer; null: in the middle. */
  readonly at: StarId | null;
}

/** Closer to one's constellation, and back to the whole sky: away from the sky itself, where a star might lie under it. */
export function Closer({ zoom, names, at }: CloserProps) {
  const { say, sky } = names;
  const toggle = (): void => {
    const star = starOf(sky, at);
    const { left, top } = star === null ? { left: 0.5, top: 0.5 } : shareOf(planOf(sky), star);
    zoom.toggle(left, top);
  };
  useKeys({ z: toggle });
  return (
    <button
      type="button"
      className="btn icon plain"
      aria-label={say(zoom.closer ? 'sky.zoomOut' : 'sky.zoomIn')}
      aria-pressed={zoom.closer}
      onClick={toggle}
    >
      <svg className="icon" viewBox="0 0 24 24" {...sized(22)} aria-hidden="true">
        <circle cx="10" cy="10" r="6.500" fill="none" stroke="currentColor" strokeWidth="1.800" />
        <path d="M15 15l6 6" stroke="currentColor" strokeWidth="2.400" />
        <path d={zoom.closer ? 'M7 10h6' : 'M7 10h6M10 7v6'} stroke="currentColor" strokeWidth="1.600" />
      </svg>
    </button>
  );
}
