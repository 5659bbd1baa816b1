import type { ScriptedMind } from '@orrery/kernel';
import type { SkyOfStars } from '../rules/kind.ts';
import { prospect } from './artist.ts';
import { skillOf } from './skill.ts';

/** A picture is spoken of only in percent: which of the five words it is, its owner knows. */
export const reason: NonNullable<ScriptedMind<SkyOfStars>['reason']> = (s, by, { t }) => {
  if (t === 'start' || t === 'erase' || t === 'guess') return { word: t };
  if (t !== 'line' && t !== 'stop' && t !== 'ready') return null;
  const part = prospect(s, by, skillOf('hard')).covered;
  return { word: t, values: { part } };
};
