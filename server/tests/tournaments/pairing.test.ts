import { describe, expect, it } from 'vitest';
import { bracketOrder, goesOn } from '../../src/tournaments/rules/knock-out.ts';
import { allRounds, mainRounds } from '../../src/tournaments/rules/next-round.ts';
import { pairAll, roundsOfAll } from '../../src/tournaments/rules/round-robin.ts';
import { standingsOf } from '../../src/tournaments/rules/standings.ts';
import {
  type Entrant,
  foldTournament,
  type Meeting,
  phaseOf,
  playing,
  type Round,
  type Score,
  type Tournament,
} from '../../src/tournaments/rules/tournament.ts';
import { byDice, byStrength, playThrough } from './play-through.ts';

const sizes = Array.from({ length: 61 }, (_, at) => at + 4);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const present = ({ meetings }: Round): readonly Entrant[] =>
  meetings.flatMap(({ first, second }) => (second === null ? [first] : [first, second])).sort((a, b) => a - b);

const key = ({ first, second }: Pick<Meeting, 'first' | 'second'>) =>
  [first, second].sort((a, b) => Number(a) - Number(b)).join(' ');

function metBefore({ rounds }: Tournament): ReadonlySet<string> {
  return new Set(rounds.flatMap(({ meetings }) => meetings.filter(({ second }) => second !== null).map(key)));
}

describe('knock-out', () => {
  it('of eight or fewer: whatever the results, one is left, and only who lost is out', () => {
    for (const count of [4, 5, 6, 7, 8])
      for (let bits = 0; bits < 2 ** (count - 1); bits++) {
        let played = 0;
        const { tournament } = playThrough({ kind: 'knock-out' }, count, () =>
          (bits >> played++) & 1 ? [1, 0] : [0, 1],
        );
        expect(played).toBe(count - 1);
        const last = tournament.rounds.at(-1)!;
        expect(last.meetings).toHaveLength(1);
        expect(standingsOf(tournament)[0]!.entrant).toBe(goesOn(last.meetings[0]!, tournament.seeds));
        expect(tournament.rounds).toHaveLength(allRounds(tournament));
      }
  });

  it.each(sizes)('of %i: one winner, also with draws, absences and people who go home', (count) => {
    const { tournament } = playThrough({ kind: 'knock-out', seeding: 'lots' }, count, byDice(`knock ${count}`), {
      leaves: (round) => (round === 1 ? [count - 1] : []),
      each: (before, now) => {
        const still = new Set(before.rounds.at(-1)?.meetings.map((meeting) => goesOn(meeting, before.seeds)));
        expect(present(now)).toEqual(before.rounds.length === 0 ? upTo(count) : [...still].sort((a, b) => a - b));
      },
    });
    expect(tournament.rounds.at(-1)!.meetings).toHaveLength(1);
    expect(new Set(standingsOf(tournament).map(({ entrant }) => entrant)).size).toBe(count);
  });

  it('keeps the best apart: who is stronger wins, and the better half of the seeds reaches each round', () => {
    for (const count of [4, 8, 16, 32, 64]) {
      const { tournament } = playThrough({ kind: 'knock-out' }, count, byStrength);
      for (const [at, round] of tournament.rounds.entries()) expect(present(round)).toEqual(upTo(count >> at));
    }
    expect(bracketOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  });

  it('gives byes to the best, and only in the first round', () => {
    const { tournament } = playThrough({ kind: 'knock-out' }, 11, byStrength);
    const resting = tournament.rounds.map(({ meetings }) =>
      meetings.flatMap(({ first, second }) => (second === null ? [first] : [])),
    );
    expect(resting.map((each) => [...each].sort((a, b) => a - b))).toEqual([[0, 1, 2, 3, 4], [], [], []]);
  });
});

describe('round robin', () => {
  it.each(sizes)('of %i: everybody meets everybody once, and rests once where the number is odd', (count) => {
    const met: string[] = [];
    const rests: Entrant[] = [];
    for (const round of upTo(roundsOfAll(count))) {
      const pairs = pairAll(upTo(count), round);
      expect(
        pairs.flatMap(({ first, second }) => (second === null ? [first] : [first, second])).sort((a, b) => a - b),
      ).toEqual(upTo(count));
      for (const pair of pairs) pair.second === null ? rests.push(pair.first) : met.push(key(pair));
    }
    expect(new Set(met).size).toBe(met.length);
    expect(met).toHaveLength((count * (count - 1)) / 2);
    expect(rests.sort((a, b) => a - b)).toEqual(count % 2 === 0 ? [] : upTo(count));
  });

  it('lets nobody sit first much more often than second', () => {
    for (const count of sizes) {
      const firsts = upTo(count).map(() => 0);
      for (const round of upTo(roundsOfAll(count)))
        for (const { first, second } of pairAll(upTo(count), round))
          if (second !== null) {
            firsts[first]! += 1;
            firsts[second]! -= 1;
          }
      expect(Math.max(...firsts.map(Math.abs)), `of ${count}`).toBeLessThanOrEqual(2);
    }
  });
});

/** The fewest who have to meet again, found by trying everything. */
function fewestRematches(left: readonly Entrant[], met: ReadonlySet<string>): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  return Math.min(
    ...rest.map((second) => {
      const again = met.has(key({ first, second })) ? 1 : 0;
      return (
        again +
        fewestRematches(
          rest.filter((each) => each !== second),
          met,
        )
      );
    }),
  );
}

