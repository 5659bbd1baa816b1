import type { Chance } from '@orrery/kernel';
import { firstOfBracket, nextOfBracket, roundsUntilOne } from './knock-out.ts';
import { pairAll, roundsOfAll } from './round-robin.ts';
import { mainOrder, meetingOf, standingsOf } from './standings.ts';
import { pairSwiss, type SwissEntrant } from './swiss.ts';
import { type Entrant, type Pair, playing, type Stage, type Tournament } from './tournament.ts';

/** The order in which they are kept apart: as they came, or by lots. */
export function drawSeeds(tournament: Tournament, chance: Chance): readonly Entrant[] {
  const seeds = [...playing(tournament)];
  if (tournament.plan.seeding === 'order') return seeds;
  for (let at = seeds.length - 1; at > 0; at--) {
    const other = chance.int(at + 1, 'seed');
    [seeds[at], seeds[other]] = [seeds[other]!, seeds[at]!];
  }
  return seeds;
}

/** How many rounds the main part has. */
export function mainRounds({ plan, seeds }: Pick<Tournament, 'plan' | 'seeds'>): number {
  const count = seeds.length;
  if (plan.kind === 'knock-out') return roundsUntilOne(count);
  if (plan.kind === 'round-robin') return roundsOfAll(count);
  return Math.min(plan.rounds ?? roundsUntilOne(count), count - 1);
}

/** How many go on to the finals: no more than there are. */
export function finalists({ plan, seeds }: Pick<Tournament, 'plan' | 'seeds'>): number {
  return plan.kind === 'knock-out' || plan.finals > seeds.length ? 0 : plan.finals;
}

/** How many rounds there are in all. */
export function allRounds(tournament: Pick<Tournament, 'plan' | 'seeds'>): number {
  const best = finalists(tournament);
  return mainRounds(tournament) + (best === 0 ? 0 : roundsUntilOne(best));
}

/** Whom everybody meets in the next round, the last one being decided; null: it is over. */
export function nextRound(
  tournament: Tournament,
  chance: Chance,
): { readonly stage: Stage; readonly pairs: readonly Pair[] } | null {
  const { plan, rounds, seeds } = tournament;
  const played = rounds.length;
  if (played >= allRounds(tournament)) return null;
  const main = mainRounds(tournament);
  if (played >= main) {
    const order = mainOrder(tournament);
    const last = rounds.at(-1);
    const begins = last?.stage !== 'finals';
    const pairs = begins ? firstOfBracket(order.slice(0, finalists(tournament))) : nextOfBracket(last, order);
    return { stage: 'finals', pairs };
  }
  if (plan.kind === 'round-robin') return { stage: 'main', pairs: pairAll(seeds, played) };
  if (plan.kind === 'knock-out')
    return { stage: 'main', pairs: played === 0 ? firstOfBracket(seeds) : nextOfBracket(rounds.at(-1)!, seeds) };
  const there = swissEntrants(tournament);
  return there.length < 2 ? null : { stage: 'main', pairs: pairSwiss(there, chance) };
}

/** Who is still there, as they stand. */
function swissEntrants(tournament: Tournament): readonly SwissEntrant[] {
  const there = new Set(playing(tournament));
  return standingsOf(tournament)
    .filter(({ entrant }) => there.has(entrant))
    .map(({ entrant, points, form }) => {
      const met = new Map<Entrant, number>();
      let firsts = 0;
      for (const round of tournament.rounds) {
        const meeting = meetingOf(round, entrant);
        if (meeting == null || meeting.second === null) continue;
        const other = meeting.first === entrant ? meeting.second : meeting.first;
        met.set(other, (met.get(other) ?? 0) + 1);
        firsts += meeting.first === entrant ? 1 : -1;
      }
      return { entrant, points, byes: form.filter((each) => each === 'bye').length, met, firsts };
    });
}
