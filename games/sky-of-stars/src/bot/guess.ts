import type { Chance, Seat } from '@orrery/kernel';
import { type State, skyAt } from '../rules/state.ts';
import { cardNow } from './artist.ts';
import { canvasOf } from './canvas.ts';
import { guidesFor, odds } from './recognise.ts';
import type { Skill } from './skill.ts';

/** The number 1-5 a seat takes the drawing of `owner` for. */
export function guessNumber(s: State, owner: Seat, skill: Skill, chance: Chance): number {
  const { lines } = canvasOf(s, owner);
  const card = cardNow(s);
  if (skyAt(s, owner).current === null || lines.length === 0) return 1 + chance.int(card.words.length, 'guess');
  const unlike = guidesFor(card, owner, s.round).map(skill.eye(lines));
  if (skill.calm === Infinity) return 1 + unlike.indexOf(Math.min(...unlike));
  let left = chance.int(10_000, 'guess') / 10_000;
  const likely = odds(unlike, skill.calm);
  const at = likely.findIndex((p) => {
    left -= p;
    return left < 0;
  });
  return 1 + (at < 0 ? likely.length - 1 : at);
}