describe('Swiss', () => {
  it.each([4, 5, 6, 7, 8])('of %i, round after round: as few rematches as there can be, byes in turn', (count) => {
    for (let n = 0; n < 60; n++)
      playThrough({ kind: 'swiss', rounds: 63 }, count, byDice(`swiss ${count} ${n}`), {
        each: (before, now) => {
          expect(present(now)).toEqual(upTo(count));
          const met = metBefore(before);
          const pairs = now.meetings.filter(({ second }) => second !== null);
          const again = pairs.filter((meeting) => met.has(key(meeting))).length;
          const those = pairs.flatMap(({ first, second }) => [first, second!]);
          expect(again).toBe(fewestRematches(those, met));
          byesInTurn(before, now, count);
        },
      });
  });

  it.each([9, 10, 11, 12, 15, 16, 17, 24, 33, 48, 63, 64])(
    'of %i: everybody is paired, nobody meets again in the first half, nobody rests twice',
    (count) => {
      const rounds = Math.min(Math.floor(count / 2), 9);
      playThrough({ kind: 'swiss', rounds, seeding: 'lots' }, count, byDice(`wide ${count}`), {
        each: (before, now) => {
          expect(present(now)).toEqual(upTo(count));
          const met = metBefore(before);
          expect(now.meetings.filter((meeting) => met.has(key(meeting)))).toEqual([]);
          byesInTurn(before, now, count);
        },
      });
    },
  );

  it('goes on without those who leave, and ends when nobody is left to meet', () => {
    const { tournament } = playThrough({ kind: 'swiss', rounds: 6 }, 9, byDice('leaving'), {
      leaves: (round) => [[], [8], [0, 3], [7, 6, 5, 4, 2]][round] ?? [],
      each: (before, now) => expect(present(now)).toEqual(playing(before)),
    });
    expect(tournament.rounds.map((round) => present(round).length)).toEqual([9, 8, 6]);
    expect(phaseOf(tournament)).toBe('over');
  });

  it('pairs who stand alike: the first round halves against halves, the second winners with winners', () => {
    const { tournament } = playThrough({ kind: 'swiss', rounds: 2 }, 8, byStrength);
    expect(tournament.rounds[0]!.meetings.map(key)).toEqual(['0 4', '1 5', '2 6', '3 7']);
    expect(tournament.rounds[1]!.meetings.map(key)).toEqual(['0 2', '1 3', '4 6', '5 7']);
  });

  it('is the same for the same luck, and not for another', () => {
    const once = (seed: string) =>
      playThrough({ kind: 'swiss', seeding: 'lots' }, 16, byDice('results', true), { seed }).events;
    expect(once('a')).toEqual(once('a'));
    expect(once('a')).not.toEqual(once('b'));
  });

  it('seats nobody first more than twice as often as second, and lots decide at the beginning', () => {
    const { tournament } = playThrough({ kind: 'swiss', rounds: 8 }, 20, byDice('seats', true));
    for (const entrant of upTo(20)) {
      const own = tournament.rounds.flatMap(({ meetings }) =>
        meetings.filter(({ first, second }) => first === entrant || second === entrant),
      );
      const firsts = own.filter(({ first }) => first === entrant).length;
      expect(Math.abs(firsts - (own.length - firsts)), `entrant ${entrant}`).toBeLessThanOrEqual(4);
    }
  });
});

