import { choiceField, type GameTable, Planet, RulesText, ScoreList, StepTutorial } from '@orrery/ui';
import { choices, type SealedBids } from '../rules/kind.ts';
import { Table } from './Table.tsx';

const beats = { offered: 700, sealed: 250, shown: 1800, ended: 0 } as const;
const sounds = { offered: 'tick', sealed: 'brush', shown: 'flip', ended: 'bell' } as const;

/** Everything of Sealed Bids that people see and touch. */
export const table: GameTable<SealedBids> = {
  Table,
  Thumbnail: ({ view }) => (
    <svg viewBox="-60 -60 120 120" width="100%" height="100%" aria-hidden="true">
      <Planet kind="small" seed={view.moon} r={20 + 6 * view.moon} />
    </svg>
  ),
  Score: ({ view, seats, say }) => (
    <ScoreList seats={seats} points={view.points} say={(n) => say('table.points', { n })} />
  ),
  Tutorial: (props) => <StepTutorial {...props} steps={['learn.1', 'learn.2', 'learn.3']} />,
  Rules: ({ say, at }) => (
    <RulesText say={say} at={at} parts={[{ title: 'rules.play', rules: ['SB-1', 'SB-2', 'SB-3', 'SB-4'] }]} />
  ),
  options: [choiceField('moons', choices.moons)],
  beat: ({ t }) => beats[t],
  actor: (seen) => (seen.t === 'sealed' ? seen.by : seen.t === 'shown' ? seen.winner : null),
  heads: ({ t }) => t === 'offered',
  cells: () => [],
  marks: ({ card }) => [`${card}`],
  sound: ({ t }) => sounds[t],
  goal: (_, say) => say('goal'),
  standing: ({ round, moons }, say) => say('standing', { round: Math.min(round, moons), moons }),
};
