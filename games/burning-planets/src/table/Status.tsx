import type { View } from '../rules/seen.ts';
import type { TableNames } from './names.ts';

/** In the header: the round, and how many there can be. */
export function Status({ view, names: { say } }: { readonly view: View; readonly names: TableNames }) {
  const { round, stage, options } = view;
  const text =
    stage === 'over'
      ? say('status.over')
      : stage !== 'play'
        ? say('status.setup')
        : options.roundLimit === 'off'
          ? say('status.round', { round })
          : say('status.of', { round, limit: options.roundLimit });
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