function byesInTurn(before: Tournament, now: Round, count: number): void {
  const rested = (entrant: Entrant) =>
    before.rounds
      .flatMap(({ meetings }) => meetings)
      .filter(({ first, second }) => second === null && first === entrant).length;
  const resting = now.meetings.filter(({ second }) => second === null);
  expect(resting).toHaveLength(count % 2);
  for (const { first } of resting) expect(rested(first)).toBe(Math.min(...upTo(count).map(rested)));
}

describe('finals', () => {
  it('the four best of a Swiss: first against fourth, second against third, and a winner', () => {
    const { tournament } = playThrough({ kind: 'swiss', finals: 4 }, 10, byStrength);
    const [semi, last] = tournament.rounds.slice(mainRounds(tournament));
    const main = standingsOf({ ...tournament, rounds: tournament.rounds.slice(0, mainRounds(tournament)) });
    const best = main.slice(0, 4).map(({ entrant }) => entrant);
    expect(semi!.meetings.map(key)).toEqual(
      [`${best[0]} ${best[3]}`, `${best[1]} ${best[2]}`].map((pair) => key(numbers(pair))),
    );
    expect(last!.meetings).toHaveLength(1);
    expect(standingsOf(tournament)[0]!.entrant).toBe(0);
    // The points of the main part are not touched.
    expect(standingsOf(tournament).reduce((sum, { points }) => sum + points, 0)).toBe(
      main.reduce((sum, { points }) => sum + points, 0),
    );
  });

  it('are left out where fewer came than would play them', () => {
    const { tournament } = playThrough({ kind: 'round-robin', finals: 8 }, 5, byStrength);
    expect(tournament.rounds).toHaveLength(5);
  });
});

const numbers = (pair: string) => {
  const [first, second] = pair.split(' ').map(Number) as [number, number];
  return { first, second };
};

describe('standings', () => {
  it('by points, then the opponents, then what they did against each other, then the seed', () => {
    // 0 and 3 end level in everything but their own match, which 3 won.
    const scores: Record<string, Score> = {
      ...{ '0 1': [1, 0], '0 2': [1, 0], '0 3': [0, 1], '1 2': [1, 1], '1 3': [1, 0], '2 3': [0, 1] },
    };
    const { tournament } = playThrough({ kind: 'round-robin' }, 4, ({ first, second }) => {
      const [a, b] = scores[key({ first, second })]!;
      return first < second! ? [a, b] : [b, a];
    });
    const rows = standingsOf(tournament);
    expect(rows.map(({ entrant, points, opponents }) => [entrant, points, opponents])).toEqual([
      [3, 2, 4],
      [0, 2, 4],
      [1, 1.5, 4.5],
      [2, 0.5, 5.5],
    ]);
  });

  it('say how each round went', () => {
    const { tournament } = playThrough({ kind: 'swiss', rounds: 2 }, 5, ({ first }, round) =>
      round === 0 ? [1, 1] : { absent: [first] },
    );
    const forms = standingsOf(tournament).flatMap(({ form }) => form);
    expect(forms.toSorted()).toEqual([
      ...Array(2).fill('absent'),
      ...Array(2).fill('bye'),
      ...Array(4).fill('drawn'),
      ...Array(2).fill('won'),
    ]);
  });

  it('are the same whenever they are read, and a later word about a decided match changes nothing', () => {
    const { events, tournament } = playThrough({ kind: 'swiss' }, 6, byStrength);
    const again = { t: 'result', at: 2000, round: 0, meeting: 0, score: [0, 1] } as const;
    expect(foldTournament([...events, again]).rounds).toEqual(tournament.rounds);
  });
});
