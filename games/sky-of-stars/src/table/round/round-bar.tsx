import type { BarParts } from '@orrery/ui';
import { boxesOf, pointsNow } from '../../picture/points.ts';
import { boxes } from '../../rules/score.ts';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import type { RoundOver } from './useRoundPage.ts';

/** Under the page of a round: how it went for who reads it, and the way on. */
export function roundBar(view: View, names: TableNames, over: RoundOver | null): BarParts | null {
  if (over === null || over.close === null) return null;
  const { say, as } = names;
  const record = view.rounds[over.round - 1];
  const score = record === undefined || as === 'table' ? null : boxesOf(record, as);
  return {
    lead: say('round.over', { round: over.round }),
    text:
      score === null || as === 'table'
        ? ''
        : say('round.mine', { gain: boxes(score), points: pointsNow(view)[as] ?? 0 }),
    actions: (
      <>
        <button type="button" className="btn" onClick={over.watch}>
          {say('round.watch')}
        </button>
        <button type="button" className="btn gold" onClick={over.close}>
          {say('round.on', { round: over.round + 1 })}
        </button>
      </>
    ),
  };
}
