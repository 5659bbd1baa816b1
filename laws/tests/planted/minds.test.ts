import type { Greedy, Mind } from '@orrery/kernel';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { mindFor } from '../../../kernel/tests/bidding/mind.ts';
import { allCaught } from './planted.ts';

const mind = mindFor(bidding);
const thinking = (other: Partial<Greedy<Bidding>>): { mind: Mind<Bidding> } => {
  const level = { ...(mind.levels.easy as Greedy<Bidding>), ...other };
  return { mind: { ...mind, levels: { easy: level, normal: level, hard: level } } };
};

allCaught('minds', {
  'a guess that is refused': {
    law: 'minds play legally',
    says: /the guess of easy: .*"seal".* of seat \d is refused: NOTHING_LAID/,
    trial: thinking({ guess: () => ({ t: 'seal' }) }),
  },
  'a shortlist with a card of another': {
    law: 'minds play legally',
    says: /the shortlist: .* is refused: NOT_IN_HAND/,
    trial: { mind: { ...mind, shortlist: (s, by) => [{ t: 'lay', card: s.bidders[by === 0 ? 1 : 0]!.hand[0]! }] } },
  },
  'an empty shortlist': {
    law: 'minds play legally',
    says: /nothing is shortlisted for seat \d/,
    trial: { mind: { ...mind, shortlist: () => [] } },
  },
  'a level whose own shortlist is empty': {
    law: 'minds play legally',
    says: /nothing is shortlisted for seat \d/,
    trial: thinking({ shortlist: () => [] }),
  },
  'a guess that changes what it thinks about': {
    law: 'minds play legally',
    says: /thinking changed the state/,
    trial: thinking({
      guess: (s, by, chance) => {
        s.bidders[by]!.points++;
        return bidding.pick(s, by, chance);
      },
    }),
  },
  'a level that keeps silent when it is asked': {
    law: 'minds play legally',
    says: /keeps silent for seat \d, who is awaited/,
    trial: { mind: { round: mind.round, direct: () => null } },
  },
  'a level that plays cards it does not have': {
    law: 'minds play legally',
    says: /(easy|normal|hard): .* is refused/,
    trial: { mind: { round: mind.round, direct: () => ({ t: 'lay', card: 99 }) } },
  },
  'a guess that looks at the cards of others': {
    law: 'minds are blind to what is hidden',
    says: /in two truths that look the same to it, the move differs/,
    trial: thinking({
      guess: (s, by) => {
        const { hand } = s.bidders[by]!;
        return { t: 'lay', card: hand[s.bidders[by === 0 ? 1 : 0]!.hand[0]! % hand.length]! };
      },
    }),
  },
  'a judgement above 1': {
    law: 'judgement is sound, and exact at the end',
    says: /a judgement of 2/,
    trial: { mind: { ...mind, judge: (_s, out) => out.fill(2) } },
  },
  'a seat that nobody judges': {
    law: 'judgement is sound, and exact at the end',
    says: /a judgement of NaN/,
    trial: { mind: { ...mind, judge: (_s, out) => out.fill(0.5, 1) } },
  },
  'a judgement that is not exact at the end': {
    law: 'judgement is sound, and exact at the end',
    says: /after the end, places .*, seats are judged/,
    trial: { mind: { ...mind, judge: (_s, out) => out.fill(0.5) } },
  },
  'chances above 1': {
    law: 'judgement is sound, and exact at the end',
    says: /a judgement of 3/,
    trial: { mind: { ...mind, chances: (_s, out) => out.fill(3) } },
  },
  'chances that look at the order of the pile': {
    law: 'judgement is sound, and exact at the end',
    says: /drawn anew, the chances differs/,
    game: { redraw: (s) => void s.pile.reverse() },
    trial: {
      mind: {
        ...mind,
        chances: (s, out) => {
          mind.judge(s, out);
          if (bidding.result(s) === null) out.fill(1 / (1 + (s.pile[0] ?? 0)));
        },
      },
    },
  },
  'rounds that fall': {
    law: 'judgement is sound, and exact at the end',
    says: /round \d+ at \d+ after \d+/,
    trial: { mind: { ...mind, round: (s) => 9 - s.round } },
  },
  'a round 0': {
    law: 'judgement is sound, and exact at the end',
    says: /round 0/,
    trial: { mind: { ...mind, round: (s) => s.round - 1 } },
  },
  'a belief that changes what the seat sees': {
    law: 'beliefs fit the view',
    says: /true and as easy believes: the view of \d differs: prize/,
    trial: thinking({
      believe: (s) => {
        s.prize = 9;
      },
    }),
  },
  'a belief in cards that are not in the box': {
    law: 'beliefs fit the view',
    says: /the components believed differs/,
    trial: thinking({
      believe: (s) => {
        s.pile = s.pile.map(() => 10);
      },
    }),
  },
});
