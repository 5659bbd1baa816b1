import { Explain } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { View } from '../rules/kind.ts';

import { Glyph } from './art/Signs.tsx';
import { LAST_CARDS } from './board/Field.tsx';
import type { TableNames } from './names.ts';

/** In the header: the turn, and how long the game can still last. */
export function Status({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { say } = names;
  const words =
    view.phase === 'over'
      ? say('turn.over')
      : view.phase === 'vote'
        ? say('turn.vote')
        : view.phase === 'mulligan'
          ? say('turn.mulligan')
          : say('turn.of', { turn: view.turn });
  return (
    <span className="explained">
      {view.options.mode === 'teams' && <Sums view={view} names={names} />}
      <span className="px-left only-desk" data-last={view.pileSize <= LAST_CARDS || undefined}>
        {say('pile.left', { count: view.pileSize })}
      </span>
      <b className="px-turn">{words}</b>
      {view.phase !== 'over' && (
        <Explain
          what={words}
          means={[
            `${say('pile.label', { count: view.pileSize })}.`,
            say('PX-E1'),
            say('PX-E2'),
            ...(view.options.mode === 'teams' ? [say('PX-E5')] : []),
          ]}
        />
      )}
    </span>
  );
}

/** PX-S8: the Force of a team decides, so both sums stand in sight; the reader's own side first. */
function Sums({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { as, say } = names;
  const mine = as === 'table' ? 0 : (view.players[as]?.team ?? 0);
  const seats = view.players.map((_, seat) => seat);
  return (
    <span className="px-sums">
      {[mine, 1 - mine].map((team, i) => {
        const members = seats.filter((seat) => view.players[seat]?.team === team);
        const force =
          view.result?.teamForce[team] ?? members.reduce((sum, seat) => sum + (view.players[seat]?.force ?? 0), 0);
        return (
          <span key={team}>
            <span className="unseen">{say('team.sum', { names: listed(say, members.map(names.name)), force })}</span>
            <span aria-hidden="true">
              {as === 'table'
                ? members.map((seat) => <Glyph key={seat} manner={names.manner(seat)} size={16} />)
                : say(i === 0 ? 'team.ours' : 'team.theirs')}
            </span>
            <b aria-hidden="true">{force}</b>
          </span>
        );
      })}
    </span>
  );
}
