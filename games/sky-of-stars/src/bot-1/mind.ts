import { mindBy } from '../bot/mind.ts';
import { firstSkillOf } from './skill.ts';

/** The first bots of this game (golden decisions in `lab/tests/yardstick` hold them in place). */
export const first = mindBy(firstSkillOf);
