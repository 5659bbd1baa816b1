import { n, useAnnounce, useGrid } from '@orrery/ui';
import { memo, useMemo } from 'react';
import type { Sky, StarId } from '../../data/index.ts';
import { type Plan, shareOf } from './plan.ts';

export interface StarsProps {
  readonly sky: Sky;
  readonly plan: Plan;
  readonly title: string;
  /** The star that Tab comes to first. */
  readonly start: StarId | null;
  /** Stars that Tab goes through one by one: the bright ones, once a beginning is chosen. */
  readonly stops: ReadonlySet<StarId>;
  readonly pressed: StarId | null;
  label(star: StarId): string;
  /** More about a star, read out when asked for with E. */
  more(star: StarId): string;
  click(star: StarId, by: { readonly timeStamp: number; readonly detail: number }): void;
}

/** The stars for keys and ears: real buttons over the drawing, one tab stop, arrows to the nearest star that way. */
export const Stars = memo(function Stars({ sky, plan, title, start, stops, pressed, label, more, click }: StarsProps) {
  const voice = useAnnounce();
  const cells = useMemo(() => sky.stars.map(({ id, x, y }) => ({ key: id, x, y })), [sky]);
  const { container, cell, current } = useGrid(cells, { start, board: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are the stars of a sky
    <div
      ref={container.ref}
      className="sk-stars"
      role="group"
      aria-label={title}
      onKeyDown={(event) => {
        container.onKeyDown(event);
        if (event.key === 'e' && current !== null) voice.polite(more(current));
      }}
    >
      {sky.stars.map((star) => {
        const { left, top } = shareOf(plan, star);
        const { tabIndex, ...rest } = cell(star.id);
        return (
          <button
            type="button"
            key={star.id}
            className="sk-button"
            style={{ left: `${n(left * 100)}%`, top: `${n(top * 100)}%` }}
            tabIndex={stops.has(star.id) ? 0 : tabIndex}
            aria-label={label(star.id)}
            aria-pressed={star.id === pressed}
            onClick={(event) => click(star.id, event)}
            {...rest}
          />
        );
      })}
    </div>
  );
});
