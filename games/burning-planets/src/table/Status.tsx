import type { ExplainProps } from '@orrery/ui';
import type { View } from '../rules/seen.ts';
import { phaseText } from './aside/Phases.tsx';
import type { TableNames } from './names.ts';

interface StatusProps {
  readonly view: View;
  readonly names: TableNames;
}

function statusText({ round, stage, options }: View, { say }: TableNames): string {
  if (stage === 'over') return say('status.over');
  if (stage !== 'play') return say('status.setup');
  return options.roundLimit === 'off'
    ? say('status.round', { round })
    : say('status.of', { round, limit: options.roundLimit });
}

/** What the head says of round and phase, and the rules behind it. */
export function whatStatusMeans(view: View, names: TableNames): ExplainProps {
  const { say } = names;
  return {
    what: statusText(view, names),
    means: [
      ...(view.turn === null ? [] : [`${phaseText(view.turn.phase, names)}.`]),
      say('BP-P2'),
      say('BP-P1'),
      say(view.options.roundLimit === 'off' ? 'BP-E8' : 'BP-E5'),
    ],
  };
}

/** In the header: the round, and how many there can be. */
export function Status({ view, names }: StatusProps) {
  const { say } = names;
  const { round, stage, options } = view;
  const text = statusText(view, names);
  const short =
    options.roundLimit === 'off' ? String(round) : say('status.short', { round, limit: options.roundLimit });
  return (
    <b className="bp-round">
      <span className={stage === 'play' ? 'bp-round-long' : undefined}>{text}</span>
      {stage === 'play' && (
        <span className="bp-round-short" aria-hidden="true">
          {short}
        </span>
      )}
    </b>
  );
}
