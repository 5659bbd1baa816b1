import type { Chance, CommonLevel, Manner, ScriptedMind, Seat } from '@orrery/kernel';
import { openFor } from '../rules/clock.ts';
import type { Move, SkyOfStars } from '../rules/kind.ts';
import { wantedNow } from '../rules/line.ts';
import { type State, skyAt } from '../rules/state.ts';
import type { View } from '../rules/view-kind.ts';
import { imagine } from '../sight/index.ts';
import { firstStar, nextLine, prospect } from './artist.ts';
import { unwantedStar } from './eraser.ts';
import { guessNumber } from './guess.ts';
import { reason } from './reason.ts';
import { type Skill, skillOf } from './skill.ts';
import { starAt } from './stroke.ts';

export const mind: ScriptedMind<SkyOfStars> = mindBy(skillOf);

/** Bots of such skills. */
export function mindBy(skillFor: (level: CommonLevel, manner?: Manner) => Skill): ScriptedMind<SkyOfStars> {
  return {
    round: (s) => Math.max(1, s.round),
    manners: ['bold', 'careful'],
    direct(view: View, me: Seat, level: CommonLevel, chance: Chance, manner?: Manner): Move | null {
      if (!view.asked.includes(me) || view.answered.includes(me)) return null;
      return answer(imagine(view, me, chance), me, skillFor(level, manner), chance);
    },
    reason,
    tally: recognition,
  };
}

/** How many guesses were right, in all and round by round. */
function recognition(s: State): ReturnType<NonNullable<ScriptedMind<SkyOfStars>['tally']>> {
  const count = (rounds: State['history']) => {
    const shows = rounds.flatMap((round) => round.shows);
    return {
      right: shows.reduce((sum, { right }) => sum + right.length, 0),
      of: shows.reduce((sum, { guesses }) => sum + guesses.length, 0),
    };
  };
  const rounds = s.history.map((round, i) => [`recognised in round ${i + 1}`, count([round])] as const);
  return { recognised: count(s.history), ...Object.fromEntries(rounds) };
}

function answer(s: State, me: Seat, skill: Skill, chance: Chance): Move {
  switch (s.phase) {
    case 'start':
      return { t: 'start', star: starAt(s, firstStar(s, me, skill, chance)) };
    case 'act':
      if (s.face === 'erase') return { t: 'erase', star: starAt(s, unwantedStar(s, me, skill, chance)) };
      return line(s, me, skill, chance);
    case 'last':
      return line(s, me, skill, chance);
    case 'window':
      return { t: isDone(s, me, skill) ? 'stop' : 'ready' };
    case 'verdict':
      // SK-P19: bots draw no letters, and take nobody else for somebody who does.
      return { t: 'verdict', owner: openFor(s, me)[0]!, says: 'ok' };
    case 'count':
      return { t: 'count' };
    default: {
      const owner = openFor(s, me)[0]!;
      return { t: 'guess', owner, n: guessNumber(s, owner, skill, chance) };
    }
  }
}

/** SK-P8: a line must be drawn, welcome or not; the last one, and any where passing is allowed, only if it helps. */
function line(s: State, me: Seat, skill: Skill, chance: Chance): Move {
  const stroke = nextLine(s, me, wantedNow(s), skill, chance);
  const free = s.phase === 'last' || !s.options.mustDraw;
  if (stroke === null || (free && stroke.worth <= 0)) return { t: 'pass' };
  return { t: 'line', from: starAt(s, stroke.from), to: starAt(s, stroke.to) };
}

/** STOP pays once the picture stands, or when a further forced line would rather spoil it. */
function isDone(s: State, me: Seat, skill: Skill): boolean {
  const { current } = skyAt(s, me);
  if (current === null || current.lines.length < FEWEST) return false;
  const { covered, next } = prospect(s, me, skill);
  return covered > skill.enough || (next <= WEARY && (covered > skill.nearly || current.lines.length >= MANY));
}
const FEWEST = 4;
const MANY = 11;
const WEARY = 0;
