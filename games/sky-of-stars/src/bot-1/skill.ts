import type { CommonLevel } from '@orrery/kernel';
import type { Skill, Skills } from '../bot/skill.ts';
import { firstEye } from './recognise.ts';

const skills: Skills = {
  easy: {
    tries: 12,
    slip: 0.5,
    telling: false,
    ahead: false,
    shown: 0,
    colour: 0,
    calm: 0.6,
    enough: 0.85,
    nearly: 0.75,
    erases: 'anywhere',
  },
  normal: {
    tries: 300,
    slip: 0,
    telling: true,
    ahead: false,
    shown: 0,
    colour: 0.004,
    calm: 1.5,
    enough: 0.93,
    nearly: 0.75,
    erases: 'nearby',
  },
  hard: {
    tries: 600,
    slip: 0,
    telling: true,
    ahead: true,
    shown: 0,
    colour: 0.015,
    calm: Infinity,
    enough: 0.93,
    nearly: 0.75,
    erases: 'what is needed',
  },
};

/** How well the first bots drew and guessed. */
export function firstSkillOf(level: CommonLevel): Skill {
  return { ...skills[level], eye: firstEye };
}
