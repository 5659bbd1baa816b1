import { ScoreSide, Sheet, Sigil, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/seen.ts';
import type { TableNames } from '../names.ts';
import { Points } from '../Score.tsx';
import { standings } from './standings.ts';
import '../score.css';

/** Where the points of everybody come from, best first: all of it is public (BP-E5). */
export function PointsSheet({
  view,
  names,
  close,
}: {
  readonly view: View;
  readonly names: TableNames;
  close(): void;
}) {
  const { say } = names;
  const limit = view.options.roundLimit;
  const title = say(limit === 'off' ? 'weight.title' : 'weight.points.title');
  return (
    <Sheet open title={title} className="bp-points-sheet" onClose={close}>
      <p>{limit === 'off' ? say('weight.why') : say('weight.points.why', { limit })}</p>
      <ol className="score-sides bp-score-sides">
        {standings(view).map(({ seat, total }) => {
          const { sigil, line } = seatIdentity(names.look(seat));
          return (
            <ScoreSide
              key={seat}
              sign={<Sigil name={sigil} size={26} fill={line} />}
              name={names.name(seat)}
              note={say(`faction.${view.players[seat]!.faction}`)}
              points={total}
              won={false}
            >
              <Points {...{ view, names, seat }} />
            </ScoreSide>
          );
        })}
      </ol>
    </Sheet>
  );
}
