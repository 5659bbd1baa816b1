import { type SeatInfo, sized } from '@orrery/ui';
import { useSay } from '../../words/speech.ts';
import { sayOfSeat } from '../of-seat.ts';
import { MarkSign, TurningSign } from './MarkSign.tsx';
import type { Mark } from './marks.ts';

const forms = ['costly', 'found', 'lucky'] as const satisfies readonly Mark['form'][];

/** What the forms of the chart mean; `believer`: whose dotted line is there. */
export function Legend({ believer }: { readonly believer: SeatInfo | null }) {
  const say = useSay();
  return (
    <ul className="review-legend">
      <li>
        <svg viewBox="-14 -14 28 28" {...sized(22)} aria-hidden="true">
          <TurningSign n={1} colour="var(--bone)" />
        </svg>
        {say('review.legend.turn')}
      </li>
      {forms.map((form) => (
        <li key={form}>
          <svg viewBox="-9 -9 18 18" {...sized(18)} aria-hidden="true">
            <MarkSign form={form} colour="var(--bone)" />
          </svg>
          {say(`review.legend.${form}`)}
        </li>
      ))}
      {believer !== null && (
        <li>
          <svg viewBox="0 0 30 10" {...sized(30, 10)} aria-hidden="true">
            <path className="review-belief" d="M2 5H28" />
          </svg>
          {sayOfSeat(say, 'review.legend.believed', believer)}
        </li>
      )}
    </ul>
  );
}
